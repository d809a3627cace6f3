import { Visibility } from 'shared-kernel/contract/enums';
import type { CatalogueRow } from './read-folder';

/** The slug of a row; empty when missing. */
export const slugOf = ({ values }: CatalogueRow): string => String(values.slug ?? '');
export const englishTitle = ({ texts }: CatalogueRow): string => texts.title?.en ?? '';
const publicOf = ({ values }: CatalogueRow) => values.public ?? Visibility.public;
const featuredOf = ({ values }: CatalogueRow) => values.featured ?? Visibility.private;
const positionOf = ({ values }: CatalogueRow) => values.position ?? 0;
/** Columns that most files have. */
export const usual = (row: CatalogueRow) =>
  ({
    public: ['status', publicOf(row)],
    featured: ['featured', featuredOf(row)],
    position: ['position', positionOf(row)],
  }) as const;
/** The names listed in a cell. */
export const namesIn = ({ values }: CatalogueRow, column: string): readonly string[] =>
  (values[column] as readonly string[] | null | undefined) ?? [];
