import { type RawBuilder, sql } from 'kysely';
import { OrderStatus } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Review, Reviews } from 'shared-kernel/contract/reviews';
import type { Database } from '../../db/database';
import { keptPlan, rowsOfPage } from '../../db/kept-plan';
import { formatMoment } from '../../http/moments';
import { pageObject, pageWindow } from '../../http/paging';
import { isPublic } from '../listings/tile';
import { bannerJson } from '../site/banner';
import { shownAuthor } from './shown-name';

/** Reviews on one page (wire contract §1). */
const PAGE_SIZE = 6;
/** Number of pictures in the strip above the reviews. */
const STRIP = 12;

export interface ReviewsQuery {
  productId: number;
  page: number;
  /** only reviews with exactly this number of stars */
  rating: number | undefined;
  /** only reviews with pictures */
  withImages: boolean;
  /** only reviews written in this language */
  writtenIn: LanguageCode | undefined;
  order: 'relevance' | 'created_at' | 'rating';
  direction: 'asc' | 'desc';
  timeZone: string | undefined;
  language: LanguageCode;
  path: string;
}

type Totals = Pick<Reviews, 'total' | 'languages' | 'banner' | 'images'>;

type Row = Omit<Review, 'created' | 'created_at' | 'user'> & { created_at: Date; author: string };

const ORDER: Record<
  `${Exclude<ReviewsQuery['order'], 'relevance'>} ${ReviewsQuery['direction']}`,
  RawBuilder<unknown>
> = {
  'created_at asc': sql`r.created_at, r.id`,
  'created_at desc': sql`r.created_at desc, r.id desc`,
  'rating asc': sql`r.rating, r.created_at desc, r.id desc`,
  'rating desc': sql`r.rating desc, r.created_at desc, r.id desc`,
};

/** Most useful reviews first for a reader of this language (issue 13, shopping A7). */
const byRelevance = (language: LanguageCode) =>
  sql`(case when r.language = ${language} then 0 when r.review <> '' then 1 else 2 end), r.helpful_count desc,
    r.created_at desc, r.id desc`;

/** True if the reviewer has bought the product here: computed, never taken from the review. */
export const isVerified = sql<boolean>`exists (
  select from orders o join ordered_products bought on bought.order_id = o.id and bought.product_id = r.product_id
  where o.shopper_id = r.shopper_id
    and ((o.payment_done = 1 and o.cancelled = 0) or exists (
      select from parcels parcel where parcel.order_id = o.id and parcel.store_id = bought.store_id
        and parcel.status = ${OrderStatus.delivered})))`;

export function createReviewQueries(db: Database) {
  return {
    /** One page of a public product's reviews; the columns contain no ids or tokens of persons. Undefined if there is no such product. */
    async page(query: ReviewsQuery) {
      const { productId, page, rating, withImages, writtenIn, order, direction, timeZone, language, path } = query;
      const window = pageWindow(page, PAGE_SIZE);
      const conditions = sql.join(
        [
          sql`r.product_id = ${productId} and r.hidden_at is null`,
          ...(rating === undefined ? [] : [sql`r.rating = ${rating}`]),
          ...(withImages ? [sql`exists (select from review_images i where i.review_id = r.id)`] : []),
          ...(writtenIn === undefined ? [] : [sql`r.language = ${writtenIn}`]),
        ],
        sql` and `,
      );
      // the product stores the number of all its reviews
      const filtered = rating !== undefined || withImages || writtenIn !== undefined;
      const orderBy = order === 'relevance' ? byRelevance(language) : ORDER[`${order} ${direction}`];
      const total = filtered ? sql`(select count(*) from reviews r where ${conditions})` : sql`p.review_count`;
      // shown on the product's page: planning both takes many times as long as running them
      const plan = !filtered && window.offset === 0 ? keptPlan : sql``;
      const [{ rows }, product] = await Promise.all([
        sql<Row>`${plan}
          select r.id, r.product_id, r.rating, r.review, r.created_at, r.author, r.language, r.helpful_count,
            ${isVerified} as verified, (
            select coalesce(json_agg(json_build_object('id', i.id, 'image', i.image) order by i.id), '[]')
            from review_images i where i.review_id = r.id) as review_images
          from reviews r where ${conditions}
          order by ${orderBy} ${rowsOfPage(window)}`.execute(db),
        sql<{ total: number }>`${plan}
          select ${total} as total from products p where p.id = ${productId} and ${isPublic}`.execute(db),
      ]);
      const count = product.rows[0];
      if (!count) return undefined;
      const reviews = rows.map(({ author, ...row }) => ({
        ...row,
        user: { name: shownAuthor(author, language) },
        created_at: row.created_at.toISOString(),
        created: formatMoment(row.created_at, language, timeZone),
      }));
      return pageObject(reviews, count.total, window, path);
    },

    /**
     * Figures over all reviews: their number for each of the five ratings and per language, the newest pictures, and the banner beside the
     * reviews (D14: type 7).
     */
    async totals(productId: number, language: LanguageCode): Promise<Totals> {
      const { rows } = await sql<Required<Totals>>`
        select
          (select json_agg(json_build_object('rating', s.rating, 'total', (
              select count(*) from reviews r
              where r.product_id = ${productId} and r.hidden_at is null and r.rating = s.rating))
            order by s.rating desc) from generate_series(1, 5) s (rating)) as total,
          (select coalesce(json_agg(json_build_object('language', l.language, 'total', l.total)
              order by l.total desc, l.language), '[]')
            from (select r.language, count(*) as total from reviews r
              where r.product_id = ${productId} and r.hidden_at is null and r.language is not null group by r.language) l) as languages,
          (select ${bannerJson(language)} from banners b
            where b.type = 7 and b.status = 1 order by b.position, b.id limit 1) as banner,
          (select coalesce(json_agg(json_build_object('id', x.id, 'image', x.image, 'review_id', x.review_id)
              order by x.created_at desc, x.review_id desc, x.id), '[]')
            from (select i.id, i.image, i.review_id, r.created_at
              from reviews r join review_images i on i.review_id = r.id
              where r.product_id = ${productId} and r.hidden_at is null
              order by r.created_at desc, r.id desc, i.id limit ${STRIP}) x) as images`.execute(db);
      return rows[0] ?? {};
    },
  };
}
export type ReviewQueries = ReturnType<typeof createReviewQueries>;
