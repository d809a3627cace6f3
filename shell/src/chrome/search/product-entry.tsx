import { useState } from 'react';
import { CompareButton } from 'shared-kernel/commerce/compare-button';
import { Picture } from 'shared-kernel/commerce/picture';
import { PriceTag } from 'shared-kernel/commerce/price-tag';
import { toProductView } from 'shared-kernel/commerce/to-product-view';
import { useServerNow } from 'shared-kernel/commerce/use-server-now';
import type { ProductTile } from 'shared-kernel/contract/product';
import { useHref } from 'shared-kernel/platform/page-context';
import { GridCell } from './grid-cell';
import { Matched } from './matched';
import type { Cell } from './next-cell';
import * as styles from './search-popup.styles';

interface ProductEntryProps {
  product: ProductTile;
  /** the server's clock */
  now: () => Date;
  text: string;
}

/** A product: thumbnail, title and price, as in tiles. */
export function ProductEntry({ product, now, text }: ProductEntryProps) {
  const href = useHref();
  const [shownAt] = useState(() => now().toISOString());
  const view = toProductView(product, useServerNow(shownAt, product.end_time));
  return (
    <a href={href(view.path)} tabIndex={-1} css={styles.entry}>
      <Picture image={view.image} alt="" sizes="56px" css={[styles.thumb, styles.largeThumb]} />
      <span css={styles.texts}>
        <span css={styles.title}>
          <Matched title={view.title} typed={text} />
        </span>
        <div css={styles.price}>
          <PriceTag price={view.price} />
        </div>
      </span>
    </a>
  );
}

/** Adds the product to the compare list without selecting it (S038); a visitor is sent to login (S122). */
export function CompareCell({ product, ...cell }: { at: Cell; active: Cell | null; product: ProductTile }) {
  return (
    <GridCell {...cell} round>
      <CompareButton product={product} compared={false} />
    </GridCell>
  );
}
