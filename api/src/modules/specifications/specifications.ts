import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Specification } from 'shared-kernel/contract/product';
import { writeNumber, writePercent } from 'shared-kernel/rules/write-number';
import { text } from '../../db/texts';
import { translate } from '../../http/texts';
import { writeUnit } from './units';

/** A row of `product_specifications` with its names in the reader's language. */
export interface SpecificationRow {
  readonly id: number;
  readonly name: string;
  readonly unit: string | null;
  /** name of the chosen value */
  readonly choice: string | null;
  readonly numbers: readonly number[] | null;
  readonly yes: boolean | null;
  readonly type: string;
}

/** JSON of a product's specifications in the order of its kind; needs `products p` in the query. */
export const specificationRows = (language: LanguageCode) => sql<SpecificationRow[]>`(
  select coalesce(json_agg(json_build_object('id', s.id, 'name', ${text(language, 'specification_texts', 's.id')},
    'type', s.type, 'unit', s.unit, 'numbers', own.numbers, 'yes', own.yes,
    'choice', ${text(language, 'specification_value_texts', 'own.specification_value_id')})
    order by place.position, s.id), '[]')
  from product_specifications own join specifications s on s.id = own.specification_id
  left join kind_specifications place on place.kind_id = p.kind_id and place.specification_id = s.id
  where own.product_id = p.id)`;

/** Slug of the public page that explains the product's sizes; needs `products p` in the query. */
export const sizeGuide = sql<string | null>`(
  select guide.slug from kinds k join pages guide on guide.id = k.size_guide_id
  where k.id = p.kind_id and guide.status = 1)`;

const PLAIN = { least: 0, most: 3 };
/** Amounts below one are formatted in a smaller unit: 168 g, not 0.168 kg. */
const SMALLER: Readonly<Record<string, string>> = { kilogram: 'gram', litre: 'millilitre' };
const THOUSAND = 1000;

/** A specification formatted for shoppers: numbers, units and yes or no in their language. */
export function writeSpecification(language: LanguageCode, row: SpecificationRow): Specification {
  const { id, name, choice, numbers, yes } = row;
  if (choice !== null) return { id, name, value: choice, unit: null };
  if (!numbers)
    return {
      id,
      name,
      value: translate(language, { key: yes ? 'specifications.yes' : 'specifications.no' }),
      unit: null,
    };
  const between = row.type === 'range' ? '–' : ' × ';
  if (row.unit === 'percent') {
    return { id, name, value: numbers.map((number) => writePercent(language, number)).join(between), unit: null };
  }
  const smaller = row.unit !== null && numbers.every((number) => number < 1) ? SMALLER[row.unit] : undefined;
  const shown = smaller ? numbers.map((number) => number * THOUSAND) : numbers;
  const value = shown.map((number) => writeNumber(language, number, PLAIN)).join(between);
  if (row.unit === null) return { id, name, value, unit: null };
  const { unit, whole } = writeUnit(language, smaller ?? row.unit, shown.at(-1) ?? 0);
  return { id, name, value: shown.length === 1 && whole ? whole : value, unit };
}

/** Converts rows of `specificationRows` to the contract's format. */
export function withSpecifications<T extends { specifications: readonly SpecificationRow[] }>(
  language: LanguageCode,
  product: T,
): Omit<T, 'specifications'> & { specifications: Specification[] } {
  return { ...product, specifications: product.specifications.map((row) => writeSpecification(language, row)) };
}
