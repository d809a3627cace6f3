import type { Database } from '../db/database';
import { eachText, nextNumber, type Texts } from './texts';

/** A tag that can be assigned to products. */
export async function aTag(db: Database, title: Texts, slug = `tag-${nextNumber()}`): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { id } = await trx.insertInto('tags').values({ slug }).returning('id').executeTakeFirstOrThrow();
    await trx
      .insertInto('tag_texts')
      .values(eachText(title).map(([language, text]) => ({ tag_id: id, language, title: text })))
      .execute();
    return id;
  });
}
