import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { KeptMarkup } from 'shared-kernel/platform/kept-markup';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lazyPart } from 'shared-kernel/remote/lazy-part';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { orRetry } from '../../../components/or-retry';
import { useInView } from '../../../components/use-in-view';
import { firstReviews } from './first-reviews';
import { REVIEWS_ID } from './reviews-link';
import { ALL_REVIEWS, reviewsOptions } from './reviews-query';
import { ReviewsShape } from './reviews-shape';
import { useHeldHeight } from './use-held-height';

const section = lateCss`
  display: grid;
  gap: ${token('space-4')};
  align-content: start;
  min-inline-size: 0;
  margin-block-start: ${token('space-8')};
  /* a link target, nothing to press */
  &:focus {
    outline: none;
  }
`;

const useReviewBody = lazyPart(
  orRetry(() => import(/* webpackChunkName: "reviews" */ './review-body').then((m) => m.ReviewBody)),
);

/**
 * Reviews of a product (S112). Heading, average and the first ones come with the server's page; the rest, code and data in parallel, near
 * the viewport.
 */
export function Reviews({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const { api } = usePage();
  const client = useQueryClient();
  const first = firstReviews(client, product.id);
  const [place, near] = useInView<HTMLElement>();
  const Body = useReviewBody(near);
  useHeldHeight(place, near);
  // the server's markup stays until there is more to show
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (near) void client.prefetchQuery(reviewsOptions(api, product.id, ALL_REVIEWS)).then(() => setAnswered(true));
  }, [client, api, product.id, near]);
  return (
    <section id={REVIEWS_ID} ref={place} css={section} tabIndex={-1} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('reviews.title')}</h2>
      {Body && isAnswered ? (
        <Body product={product} />
      ) : (
        <KeptMarkup by={() => ['reviews', product.rating, product.review_count, ...first]}>
          <ReviewsShape product={product} first={first} />
        </KeptMarkup>
      )}
    </section>
  );
}
