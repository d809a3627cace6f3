import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Review, Reviews } from 'shared-kernel/contract/reviews';
import type { Banner } from 'shared-kernel/contract/site';
import type { Database } from '../../db/database';
import { formatMoment } from '../../http/moments';
import { pageObject, pageWindow } from '../../http/paging';
import { isPublic } from '../listings/tile';
import { bannerJson } from '../site/banner';

/** Reviews on one page (wire contract §1). */
const PAGE_SIZE = 6;

export interface ReviewsAsked {
  productId: number;
  page: number;
  order: 'created_at' | 'rating';
  direction: 'asc' | 'desc';
  timeZone: string | undefined;
  language: LanguageCode;
  path: string;
}

type Row = Omit<Review, 'created' | 'created_at'> & { created_at: Date };

const DIRECTION: Record<ReviewsAsked['direction'], RawBuilder<unknown>> = { asc: sql`asc`, desc: sql`desc` };

export function createReviewQueries(db: Database) {
  return {
    /** One page of a public product's reviews; nobody's id or token is among the columns. Undefined without the product. */
    async page({ productId, page, order, direction, timeZone, language, path }: ReviewsAsked) {
      const window = pageWindow(page, PAGE_SIZE);
      const [{ rows }, product] = await Promise.all([
        sql<Row>`
          select r.id, r.product_id, r.rating, r.review, r.created_at, json_build_object('name', r.author) as "user", (
            select coalesce(json_agg(json_build_object('id', i.id, 'image', i.image) order by i.id), '[]')
            from review_images i where i.review_id = r.id) as review_images
          from reviews r where r.product_id = ${productId}
          order by ${sql.ref(`r.${order}`)} ${DIRECTION[direction]}, r.id ${DIRECTION[direction]}
          limit ${window.size} offset ${window.offset}`.execute(db),
        sql<{ total: number }>`
          select p.review_count as total from products p where p.id = ${productId} and ${isPublic}`.execute(db),
      ]);
      const count = product.rows[0];
      if (!count) return undefined;
      const reviews = rows.map((row) => ({
        ...row,
        created_at: row.created_at.toISOString(),
        created: formatMoment(row.created_at, language, timeZone),
      }));
      return pageObject(reviews, count.total, window, path);
    },

    /** Number of reviews per rating, all five of them, and the banner beside the reviews (D14: type 7). */
    async totals(productId: number, language: LanguageCode): Promise<Pick<Reviews, 'total' | 'banner'>> {
      const { rows } = await sql<{ total: NonNullable<Reviews['total']>; banner: Banner | null }>`
        select
          (select json_agg(json_build_object('rating', s.rating, 'total', (
              select count(*) from reviews r where r.product_id = ${productId} and r.rating = s.rating))
            order by s.rating desc) from generate_series(1, 5) s (rating)) as total,
          (select ${bannerJson(language)} from banners b
            where b.type = 7 and b.status = 1 order by b.position, b.id limit 1) as banner`.execute(db);
      return rows[0] ?? {};
    },
  };
}
export type ReviewQueries = ReturnType<typeof createReviewQueries>;
