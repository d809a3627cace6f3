import { sql } from 'kysely';
import { changeRows } from '../../modules/catalogue-files/change-rows';
import { type ExportedRow, exportRows } from '../../modules/catalogue-files/export-folder';
import { CatalogueRefused } from '../../modules/catalogue-files/import-folder';
import { isCalled } from '../../modules/catalogue-files/row-names';
import { merged, noSuchRow } from '../catalogue/write-row';
import { type Desk, Refusal } from '../command';

export const VARIANT_OPTION = {
  '--variant <values>': 'which one, such as "Size=M" or "Colour=Red|Size=M" in English, or its SKU',
};

/** The item to change: a product without variants, or one of its variants. */
export interface Sold {
  slug: string;
  /** `Colour=Red|Size=M`; null: the product itself */
  variant: string | null;
}

/**
 * Finds the product or variant that an operator names.
 *
 * @param variant as typed; undefined: none given
 * @throws Refusal when there is no such product or variant, or the name is ambiguous
 */
export async function findSold(
  desk: Desk,
  { product, variant, whole = false }: { product: string; variant: string | undefined; whole?: boolean },
): Promise<Sold> {
  const { rows } = await sql<{
    id: number;
  }>`select x.id from products x where ${isCalled('products', [product])}`.execute(desk.db);
  if (rows.length === 0)
    throw new Refusal([await noSuchRow(desk, { file: 'products', noun: 'product', name: [product] })]);
  const variants = await readVariants(desk, product);
  if (variants.length === 0) {
    if (variant !== undefined) throw new Refusal([`${product} has no variants: leave --variant out.`]);
    return { slug: product, variant: null };
  }
  if (variant === undefined && whole) return { slug: product, variant: null };
  const all = variants.map(({ values }) => values ?? '');
  if (variant === undefined)
    throw new Refusal([`${product} has variants: name one with --variant. There are: ${all.join(', ')}.`]);
  const matches = variants.filter((one) => matchesVariant(one, variant));
  const [first, ...others] = matches;
  if (!first) throw new Refusal([`${product} has no variant '${variant}'. There are: ${all.join(', ')}.`]);
  if (others.length > 0)
    throw new Refusal([
      `'${variant}' can be any of these variants of ${product}: ${matches.map(({ values }) => values).join(', ')}.`,
    ]);
  return { slug: product, variant: first.values ?? '' };
}

/** Variants of a product. @param product its slug */
export const readVariants = ({ db }: Desk, product: string) =>
  exportRows(db, 'variants', { where: sql`x.product = ${product}` });

/** True if every typed part is one of the variant's, or the text is its SKU. */
export function matchesVariant({ values, sku }: ExportedRow, written: string): boolean {
  if (sku !== null && sku === written) return true;
  const parts = (text: string) =>
    text.split('|').map((part) =>
      part
        .split('=')
        .map((side) => side.trim().toLowerCase())
        .join('='),
    );
  const own = new Set(parts(values ?? ''));
  return parts(written).every((part) => own.has(part));
}

/**
 * Changes the stock or the price of a product or of one of its variants; other variants stay, whatever is sold of them meanwhile.
 *
 * @param change returns the new value from the current one
 * @returns both values
 * @throws Refusal when the import rules forbid it
 */
export async function changeSold(
  desk: Desk,
  { slug, variant }: Sold,
  column: 'stock' | 'price',
  change: (before: string) => string,
): Promise<{ before: string; after: string }> {
  const isIt = ({ values }: ExportedRow) => variant === null || values === variant;
  const to = (rows: readonly ExportedRow[]) =>
    rows.map((row) => {
      const changed = isIt(row) ? { [column]: change(row[column] ?? '') } : {};
      if (variant === null) return merged('products', row, { slug, ...changed });
      return { ...cells(row, ['product', 'values', column]), ...changed };
    });
  const noun = variant === null ? 'products' : 'variants';
  const where = variant === null ? isCalled('products', [slug]) : sql`x.product = ${slug}`;
  const { before, after } = await changeRows(desk.db, { noun, where, to }).catch((error) => {
    if (!(error instanceof CatalogueRefused)) throw error;
    throw new Refusal(error.faults.map(({ message }) => `${nameOf({ slug, variant })}: ${message}`));
  });
  const read = (rows: readonly ExportedRow[]) => rows.find(isIt)?.[column] ?? '';
  return { before: read(before), after: read(after) };
}

export const cells = (row: ExportedRow, columns: readonly string[]): Record<string, string> =>
  Object.fromEntries(columns.map((name) => [name, row[name] ?? '']));

/** `roses Colour=Red|Stems=10`. */
export const nameOf = ({ slug, variant }: Sold): string => (variant === null ? slug : `${slug} ${variant}`);
