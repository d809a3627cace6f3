import { css } from '@emotion/react';
import { MAX_STARS, Stars } from 'shared-kernel/commerce/stars';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { formatNumber } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';

const average = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  strong {
    font-size: ${token('text-2xl')};
    line-height: ${token('leading-tight')};
  }
`;

/** The average rating: it comes with the product, so it needs no call. */
export function ReviewAverage({ product }: { product: Pick<ProductDetail, 'rating' | 'review_count'> }) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  return (
    <p css={average}>
      <strong aria-hidden="true">
        {t('reviews.average', {
          rating: formatNumber(language, product.rating),
          max: formatNumber(language, MAX_STARS),
        })}
      </strong>
      <Stars rating={product.rating} count={product.review_count} />
    </p>
  );
}
