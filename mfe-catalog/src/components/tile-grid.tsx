import { css } from '@emotion/react';
import { memo } from 'react';
import { ProductGrid } from 'shared-kernel/commerce/product-grid';
import { isSameTile, ProductTile } from 'shared-kernel/commerce/product-tile';
import type { ProductTile as Product } from 'shared-kernel/contract/product';
import { LaterPart } from 'shared-kernel/remote/later-part';
import { skipUnseen } from 'shared-kernel/ui/skip-unseen';
import { NOT_LISTED } from './not-listed';

/** A tile's picture is as tall as its column is wide; the text below it takes 125 px, 129 where lines are taller. */
const text = '(125px + var(--higher-lines, 0px))';
const place = css`
  ${skipUnseen(`calc((100cqi - 12px) / 2 + ${text})`)}
  html:lang(ar) &,
  html:lang(hi) & {
    --higher-lines: 4px;
  }
  @container (min-width: 540px) {
    contain-intrinsic-block-size: auto calc((100cqi - 32px) / 3 + ${text});
  }
  @container (min-width: 800px) {
    contain-intrinsic-block-size: auto calc((100cqi - 60px) / 4 + ${text});
  }
  @container (min-width: 1040px) {
    contain-intrinsic-block-size: auto calc((100cqi - 80px) / 5 + ${text});
  }
  @container (min-width: 1320px) {
    contain-intrinsic-block-size: auto calc((100cqi - 100px) / 6 + ${text});
  }
`;

/** Tiles in the first view of a phone: their pictures load at once. */
const FIRST_VIEW = 4;

interface TileGridProps {
  products: readonly Product[];
  serverTime: string;
  label?: string;
  /** the grid is the first thing on its page */
  first?: boolean;
}

/** Products in two to six columns (S092), each tile hydrated separately; one grid on a page. */
export function TileGrid({ products, serverTime, label, first = false }: TileGridProps) {
  return (
    <ProductGrid {...(label ? { label } : {})}>
      {products.map((product, index) => (
        <Place key={product.id} product={product} serverTime={serverTime} eager={first && index < FIRST_VIEW} />
      ))}
    </ProductGrid>
  );
}

interface PlaceProps {
  product: Product;
  serverTime: string;
  eager: boolean;
}

// a product that is also in the next list gives no new props to a tile that waits for sight (WhenVisible)
const Place = memo(function Place(props: PlaceProps) {
  return (
    <LaterPart as="li" css={place} id={`tile-${props.product.id}`} orIdle>
      <ProductTile {...props} actions={NOT_LISTED} />
    </LaterPart>
  );
}, isSameTile);
