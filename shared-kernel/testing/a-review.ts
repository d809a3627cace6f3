import type { Review, Reviews } from '../contract/reviews';
import { aPage } from './a-page';

export function aReview(over: Partial<Review> = {}): Review {
  return {
    id: 51,
    product_id: 1,
    rating: 5,
    review: 'Warm light, well made.',
    created_at: '2026-02-01T23:30:00.000Z',
    created: 'Feb 1, 2026, 11:30 PM',
    user: { name: 'Maya R.' },
    review_images: [],
    ...over,
  };
}

/** First response of `reviews/{id}`: one review with five stars, no photo, no banner. */
export function someReviews(over: Partial<Reviews> = {}): Reviews {
  return {
    all: aPage([aReview()], { per_page: 6 }),
    total: [5, 4, 3, 2, 1].map((rating) => ({ rating, total: rating === 5 ? 1 : 0 })),
    banner: null,
    images: [],
    ...over,
  };
}
