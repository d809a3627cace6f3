import type { Database } from '../db/database';

/** Of every `buy` pieces, `free` are free of charge. */
export async function aBundleDeal(db: Database, { buy, free }: { buy: number; free: number }): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { id } = await trx.insertInto('bundle_deals').values({ buy, free }).returning('id').executeTakeFirstOrThrow();
    const title = `Buy ${buy} get ${free} free`;
    await trx.insertInto('bundle_deal_texts').values({ bundle_deal_id: id, language: 'en', title }).execute();
    return id;
  });
}
