import { css } from '@emotion/react';
import { Stars } from 'shared-kernel/commerce/stars';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { token } from 'shared-kernel/ui/tokens';

/** Id of the element that the stars at the top of the page link to. */
export const REVIEWS_ID = 'reviews';

const link = css`
  display: inline-flex;
  align-items: center;
  /* as tall as a touch target without moving its neighbours */
  padding-block: 16px;
  margin-block: -16px;
  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-underline-offset: ${token('space-1')};
    }
  }
`;

/** The product's stars, linked to the reviews. */
export function ReviewsLink({ product }: { product: Pick<ProductDetail, 'rating' | 'review_count'> }) {
  return (
    <a css={link} href={`#${REVIEWS_ID}`}>
      <Stars rating={product.rating} count={product.review_count} />
    </a>
  );
}
