import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Visibility } from 'shared-kernel/contract/enums';
import type { ProductDetail } from 'shared-kernel/contract/product';
import type { Reviews } from 'shared-kernel/contract/reviews';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Histogram } from './histogram';
import { NoReviews } from './no-reviews';
import { PhotoStrip } from './photo-strip';
import { ReviewAverage } from './review-average';
import { ReviewBanner } from './review-banner';
import { ReviewList } from './review-list';
import { ReviewToolbar } from './review-toolbar';
import * as styles from './reviews.styles';
import { ReviewsFailed } from './reviews-failed';
import { ALL_REVIEWS, type ReviewChoice, reviewsOptions } from './reviews-query';
import { ReviewsShape } from './reviews-shape';

/** Histogram, photos, banner and the reviews themselves (S112, D14). */
export function ReviewBody({ product }: { product: ProductDetail }) {
  const { api } = usePage();
  const { data, isError, refetch } = useQuery({
    ...reviewsOptions(api, product.id, ALL_REVIEWS),
    // the page works without its reviews
    throwOnError: false,
  });
  if (!data) return isError ? <ReviewsFailed retry={refetch} /> : <ReviewsShape product={product} />;
  const banner = data.banner?.status === Visibility.public && <ReviewBanner banner={data.banner} />;
  if (!data.all.total)
    return (
      <div css={styles.emptyLayout}>
        <NoReviews />
        {banner}
      </div>
    );
  return <Judgements product={product} about={data} banner={banner} />;
}

interface JudgementsProps {
  product: ProductDetail;
  /** the first response, with the totals of all reviews */
  about: Reviews;
  banner: ReactNode;
}

function Judgements({ product, about, banner }: JudgementsProps) {
  const { t } = useTranslation('catalog');
  const [choice, setChoice] = useState<ReviewChoice>(ALL_REVIEWS);
  const photos = about.images ?? [];
  const choose = (change: Partial<ReviewChoice>) => setChoice((before) => ({ ...before, ...change }));
  return (
    <div css={styles.layout}>
      <div css={styles.summary}>
        <ReviewAverage product={product} />
        <Histogram totals={about.total ?? []} chosen={choice.stars} choose={(stars) => choose({ stars })} />
        {photos.length > 0 && <PhotoStrip title={t('reviews.photos')} photos={photos} />}
        {banner}
      </div>
      <div css={styles.list}>
        <ReviewToolbar
          choice={choice}
          choose={choose}
          withPhotos={photos.length > 0}
          languages={about.languages ?? []}
        />
        <ReviewList productId={product.id} choice={choice} />
      </div>
    </div>
  );
}
