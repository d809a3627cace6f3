import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Picture } from 'shared-kernel/commerce/picture';
import { PriceTag } from 'shared-kernel/commerce/price-tag';
import { Stars } from 'shared-kernel/commerce/stars';
import { toProductView } from 'shared-kernel/commerce/to-product-view';
import type { ProductTile } from 'shared-kernel/contract/product';
import { Shimmer } from 'shared-kernel/ui/shimmer';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import type { SeenTile } from '../../components/known-tile';
import { GALLERY_SIZES } from './gallery-sizes';
import * as styles from './product.styles';

const picture = css`
  inline-size: 100%;
  aspect-ratio: 1;
  object-fit: contain;
  border-radius: ${token('radius-large')};
  background: ${token('colour-sunken')};
`;
const facts = css`
  display: grid;
  gap: ${token('space-4')};
  justify-items: start;
`;
const crumbs = css`
  inline-size: 40%;
  block-size: 32px;
`;
const titleLine = css`
  inline-size: 80%;
  block-size: 2.5rem;
`;
const choices = css`
  inline-size: 100%;
  block-size: 220px;
`;

/** The product page until its data is there: what the tile showed, else shapes. */
export function ProductPreview({ seen }: { seen: SeenTile | undefined }) {
  const { t } = useTranslation('catalog');
  return (
    <div css={styles.page} aria-busy="true">
      <p role="status" css={visuallyHidden}>
        {t('product.loading')}
      </p>
      <Shimmer css={crumbs} />
      <div css={styles.columns}>
        <div css={styles.gallery}>
          {seen ? (
            <Picture css={picture} image={seen.tile.image} alt="" sizes={GALLERY_SIZES} eager />
          ) : (
            <Shimmer css={picture} />
          )}
        </div>
        <div css={[styles.buy, facts]}>
          {seen ? <Seen {...seen} /> : <Shimmer css={titleLine} />}
          <Shimmer css={choices} />
        </div>
      </div>
    </div>
  );
}

function Seen({ tile, serverTime }: { tile: ProductTile; serverTime: string }) {
  const view = toProductView(tile, new Date(serverTime));
  return (
    <>
      <h1>{view.title}</h1>
      {view.reviewCount > 0 && <Stars rating={view.rating} count={view.reviewCount} />}
      <PriceTag price={view.price} size="large" />
    </>
  );
}
