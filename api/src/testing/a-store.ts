import type { Database } from '../db/database';
import { eachText, nextNumber, type Texts } from './texts';

/** A public store; its city is stored in the same languages as its name. */
export async function aStore(
  db: Database,
  options: { name?: Texts; slug?: string; status?: number; country?: string; city?: Texts; days?: number } = {},
): Promise<{ id: number; slug: string }> {
  const number = nextNumber();
  const { name = `Store ${number}`, slug = `store-${number}`, status = 1, country, city, days } = options;
  const cities = new Map(city ? eachText(city) : []);
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('stores')
      .values({ slug, status, image: 'store.jpg', ships_from_country: country ?? null, dispatch_days: days ?? null })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('store_texts')
      .values(
        eachText(name).map(([language, text]) => ({
          store_id: row.id,
          language,
          name: text,
          ships_from_city: cities.get(language) ?? null,
        })),
      )
      .execute();
    return row;
  });
}
