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

/** The section until its answer is there, as high as it will be: the number of reviews is known with the product. It pulses while `loading`. */
export function ReviewsShape({ product, loading }: { product: Judged; loading: boolean }) {
  const still = !loading;
  const shown = Math.min(product.review_count, PAGE_SIZE);
  if (!shown)
    return (
      <div css={styles.emptyLayout}>
        <NoReviews />
        <Shimmer still={still} css={[styles.banner, onlyScripted]} />
      </div>
    );
  return (
    <div css={styles.layout}>
      <div css={styles.summary}>
        <ReviewAverage product={product} />
        <Shimmer still={still} css={[styles.bars, onlyScripted]} />
        <Shimmer still={still} css={[styles.photos, onlyScripted]} />
        <Shimmer still={still} css={[styles.banner, onlyScripted]} />
      </div>
      <div css={[styles.list, onlyScripted]}>
        <Shimmer still={still} css={styles.toolbar} />
        <Shimmer still={still} css={styles.count} />
        <div css={styles.cards}>
          {Array.from({ length: shown }, (_, i) => (
            <Shimmer key={i} css={styles.card} />
          ))}
        </div>
        {product.review_count > PAGE_SIZE && <Shimmer still={still} css={styles.more} />}
      </div>
    </div>
  );
}
