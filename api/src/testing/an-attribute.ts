import type { Database } from '../db/database';
import { eachText, type Texts } from './texts';

/** An attribute (such as Size) and its values (S, M, L); returns their ids in the same order. */
export async function anAttribute(
  db: Database,
  title: Texts,
  values: readonly Texts[],
): Promise<{ id: number; valueIds: number[] }> {
  return db.transaction().execute(async (trx) => {
    const { id } = await trx.insertInto('attributes').defaultValues().returning('id').executeTakeFirstOrThrow();
    await trx
      .insertInto('attribute_texts')
      .values(eachText(title).map(([language, text]) => ({ attribute_id: id, language, title: text })))
      .execute();
    const valueIds: number[] = [];
    for (const [position, value] of values.entries()) {
      const row = await trx
        .insertInto('attribute_values')
        .values({ attribute_id: id, position })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('attribute_value_texts')
        .values(eachText(value).map(([language, text]) => ({ attribute_value_id: row.id, language, title: text })))
        .execute();
      valueIds.push(row.id);
    }
    return { id, valueIds };
  });
}
