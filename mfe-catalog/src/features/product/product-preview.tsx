import { css } from '@emotion/react';
import { Picture } from 'shared-kernel/commerce/picture';
import { PriceTag } from 'shared-kernel/commerce/price-tag';
import { Stars } from 'shared-kernel/commerce/stars';
import { toProductView } from 'shared-kernel/commerce/to-product-view';
import type { ProductTile } from 'shared-kernel/contract/product';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Shimmer } from 'shared-kernel/ui/shimmer';
import { token } from 'shared-kernel/ui/tokens';
import { Unbroken } from 'shared-kernel/ui/unbroken';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import type { SeenTile } from '../../components/known-tile';
import { box, head, judged as judgedRow } from './buy-box.styles';
import { gallery } from './gallery/gallery.styles';
import { GALLERY_SIZES } from './gallery-sizes';
import * as styles from './product.styles';

const picture = css`
  inline-size: 100%;
  aspect-ratio: 1;
  object-fit: contain;
  border-radius: ${token('radius-large')};
  background: ${token('colour-sunken')};
`;
const crumbs = css`
  inline-size: 40%;
  block-size: 32px;
`;
const thumb = css`
  inline-size: 68px;
  block-size: 68px;
`;
const brandLine = css`
  inline-size: 20%;
  block-size: 1lh;
  font-size: ${token('text-sm')};
`;
const titleLine = css`
  inline-size: 80%;
  block-size: 2.5rem;
`;
/** as tall as the buttons that replace it */
const judged = css`
  min-block-size: ${token('touch')};
`;
const choices = css`
  inline-size: 100%;
  block-size: 220px;
`;

/** The product page until its data is loaded: what the tile showed, or else placeholders. */
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
          <div css={gallery}>
            {seen ? (
              <Picture css={picture} image={seen.tile.image} alt="" sizes={GALLERY_SIZES} eager />
            ) : (
              <Shimmer css={picture} />
            )}
            <Shimmer css={thumb} />
          </div>
        </div>
        <div css={styles.buy}>
          <div css={box}>
            {seen ? <Seen {...seen} /> : <Shimmer css={titleLine} />}
            <Shimmer css={choices} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Seen({ tile, serverTime }: { tile: ProductTile; serverTime: string }) {
  const view = toProductView(tile, new Date(serverTime));
  return (
    <>
      <div css={head}>
        <Shimmer css={brandLine} />
        <h1>
          <Unbroken text={view.title} />
        </h1>
        <div css={[judgedRow, judged]}>
          <Stars rating={view.rating} count={view.reviewCount} />
        </div>
      </div>
      <PriceTag price={view.price} size="large" />
    </>
  );
}
