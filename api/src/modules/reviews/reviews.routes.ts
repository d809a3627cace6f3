import { API_BASE } from 'shared-kernel/contract/call';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { Reviews } from 'shared-kernel/contract/reviews';
import { z } from 'zod';
import type { Api } from '../../http/api';
import { TimeZone } from '../../http/moments';
import { PageNumber } from '../../http/paging';
import { IdParam, orNotFound } from '../../http/parameters';
import type { ReviewQueries } from './reviews.queries';

const ReviewsQuery = z.object({
  page: PageNumber,
  order_by: z.enum(['relevance', 'created_at', 'rating']).catch('created_at'),
  type: z.enum(['asc', 'desc']).catch('desc'),
  /** exact number of stars; any other value selects all */
  rating: z.coerce.number().int().min(1).max(5).optional().catch(undefined),
  /** `true`: only reviews with pictures */
  with_images: z.string().max(10).optional().catch(undefined),
  /** a language of the shop; any other value selects all */
  written_in: z.enum(LANGUAGES).optional().catch(undefined),
  time_zone: TimeZone,
  /** `true` adds the number per rating, the newest pictures and the banner */
  get_total: z.string().max(10).optional().catch(undefined),
});

export function reviewRoutes(api: Api, reviews: ReviewQueries): void {
  api.answer(
    'reviews',
    { params: z.object({ productId: IdParam }), query: ReviewsQuery, data: Reviews },
    async ({ params: { productId }, query, language, life }) => {
      // the response contains a banner
      life.madeOf(`product-${productId}`, 'banners');
      const [page, totals] = await Promise.all([
        reviews.page({
          productId,
          page: query.page,
          rating: query.rating,
          withImages: query.with_images === 'true',
          writtenIn: query.written_in,
          order: query.order_by,
          direction: query.type,
          timeZone: query.time_zone,
          language,
          path: `${API_BASE}reviews/${productId}`,
        }),
        query.get_total === 'true' ? reviews.totals(productId, language) : {},
      ]);
      return { all: orNotFound(page), ...totals };
    },
  );
}
