import type { ProductDetail } from 'shared-kernel/contract/product';
import type { Review } from 'shared-kernel/contract/reviews';
import { lateCss } from 'shared-kernel/ui/late-css';
import { Shimmer } from 'shared-kernel/ui/shimmer';
import { SentMarkup } from '../../../components/sent-markup';
import { FirstReview } from './first-review';
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

interface ReviewsShapeProps {
  product: Pick<ProductDetail, 'rating' | 'review_count'>;
  /** the reviews that the server renders; in the browser none, and the server's markup stays */
  first?: readonly Review[];
}

/** Placeholder of the section, as tall as its content: the number of reviews comes with the product. */
export function ReviewsShape({ product, first = [] }: ReviewsShapeProps) {
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
      <div css={styles.list}>
        <Shimmer css={[styles.toolbarHeight, onlyScripted]} />
        <Shimmer css={[styles.count, onlyScripted]} />
        <SentMarkup id="first-reviews" css={styles.cards}>
          {first.map((review) => (
            <FirstReview key={review.id} review={review} />
          ))}
          {Array.from({ length: shown - first.length }, (_, i) => (
            <Shimmer key={i} css={[styles.card, onlyScripted]} />
          ))}
        </SentMarkup>
        {product.review_count > PAGE_SIZE && <Shimmer css={[styles.more, onlyScripted]} />}
      </div>
    </div>
  );
}
