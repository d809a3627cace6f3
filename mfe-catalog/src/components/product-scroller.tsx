import type { ReactNode } from 'react';
import { ProductTile } from 'shared-kernel/commerce/product-tile';
import type { ProductTile as Product } from 'shared-kernel/contract/product';
import { useHydrated } from 'shared-kernel/ui/use-hydrated';
import { NOT_LISTED } from './not-listed';
import { Scroller } from './scroller';

/** Tiles that the server writes: what fills the row of a small screen, and links for crawlers. The others come with the script. */
const FIRST_TILES = 4;
/** a little less than the row's columns take: twice as fine screens then do with the small file */
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
  const all = useHydrated();
  return (
    <Scroller {...head}>
      {(all ? products : products.slice(0, FIRST_TILES)).map((product, index) => (
        <li key={product.id}>
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
