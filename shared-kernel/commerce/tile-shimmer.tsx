import { css } from '@emotion/react';
import { useTranslation } from '../platform/use-translation';
import { Shimmer } from '../ui/shimmer';
import { token } from '../ui/tokens';
import { visuallyHidden } from '../ui/visually-hidden';
import { ProductGrid } from './product-grid';

/** Placeholders while products load (spec §9). */
export const SHIMMER_COUNT = 21;

/** the same heights as in `product-tile`, so that the layout does not shift when the tiles arrive */
const tile = css`
  display: grid;
  gap: ${token('space-1')};
  padding-block-end: ${token('space-2')};
`;
const picture = css`
  aspect-ratio: 1;
  margin-block-end: ${token('space-1')};
  border-radius: ${token('radius-large')};
`;
const title = css`
  block-size: 2lh;
  font-size: ${token('text-sm')};
  line-height: 1.45;
  html:lang(ar) &,
  html:lang(hi) & {
    line-height: 1.6;
  }
`;
const rating = css`
  block-size: 1rem;
  inline-size: 40%;
`;
const price = css`
  block-size: calc((${token('text-lg')} + ${token('text-sm')}) * 1.25 + ${token('space-1')});
  inline-size: 60%;
`;

/** The shape of one product tile. */
export function TileShimmer() {
  return (
    <div css={tile}>
      <Shimmer css={picture} />
      <Shimmer css={title} />
      <Shimmer css={rating} />
      <Shimmer css={price} />
    </div>
  );
}

/** A grid of placeholders in the shape of product tiles (S091). */
export function ProductGridShimmer({ count = SHIMMER_COUNT }: { count?: number }) {
  const { t } = useTranslation('kernel');
  return (
    <div aria-busy="true">
      <p role="status" css={visuallyHidden}>
        {t('products.loading')}
      </p>
      <ProductGrid>
        {Array.from({ length: count }, (_, i) => (
          <li key={i} data-shimmer>
            <TileShimmer />
          </li>
        ))}
      </ProductGrid>
    </div>
  );
}
