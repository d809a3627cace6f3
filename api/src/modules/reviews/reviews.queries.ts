import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Review, Reviews } from 'shared-kernel/contract/reviews';
import type { Database } from '../../db/database';
import { formatMoment } from '../../http/moments';
import { pageObject, pageWindow } from '../../http/paging';
import { isPublic } from '../listings/tile';
import { bannerJson } from '../site/banner';
import { shownName } from './shown-name';

/** Reviews on one page (wire contract §1). */
const PAGE_SIZE = 6;
/** Pictures in the strip above the reviews. */
const STRIP = 12;

export interface ReviewsAsked {
  productId: number;
  page: number;
  /** only reviews of exactly so many stars */
  rating: number | undefined;
  /** only reviews with pictures */
  withImages: boolean;
  order: 'created_at' | 'rating';
  direction: 'asc' | 'desc';
  timeZone: string | undefined;
  language: LanguageCode;
  path: string;
}

type Row = Omit<Review, 'created' | 'created_at' | 'user'> & { created_at: Date; author: string };

const ORDER: Record<`${ReviewsAsked['order']} ${ReviewsAsked['direction']}`, RawBuilder<unknown>> = {
  'created_at asc': sql`r.created_at, r.id`,
  'created_at desc': sql`r.created_at desc, r.id desc`,
  'rating asc': sql`r.rating, r.created_at desc, r.id desc`,
  'rating desc': sql`r.rating desc, r.created_at desc, r.id desc`,
};

export function createReviewQueries(db: Database) {
  return {
    /** One page of a public product's reviews; nobody's id or token is among the columns. Undefined without the product. */
    async page({ productId, page, rating, withImages, order, direction, timeZone, language, path }: ReviewsAsked) {
      const window = pageWindow(page, PAGE_SIZE);
      const wanted = sql.join(
        [
          sql`r.product_id = ${productId}`,
          ...(rating === undefined ? [] : [sql`r.rating = ${rating}`]),
          ...(withImages ? [sql`exists (select from review_images i where i.review_id = r.id)`] : []),
        ],
        sql` and `,
      );
      // the product keeps the number of all its reviews
      const filtered = rating !== undefined || withImages;
      const total = filtered ? sql`(select count(*) from reviews r where ${wanted})` : sql`p.review_count`;
      const [{ rows }, product] = await Promise.all([
        sql<Row>`
          select r.id, r.product_id, r.rating, r.review, r.created_at, r.author, (
            select coalesce(json_agg(json_build_object('id', i.id, 'image', i.image) order by i.id), '[]')
            from review_images i where i.review_id = r.id) as review_images
          from reviews r where ${wanted}
          order by ${ORDER[`${order} ${direction}`]} limit ${window.size} offset ${window.offset}`.execute(db),
        sql<{ total: number }>`
          select ${total} as total from products p where p.id = ${productId} and ${isPublic}`.execute(db),
      ]);
      const count = product.rows[0];
      if (!count) return undefined;
      const reviews = rows.map(({ author, ...row }) => ({
        ...row,
        user: { name: shownName(author) },
        created_at: row.created_at.toISOString(),
        created: formatMoment(row.created_at, language, timeZone),
      }));
      return pageObject(reviews, count.total, window, path);
    },

    /**
     * What is about all reviews: their number per rating, all five of them, the newest pictures, and the banner beside the
     * reviews (D14: type 7).
     */
    async totals(productId: number, language: LanguageCode): Promise<Pick<Reviews, 'total' | 'banner' | 'images'>> {
      const { rows } = await sql<Required<Pick<Reviews, 'total' | 'banner' | 'images'>>>`
        select
          (select json_agg(json_build_object('rating', s.rating, 'total', (
              select count(*) from reviews r where r.product_id = ${productId} and r.rating = s.rating))
            order by s.rating desc) from generate_series(1, 5) s (rating)) as total,
          (select ${bannerJson(language)} from banners b
            where b.type = 7 and b.status = 1 order by b.position, b.id limit 1) as banner,
          (select coalesce(json_agg(json_build_object('id', x.id, 'image', x.image, 'review_id', x.review_id)
              order by x.created_at desc, x.review_id desc, x.id), '[]')
            from (select i.id, i.image, i.review_id, r.created_at
              from reviews r join review_images i on i.review_id = r.id where r.product_id = ${productId}
              order by r.created_at desc, r.id desc, i.id limit ${STRIP}) x) as images`.execute(db);
      return rows[0] ?? {};
    },
  };
}
export type ReviewQueries = ReturnType<typeof createReviewQueries>;
