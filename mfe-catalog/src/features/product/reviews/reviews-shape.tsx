import type { ProductDetail } from 'shared-kernel/contract/product';
import { lateCss } from 'shared-kernel/ui/late-css';
import { Shimmer } from 'shared-kernel/ui/shimmer';
import { NoReviews } from './no-reviews';
import { ReviewAverage } from './review-average';
import * as styles from './reviews.styles';

/** Reviews on one page (wire contract §1). */
const PAGE_SIZE = 6;

/** hidden without JavaScript, because nothing will load */
const onlyScripted = lateCss`
  @media (scripting: none) {
    display: none;
  }
`;

type Judged = Pick<ProductDetail, 'rating' | 'review_count'>;

/** The section until its answer is there, as high as it will be: the number of reviews is known with the product. */
export function ReviewsShape({ product }: { product: Judged }) {
  const shown = Math.min(product.review_count, PAGE_SIZE);
  if (!shown)
    return (
      <div css={styles.emptyLayout}>
        <NoReviews />
        <Shimmer css={[styles.banner, onlyScripted]} />
      </div>
    );
  return (
    <div css={styles.layout}>
      <div css={styles.summary}>
        <ReviewAverage product={product} />
        <Shimmer css={[styles.bars, onlyScripted]} />
        <Shimmer css={[styles.photos, onlyScripted]} />
        <Shimmer css={[styles.banner, onlyScripted]} />
      </div>
      <div css={[styles.list, onlyScripted]}>
        <Shimmer css={styles.toolbar} />
        <Shimmer css={styles.count} />
        <div css={styles.cards}>
          {Array.from({ length: shown }, (_, i) => (
            <Shimmer key={i} css={styles.card} />
          ))}
        </div>
        {product.review_count > PAGE_SIZE && <Shimmer css={styles.more} />}
      </div>
    </div>
  );
}
