import { sql } from 'kysely';
import type { Database } from '../db/database';

/** A public product as listings see it, read row by row without using their queries. */
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
  /** minor units, the price that the tile shows at this moment (D20) */
  shown: number;
  /** which of its prices is shown */
  priced: 'flash' | 'offer' | 'regular';
  /** slugs and titles in all languages, in lower case */
  tags: string[];
  /** public collections only */
  collections: number[];
  /** for each variant in stock, its value of each attribute */
  variants: Record<number, number>[];
  soldOut: boolean;
  colours: number;
  /** each delivered order adds 3, each review adds its stars minus 2 */
  popularity: number;
  /** minor units, the regular price */
  regular: number;
}

interface Row
  extends Omit<
    PlainProduct,
    'shown' | 'priced' | 'tags' | 'collections' | 'variants' | 'soldOut' | 'colours' | 'popularity' | 'regular'
  > {
  stars: number;
  selling: number;
  offered: number | null;
}

/** Reads all public products of public stores. */
export async function readPlainShop(db: Database): Promise<PlainProduct[]> {
  const read = async <T>(query: string) => (await sql.raw<T>(query).execute(db)).rows;
  const [products, tags, collections, offers, variants, values, delivered] = await Promise.all([
    read<Row>(`select p.id, category_id as category, sub_category_id as "subCategory", brand_id as brand, store_id as store,
      shipping_rule_id as shipping, rating::float8 as rating, review_count as reviews, featured,
      extract(epoch from p.created_at)::float8 * 1000000 as created, selling, offered, p.rating_sum as stars
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
    read<{ id: number; product_id: number; quantity: number }>('select id, product_id, quantity from inventory'),
    read<{ inventory_id: number; value: number; attribute: number; colour: string | null }>(
      'select a.inventory_id, v.id as value, v.attribute_id as attribute, v.colour from inventory_attributes a join attribute_values v on v.id = a.attribute_value_id',
    ),
    read<{ product_id: number; order_id: number }>(
      'select distinct product_id, order_id from ordered_products o join orders on orders.id = o.order_id where orders.status = 5',
    ),
  ]);
  return products.map(({ selling, offered, stars, ...product }) => {
    const flash = offers.filter((offer) => offer.product_id === product.id).map(({ price }) => price);
    const own = tags.filter((tag) => tag.product_id === product.id);
    return {
      ...product,
      shown: flash.length > 0 ? Math.min(...flash) : (offered ?? selling),
      priced: flash.length > 0 ? 'flash' : offered === null ? 'regular' : 'offer',
      tags: [...new Set(own.flatMap(({ slug, title }) => [slug, title.toLowerCase()]))],
      ...stockOf(product.id),
      popularity: 3 * delivered.filter((row) => row.product_id === product.id).length + stars - 2 * product.reviews,
      regular: selling,
      collections: collections.filter((row) => row.product_id === product.id).map((row) => row.collection_id),
    };
  });

  function stockOf(product: number): Pick<PlainProduct, 'variants' | 'soldOut' | 'colours'> {
    const own = variants
      .filter((variant) => variant.product_id === product)
      .map(({ id, quantity }) => ({ quantity, values: values.filter((value) => value.inventory_id === id) }));
    const left = own.filter(({ quantity }) => quantity > 0);
    const colours = own.flatMap((variant) => variant.values.filter(({ colour }) => colour !== null));
    return {
      variants: left.map((variant) =>
        Object.fromEntries(variant.values.map(({ attribute, value }) => [attribute, value])),
      ),
      soldOut: left.length === 0,
      colours: new Set(colours.map(({ value }) => value)).size,
    };
  }
}
