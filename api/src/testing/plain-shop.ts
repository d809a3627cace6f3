import { sql } from 'kysely';
import type { Database } from '../db/database';

/** A public product as listings see it, read row by row without any of their queries. */
export interface PlainProduct {
  id: number;
  category: number;
  subCategory: number | null;
  brand: number | null;
  store: number;
  shipping: number | null;
  rating: number;
  reviews: number;
  featured: number;
  /** µs since 1970 */
  created: number;
  /** minor units, what the tile shows at this moment (D20) */
  shown: number;
  /** which of its prices that is */
  priced: 'flash' | 'offer' | 'regular';
  /** slugs and titles in all languages, in lower case */
  tags: string[];
  /** public ones */
  collections: number[];
}

interface Row extends Omit<PlainProduct, 'shown' | 'priced' | 'tags' | 'collections'> {
  selling: number;
  offered: number | null;
}

/** Reads all public products of public stores. */
export async function readPlainShop(db: Database): Promise<PlainProduct[]> {
  const read = async <T>(query: string) => (await sql.raw<T>(query).execute(db)).rows;
  const [products, tags, collections, offers] = await Promise.all([
    read<Row>(`select p.id, category_id as category, sub_category_id as "subCategory", brand_id as brand, store_id as store,
      shipping_rule_id as shipping, rating::float8 as rating, review_count as reviews, featured,
      extract(epoch from p.created_at)::float8 * 1000000 as created, selling, offered
      from products p join stores s on s.id = p.store_id where p.status = 1 and s.status = 1`),
    read<{ product_id: number; slug: string; title: string }>(
      'select product_id, slug, title from product_tags pt join tags t on t.id = pt.tag_id join tag_texts x on x.tag_id = t.id',
    ),
    read<{ product_id: number; collection_id: number }>(
      'select product_id, collection_id from collection_products cp join collections c on c.id = cp.collection_id where status = 1',
    ),
    read<{ product_id: number; price: number }>(
      'select product_id, price from flash_sale_products o join flash_sales f on f.id = o.flash_sale_id where status = 1 and start_time <= now() and end_time > now()',
    ),
  ]);
  return products.map(({ selling, offered, ...product }) => {
    const flash = offers.filter((offer) => offer.product_id === product.id).map(({ price }) => price);
    const own = tags.filter((tag) => tag.product_id === product.id);
    return {
      ...product,
      shown: flash.length > 0 ? Math.min(...flash) : (offered ?? selling),
      priced: flash.length > 0 ? 'flash' : offered === null ? 'regular' : 'offer',
      tags: [...new Set(own.flatMap(({ slug, title }) => [slug, title.toLowerCase()]))],
      collections: collections.filter((row) => row.product_id === product.id).map((row) => row.collection_id),
    };
  });
}
