import type { LanguageCode } from 'shared-kernel/contract/languages';
import { REVIEW_IMAGES } from 'shared-kernel/contract/review-images';
import { OwnReview, ReviewForm, SavedReview } from 'shared-kernel/contract/reviews';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { formatMoment, TimeZone } from '../../http/moments';
import { IdParam } from '../../http/parameters';
import { Refused } from '../../http/refused';
import { translate } from '../../http/texts';
import { visibleText } from '../../http/visible-line';
import type { OrderAccess } from '../orders/order-access';
import { findShopper } from '../shoppers/shopper';
import type { PictureStore } from '../uploads/picture-store';
import { createWorkshop } from '../uploads/workshop';
import { findOwnReview, type OwnReviewRow } from './own-review.queries';
import { saveReview } from './save-review';
import { shownAuthor } from './shown-name';

interface Dependencies {
  db: Database;
  access: OrderAccess;
  clock: () => Date;
  photos: PictureStore;
}

/** Two pictures are decoded and encoded at a time; each takes half a second, and the shell waits for 15. */
const WORKSHOP = { hands: 2, seats: 40 };

// missing values are reported with our own messages, not the schema's
const Body = ReviewForm.extend({
  rating: z.coerce.number().optional().catch(undefined),
  review: z.string().max(5000).default(''),
});
const Deleted = z.array(z.object({ id: z.number().int() })).max(50);

/** `rating-review/*`: reviews by buyers (S192, S195, S223, D42), including guests who opened the link of a mail. */
export function ownReviewRoutes(api: Api, { db, access, clock, photos }: Dependencies): void {
  const needs = { db, clock, store: photos, workshop: createWorkshop(WORKSHOP) };

  api.answer(
    'saveReview',
    {
      body: Body,
      query: z.object({ time_zone: TimeZone }),
      data: SavedReview,
      files: { field: 'images[]', ...REVIEW_IMAGES },
      limit: 30,
    },
    async ({ caller, request, body, query, files, language }) => {
      if (!RATINGS.includes(body.rating)) throw Refused.at('rating', 'reviews.ratingRequired');
      const orderId = IdParam.safeParse(body.order_id).data;
      const productId = IdParam.safeParse(body.product_id).data;
      if (!orderId || !productId) throw new Refused('reviews.notFound');
      const opened = await access.openedOwner({ request }, orderId);
      const by = opened === null ? caller : 'link';
      const shopperId = opened ?? (await findShopper(db, caller));
      if (!by || shopperId === null) throw new Refused('reviews.notFound');
      const input = {
        orderId,
        productId,
        rating: Number(body.rating),
        review: visibleText(body.review),
        language,
        deletedImages: deletedIn(body.deleted_images),
      };
      const { review, refused } = await saveReview(needs, { by, shopperId }, input, files);
      const refused_images = refused.map(({ file, reason }) => ({ file, message: translate(language, reason) }));
      const message = refused.length > 0 ? 'reviews.someImagesFailed' : 'reviews.saved';
      return new Answer({ ...toOwnReview(review, language, query.time_zone), refused_images }, { key: message });
    },
  );

  api.answer(
    'ownReview',
    {
      params: z.object({ productId: IdParam }),
      query: z.object({ order_id: IdParam.optional().catch(undefined), time_zone: TimeZone }),
      data: OwnReview,
    },
    async ({ caller, request, params, query, language }) => {
      const opened = query.order_id === undefined ? null : await access.openedOwner({ request }, query.order_id);
      const shopperId = opened ?? (await findShopper(db, caller));
      const purchase = { productId: params.productId, orderId: query.order_id };
      const review = shopperId === null ? undefined : await findOwnReview(db, shopperId, purchase);
      if (!review) throw new Refused('reviews.none');
      return toOwnReview(review, language, query.time_zone);
    },
  );
}

const RATINGS: readonly (number | undefined)[] = [1, 2, 3, 4, 5];

/** Ids from the JSON text `[{id}]`. @throws Refused when it is malformed */
function deletedIn(text: string | undefined): number[] {
  if (!text) return [];
  try {
    return Deleted.parse(JSON.parse(text)).flatMap(({ id }) => IdParam.safeParse(id).data ?? []);
  } catch {
    throw new Refused('validation.malformed');
  }
}

function toOwnReview(
  { author, ...row }: OwnReviewRow,
  language: LanguageCode,
  timeZone: string | undefined,
): OwnReview {
  return {
    ...row,
    user: { name: shownAuthor(author, language) },
    created_at: row.created_at.toISOString(),
    created: formatMoment(row.created_at, language, timeZone),
  };
}
