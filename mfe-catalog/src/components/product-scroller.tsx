import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ProductTile } from 'shared-kernel/commerce/product-tile';
import type { ProductTile as Product } from 'shared-kernel/contract/product';
import { onSight } from 'shared-kernel/remote/on-sight';
import { NOT_LISTED } from './not-listed';
import { Scroller } from './scroller';

/** Tiles that the server renders: enough for the row of a small screen, and links for crawlers. The others are added when the last
 * of these is seen or the row is touched: on a phone most rows are only scrolled past. */
const FIRST_TILES = 4;
/** slightly less than the row's columns, so that 2x screens use the small file */
const SIZES = '(min-width: 520px) 200px, 42vw';

interface ProductScrollerProps {
  title: ReactNode;
  aside?: ReactNode;
  more?: { href: string; title: string };
  products: readonly Product[];
  /** the server's clock as sent with the data (D20) */
  serverTime: string;
  /** in the first view of the page: its pictures load at once */
  first?: boolean;
}

/** Products in a titled row. */
export function ProductScroller({ products, serverTime, first = false, ...head }: ProductScrollerProps) {
  const [last, all] = useReached();
  return (
    <Scroller {...head} total={products.length}>
      {(all ? products : products.slice(0, FIRST_TILES)).map((product, index) => (
        <li key={product.id} ref={index === FIRST_TILES - 1 ? last : null}>
          <ProductTile
            product={product}
            serverTime={serverTime}
            sizes={SIZES}
            eager={first && index < FIRST_TILES}
            actions={NOT_LISTED}
          />
        </li>
      ))}
    </Scroller>
  );
}

/** Whether the element in a row has been seen, or something in the row pressed or focused. */
function useReached() {
  const element = useRef<HTMLLIElement>(null);
  const [reached, setReached] = useState(false);
  useEffect(() => {
    const row = element.current?.parentElement;
    if (reached || !element.current || !row) return;
    const reach = () => setReached(true);
    const stop = onSight(element.current, reach, 0);
    const signs = ['pointerdown', 'focusin', 'scroll'] as const;
    for (const sign of signs) row.addEventListener(sign, reach, { once: true, passive: true });
    return () => {
      stop();
      for (const sign of signs) row.removeEventListener(sign, reach);
    };
  }, [reached]);
  return [element, reached] as const;
}
