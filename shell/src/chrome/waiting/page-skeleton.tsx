import { css } from '@emotion/react';
import { ProductGrid } from 'shared-kernel/commerce/product-grid';
import { TileShimmer } from 'shared-kernel/commerce/tile-shimmer';
import type { RouteId } from 'shared-kernel/rules/define-routes';
import { from } from 'shared-kernel/ui/breakpoints';
import { Shimmer } from 'shared-kernel/ui/shimmer';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';

/** What the previous page already shows of the next one: a link's heading and its picture. */
export interface Seen {
  title: string;
  picture: string;
}

export type Shape = 'product' | 'tiles' | 'rows' | 'text';

const TILED: ReadonlySet<string> = new Set<RouteId>([
  'home',
  'brands',
  'categories',
  'flash-sales',
  'flash-sale',
  'search',
  'stores',
  'store',
  'category',
  'sub-category',
  'brand',
  'collection',
  'products',
]);

/** Shape of a page whose code is not loaded yet. @param route undefined for an unknown address */
export function shapeOf(route: { readonly id: string; readonly personal?: true } | undefined): Shape {
  if (route?.id === ('product' satisfies RouteId)) return 'product';
  if (route && TILED.has(route.id)) return 'tiles';
  return route?.personal ? 'rows' : 'text';
}

const page = css`
  display: grid;
  align-content: start;
  gap: ${token('space-6')};
  max-inline-size: ${token('page-width')};
  /* keeps the footer out of view until the page is loaded */
  min-block-size: 100vh;
  margin-inline: auto;
  padding: ${token('space-4')} ${token('page-gutter')} ${token('space-16')};
`;
const titleLine = css`
  inline-size: min(320px, 60%);
  block-size: 2.5rem;
`;
const columns = css`
  display: grid;
  align-items: start;
  gap: ${token('space-6')} clamp(24px, 4vw, 64px);
  grid-template-columns: minmax(0, 1fr);
  ${from(992)} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
`;
const wide = css`
  ${from(992)} {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`;
const stack = css`
  display: grid;
  gap: ${token('space-4')};
`;
const picture = css`
  inline-size: 100%;
  aspect-ratio: 1;
  object-fit: contain;
  border-radius: ${token('radius-large')};
  background: ${token('colour-sunken')};
`;
const short = css`
  inline-size: 30%;
  block-size: 1.5rem;
`;
const row = css`
  block-size: 132px;
`;
const box = css`
  block-size: 240px;
`;
const line = css`
  max-inline-size: ${token('measure')};
  block-size: 1rem;
  &:nth-of-type(3n) {
    inline-size: 55%;
  }
`;
const TILES = 12;
const LINES = 9;
const times = <T,>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, i) => make(i));

interface PageSkeletonProps {
  shape: Shape;
  seen: Seen | undefined;
  /** announced by screen readers */
  label: string;
}

/** The shape of a page whose code is still loading: neutral, but for a product with its known title and picture (issue 13). */
export function PageSkeleton({ shape, seen, label }: PageSkeletonProps) {
  return (
    <div aria-busy="true" data-skeleton={shape} css={page}>
      <p role="status" css={visuallyHidden}>
        {label}
      </p>
      {shape === 'product' ? <ProductShape seen={seen} /> : <Shimmer css={titleLine} />}
      {shape === 'tiles' && (
        <ProductGrid>
          {times(TILES, (index) => (
            <li key={index}>
              <TileShimmer />
            </li>
          ))}
        </ProductGrid>
      )}
      {shape === 'rows' && (
        <div css={[columns, wide]}>
          <div css={stack}>
            {times(3, (index) => (
              <Shimmer key={index} css={row} />
            ))}
          </div>
          <Shimmer css={box} />
        </div>
      )}
      {shape === 'text' && (
        <div css={stack}>
          {times(LINES, (index) => (
            <Shimmer key={index} css={line} />
          ))}
        </div>
      )}
    </div>
  );
}

function ProductShape({ seen }: Pick<PageSkeletonProps, 'seen'>) {
  return (
    <div css={columns}>
      {seen ? (
        <img css={picture} src={seen.picture || undefined} alt="" width={800} height={800} />
      ) : (
        <Shimmer css={picture} />
      )}
      <div css={stack}>
        <Shimmer css={short} />
        {seen ? <h1>{seen.title}</h1> : <Shimmer css={titleLine} />}
        <Shimmer css={short} />
        <Shimmer css={box} />
      </div>
    </div>
  );
}
