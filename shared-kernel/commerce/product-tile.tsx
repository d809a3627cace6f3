import { css } from '@emotion/react';
import { memo, type PointerEvent, useState } from 'react';
import type { ProductTile as Product } from '../contract/product';
import { KeptMarkup } from '../platform/kept-markup';
import { useHref } from '../platform/page-context';
import { useTranslation } from '../platform/use-translation';
import { upTo } from '../ui/breakpoints';
import { token } from '../ui/tokens';
import { Unbroken } from '../ui/unbroken';
import { CompareButton } from './compare-button';
import { Picture } from './picture';
import { PriceTag } from './price-tag';
import { Stars } from './stars';
import { type ProductView, toProductView } from './to-product-view';
import { useServerNow } from './use-server-now';
import { WishlistButton } from './wishlist-button';

const tile = css`
  position: relative;
  block-size: 100%;
`;
const link = css`
  display: flex;
  flex-direction: column;
  gap: ${token('space-2')};
  block-size: 100%;
  padding-block-end: ${token('space-2')};
  border-radius: ${token('radius-large')};
  h3 {
    /* always two lines, so that the tiles of a row are equally high */
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    block-size: 2lh;
    font-size: ${token('text-sm')};
    font-weight: ${token('weight-normal')};
    line-height: 1.45;
    html:lang(ar) &,
    html:lang(hi) & {
      line-height: 1.6;
    }
  }
  @media (hover: hover) {
    &:hover h3 {
      color: ${token('colour-primary-ink')};
    }
  }
`;
const frame = css`
  position: relative;
  display: block;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${token('radius-large')};
  background: ${token('colour-sunken')};
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  @media (hover: hover) {
    img {
      transition: transform ${token('motion-slow')} ${token('ease')};
    }
    a:hover & img {
      transform: scale(1.03);
    }
  }
`;
const facts = css`
  display: grid;
  gap: ${token('space-1')};
  padding-inline: ${token('space-1')};
`;
/** same height with one price as with two */
const priceRow = css`
  min-block-size: calc((${token('text-lg')} + ${token('text-sm')}) * 1.25 + ${token('space-1')});
`;
const rated = css`
  min-block-size: 1rem;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-1')};
`;
const colours = css`
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-xs')};
  line-height: 1rem;
  white-space: nowrap;
  overflow-x: clip;
  text-overflow: ellipsis;
`;
const unavailable = css`
  img {
    opacity: 0.55;
  }
`;
/** loaded after the first one, when the mouse hovers over the tile */
const second = css`
  position: absolute;
  inset: 0;
  @media (hover: hover) {
    a:not(:hover) & {
      visibility: hidden;
    }
  }
`;
const corner = css`
  position: absolute;
  inset-block-start: ${token('space-2')};
  inset-inline-start: ${token('space-2')};
  padding: 2px ${token('space-2')};
  border-radius: ${token('radius-small')};
  background: ${token('colour-raised')};
  color: ${token('colour-ink')};
  font-size: ${token('text-xs')};
  font-weight: ${token('weight-strong')};
`;
const buttons = css`
  position: absolute;
  inset-block-start: ${token('space-2')};
  inset-inline-end: ${token('space-2')};
  display: grid;
  gap: ${token('space-2')};
  /* server-rendered, so that hydration is a single render, but useless without scripts */
  @media (scripting: none) {
    display: none;
  }
  /* two circles would cover a third of a phone's picture: on phones products are compared from their own page */
  ${upTo(576)} {
    > :last-child {
      display: none;
    }
  }
  /* on hover and focus with a mouse, always on touch; a pressed button always */
  @media (hover: hover) {
    article:not(:hover, :focus-within) > & > [aria-pressed='false'] {
      opacity: 0;
    }
  }
`;

/** Widths of a tile's picture in a grid, for `sizes`. */
const GRID_SIZES = '(min-width: 1500px) 16vw, (min-width: 992px) 22vw, (min-width: 576px) 32vw, 48vw';

interface ProductTileProps {
  product: Product;
  /** the server's clock, from the same response as the data (D20) */
  serverTime: string;
  /** above the fold */
  eager?: boolean;
  /** width of the picture when the tile is not in a grid */
  sizes?: string;
  /** shows heart and compare button in their known state */
  actions?: { wishlisted: boolean; compared: boolean };
}

/** A product in a grid or a strip (S093): one link with its buttons beside it; its size never changes. */
export const ProductTile = memo(function ProductTile({
  product,
  serverTime,
  eager = false,
  sizes = GRID_SIZES,
  actions,
}: ProductTileProps) {
  const view = toProductView(product, useServerNow(serverTime, product.end_time));
  return (
    <KeptMarkup by={() => ['tile', eager, sizes, view, actions]}>
      <Tile view={view} eager={eager} sizes={sizes} actions={actions} />
    </KeptMarkup>
  );
}, isSameTile);

/** Compares by content, as the next list holds the same product as a new object; the clock only matters during a sale. */
export function isSameTile(before: ProductTileProps, now: ProductTileProps): boolean {
  return (
    before.eager === now.eager &&
    before.sizes === now.sizes &&
    before.actions === now.actions &&
    (before.serverTime === now.serverTime || !now.product.end_time) &&
    (before.product === now.product || JSON.stringify(before.product) === JSON.stringify(now.product))
  );
}

interface TileProps {
  view: ProductView;
  eager: boolean;
  sizes: string;
  actions: ProductTileProps['actions'];
}

function Tile({ view, eager, sizes, actions }: TileProps) {
  const { t } = useTranslation('kernel');
  const href = useHref();
  const { inStock, colourCount, secondImage } = view;
  const [rested, setRested] = useState(false);
  const rest = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && !savesData()) setRested(true);
  };
  const badge = inStock ? view.badge : t('tile.soldOut');
  // keeps the line from being empty
  const unrated = view.reviewCount > 0 ? null : t('stars.none');
  const beside = colourCount > 1 ? t('tile.colours', { count: colourCount }) : unrated;
  return (
    <article css={tile}>
      <a href={href(view.path)} css={link} onPointerEnter={secondImage ? rest : undefined}>
        <span css={[frame, !inStock && unavailable]}>
          <Picture image={view.image} alt="" sizes={sizes} eager={eager} />
          {rested && secondImage && <Picture image={secondImage} alt="" sizes={sizes} css={second} />}
          {badge && (
            <span css={corner} data-dated="">
              {badge}
            </span>
          )}
        </span>
        <div css={facts}>
          <h3>
            <Unbroken text={view.title} />
          </h3>
          <span css={rated}>
            {view.reviewCount > 0 && <Stars rating={view.rating} count={view.reviewCount} />}
            {beside && <span css={colours}>{beside}</span>}
          </span>
          <div css={priceRow}>
            {/* a sold-out product shows no saving */}
            <PriceTag price={inStock ? view.price : { ...view.price, discount: null }} />
          </div>
        </div>
      </a>
      {actions && (
        <div css={buttons}>
          <WishlistButton product={view} wishlisted={actions.wishlisted} />
          <CompareButton product={view} compared={actions.compared} />
        </div>
      )}
    </article>
  );
}

/** True when the browser or the connection asks to save data. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
