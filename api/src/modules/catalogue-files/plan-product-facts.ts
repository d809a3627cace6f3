import type { KnownRows } from './known-rows';
import type { Planning } from './plan-catalogue';
import { specificationValueName } from './plan-specifications';
import type { CatalogueFile, CatalogueRow } from './read-folder';
import { namesIn, slugOf } from './row-values';

const NUMBER = /^-?\d{1,9}(?:[.]\d{1,6})?$/;
/** How many numbers a type has, and their separator. */
const NUMBERS: Readonly<Record<string, { between: string; counts: readonly number[]; such: string }>> = {
  number: { between: '\n', counts: [1], such: '0.4' },
  range: { between: '..', counts: [2], such: '-20..60' },
  dimensions: { between: 'x', counts: [2, 3], such: '30x20x10' },
};

interface Value {
  specification_value_id: number | null;
  numbers: readonly string[] | null;
  yes: boolean | null;
}
const NONE: Value = { specification_value_id: null, numbers: null, yes: null };

/** Returns a function that plans a product's specifications: one value each, of the specification's type. */
export async function productSpecifications(planning: Planning, file: CatalogueFile) {
  const specifications = await planning.known('specifications');
  const values = await planning.known('specification_values');
  const types = new Map(
    (await planning.db.selectFrom('specifications').select(['slug', 'type']).execute()).map((row) => [
      row.slug,
      row.type,
    ]),
  );
  for (const row of planning.catalogue.specifications?.rows ?? []) types.set(slugOf(row), String(row.values.type));
  return (row: CatalogueRow, product_id: number) => {
    const fault = (message: string) => planning.fault(file, row, `specifications: ${message}`);
    const seen = new Set<number>();
    for (const cell of namesIn(row, 'specifications')) {
      const [slug = '', ...rest] = cell.split('=');
      const specification_id = specifications.find(slug.trim());
      const type = types.get(slug.trim());
      if (specification_id === undefined || type === undefined) {
        fault(`there is no specification '${slug.trim()}'.`);
        continue;
      }
      if (seen.has(specification_id)) fault(`${slug.trim()} stands here twice.`);
      seen.add(specification_id);
      const value = readValue(type, rest.join('=').trim(), specification_id, values);
      if (typeof value === 'string') fault(`${slug.trim()} ${value}`);
      else
        planning.plan.putOwned(
          'product_specifications',
          'product_id',
          { product_id, specification_id },
          { type, ...value },
        );
    }
    planning.plan.own('product_specifications', 'product_id', product_id, ['product_id', 'specification_id']);
  };
}

/** @returns the value, or a sentence that describes the fault */
function readValue(type: string, written: string, specification: number, values: KnownRows): Value | string {
  if (type === 'choice') {
    const id = values.find(specificationValueName(specification, written));
    return id === undefined ? `has no value '${written}'.` : { ...NONE, specification_value_id: id };
  }
  if (type === 'yes-no')
    return written === 'yes' || written === 'no' ? { ...NONE, yes: written === 'yes' } : 'must be yes or no.';
  const { between, counts, such } = NUMBERS[type] ?? { between: '\n', counts: [1], such: '0.4' };
  const numbers = written.split(between).map((number) => number.trim());
  if (!counts.includes(numbers.length) || !numbers.every((number) => NUMBER.test(number)))
    return `must be written such as ${such}.`;
  return type === 'range' && Number(numbers[0]) > Number(numbers[1])
    ? 'must begin with the lower number.'
    : { ...NONE, numbers };
}
