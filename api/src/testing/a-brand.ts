import type { Database } from '../db/database';
import { eachText, nextNumber, type Texts } from './texts';

/** A public brand. */
export async function aBrand(
  db: Database,
  options: { title?: Texts; slug?: string; featured?: number; status?: number } = {},
): Promise<{ id: number; slug: string }> {
  const number = nextNumber();
  const { title = `Brand ${number}`, slug = `brand-${number}`, featured = 2, status = 1 } = options;
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('brands')
      .values({ slug, featured, status, image: 'brand.jpg' })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('brand_texts')
      .values(eachText(title).map(([language, text]) => ({ brand_id: row.id, language, title: text })))
      .execute();
    return row;
  });
}
