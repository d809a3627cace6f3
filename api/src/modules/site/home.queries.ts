import { sql } from 'kysely';
import { SliderType } from 'shared-kernel/contract/enums';
import { HOME_PAGE_SIZE } from 'shared-kernel/contract/filters';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { HomeData, SliderItem } from 'shared-kernel/contract/site';
import type { Database } from '../../db/database';
import { keptPlan } from '../../db/kept-plan';
import { text } from '../../db/texts';
import { type FlashSaleQueries, showSales } from '../flash-sales/flash-sales.queries';
import { readTilesOf } from '../listings/read-tiles';
import { isPublic } from '../listings/tile';
import { bannerJson } from './banner';

/** Sizes of the home page's lists (wire contract §1). */
const SIZE = { collectionProducts: 9, featuredBrands: 15, featuredCategories: 12 };

type Row = Pick<HomeData, 'banners' | 'featured_categories' | 'featured_brands'> & {
  slider: SliderItem[];
  collections: (Omit<HomeData['collections'][number], 'product_collections'> & { ids: number[] })[];
  /** ids, newest first */
  newest: number[];
};

export function createHomeQueries(db: Database, flashSales: FlashSaleQueries) {
  return {
    /** Response of `home` (S078) without the clock: two concurrent round trips for its contents, then one for the tiles. */
    async read(language: LanguageCode, now: Date): Promise<Omit<HomeData, 'server_time' | 'time_zone'>> {
      const [{ rows }, sales] = await Promise.all([
        sql<Row>`${keptPlan} select ${sliders(language)} as slider, ${banners(language)} as banners,
          ${collections(language)} as collections, ${featuredCategories(language)} as featured_categories,
          ${featuredBrands(language)} as featured_brands, ${NEWEST} as newest`.execute(db),
        flashSales.running(language, now),
      ]);
      const row = rows[0];
      if (!row) throw new Error('A select without a table has one row.');
      const { slider, collections: listed, newest, ...rest } = row;
      const lists = [...sales, ...listed].map(({ ids }) => ids);
      const tilesOf = await readTilesOf(db, [...lists, newest], { language, now });
      const slot = (type: number) => slider.find((item) => item.type === type) ?? null;
      return {
        ...rest,
        slider: {
          main: slider.filter((item) => item.type === SliderType.main),
          right_top: slot(SliderType.rightTop),
          right_bottom: slot(SliderType.rightBottom),
        },
        collections: listed
          .map(({ ids, ...collection }) => ({ ...collection, product_collections: tilesOf(ids) }))
          .filter(({ product_collections }) => product_collections.length > 0),
        products: tilesOf(newest),
        flash_sales: showSales(sales, tilesOf),
      };
    },
  };
}
export type HomeQueries = ReturnType<typeof createHomeQueries>;

const sliders = (language: LanguageCode) => sql`(
  select coalesce(json_agg(json_build_object('id', s.id, 'type', s.type, 'slug', s.slug, 'image', s.image,
    'title', ${text(language, 'slider_texts', 's.id')}, 'sub_title', ${text(language, 'slider_texts', 's.id', 'sub_title')},
    'source_type', s.source_type, 'tags', s.tags, 'url', s.url, 'status', s.status) order by s.position, s.id), '[]')
  from sliders s where s.status = 1)`;

/** All public banners of every slot (S079); the storefront shows the slots it knows. */
const banners = (language: LanguageCode) => sql`(
  select coalesce(json_agg(${bannerJson(language)} order by b.type, b.position, b.id), '[]')
  from banners b where b.status = 1)`;

const collections = (language: LanguageCode) => sql`(
  select coalesce(json_agg(json_build_object('id', c.id, 'title', ${text(language, 'collection_texts', 'c.id')},
    'slug', c.slug, 'ids', first.ids) order by c.position, c.id), '[]')
  from collections c, lateral (select array(
    select p.id from collection_products cp join products p on p.id = cp.product_id
    where cp.collection_id = c.id and ${isPublic}
    order by cp.position, p.id limit ${sql.lit(SIZE.collectionProducts)}) as ids) first
  where c.status = 1 and c.featured = 1)`;

const featuredCategories = (language: LanguageCode) => sql`(
  select coalesce(json_agg(x.item), '[]') from (
    select json_build_object('id', sc.id, 'title', ${text(language, 'sub_category_texts', 'sc.id')}, 'slug', sc.slug,
      'image', sc.image, 'category_id', c.id, 'category', json_build_object('id', c.id,
        'title', ${text(language, 'category_texts', 'c.id')}, 'slug', c.slug)) as item
    from sub_categories sc join categories c on c.id = sc.category_id
    where sc.featured = 1 and sc.status = 1 and c.status = 1
    order by sc.position, sc.id limit ${sql.lit(SIZE.featuredCategories)}) x)`;

const featuredBrands = (language: LanguageCode) => sql`(
  select coalesce(json_agg(x.item), '[]') from (
    select json_build_object('id', b.id, 'title', ${text(language, 'brand_texts', 'b.id')}, 'slug', b.slug,
      'image', b.image) as item
    from brands b where b.featured = 1 and b.status = 1
    order by b.position, b.id limit ${sql.lit(SIZE.featuredBrands)}) x)`;

const NEWEST = sql`array(
  select p.id from products p where ${isPublic}
  order by p.sold_out, p.created_at desc, p.id desc limit ${sql.lit(HOME_PAGE_SIZE)})`;
