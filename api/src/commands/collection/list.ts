import { sql } from 'kysely';
import { z } from 'zod';
import { isPublic } from '../../modules/listings/tile';
import { command } from '../command';

interface CollectionRow {
  slug: string;
  title: string;
  state: string;
  products: number;
}

/** Lists collections with their number of public products. */
export const collectionList = command({
  verb: 'list',
  about: 'all collections, as the shop orders them',
  examples: ['collection list'],
  input: z.object({}),
  async run(_, { db }) {
    const { rows } = await sql<CollectionRow>`
      select c.slug, case when c.status = 1 then 'public' else 'hidden' end as state,
        (select count(*) from collection_products cp join products p on p.id = cp.product_id
          where cp.collection_id = c.id and ${isPublic}) as products, english.title
      from collections c join collection_texts english on english.collection_id = c.id and english.language = 'en'
      order by c.position, c.id`.execute(db);
    const collections = rows.map((row) => ({ ...row }));
    return { ...(rows.length === 0 && { messages: ['There are none.'] }), rows: collections, data: collections };
  },
});
