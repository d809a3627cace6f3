import type { Database } from '../db/database';
import { eachText, nextNumber, type Texts } from './texts';

interface SpecificationOptions {
  type?: 'choice' | 'number' | 'range' | 'dimensions' | 'yes-no';
  unit?: string;
  searchable?: boolean;
  /** the texts of the choices */
  values?: readonly Texts[];
}

/** A specification (such as Material) and its values; returns the ids of the values in the same order. */
export async function aSpecification(
  db: Database,
  title: Texts,
  { type = 'choice', unit, searchable = false, values = [] }: SpecificationOptions = {},
): Promise<{ id: number; type: string; valueIds: number[] }> {
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('specifications')
      .values({ slug: `specification-${nextNumber()}`, type, unit: unit ?? null, searchable })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('specification_texts')
      .values(eachText(title).map(([language, text]) => ({ specification_id: id, language, title: text })))
      .execute();
    const valueIds: number[] = [];
    for (const value of values) {
      const row = await trx
        .insertInto('specification_values')
        .values({ specification_id: id })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('specification_value_texts')
        .values(eachText(value).map(([language, text]) => ({ specification_value_id: row.id, language, title: text })))
        .execute();
      valueIds.push(row.id);
    }
    return { id, type, valueIds };
  });
}

/** Sets a product's specification: one of the specification's values, a number, or yes/no. */
export async function specify(
  db: Database,
  product: { id: number },
  { id, type }: { id: number; type: string },
  value: { valueId?: number; numbers?: number[]; yes?: boolean },
): Promise<void> {
  await db
    .insertInto('product_specifications')
    .values({
      product_id: product.id,
      specification_id: id,
      type,
      specification_value_id: value.valueId ?? null,
      numbers: value.numbers ?? null,
      yes: value.yes ?? null,
    })
    .execute();
}
