import { ProductGrid } from 'shared-kernel/commerce/product-grid';
import { ProductTile } from 'shared-kernel/commerce/product-tile';
import type { ProductTile as Product } from 'shared-kernel/contract/product';
import { NOT_LISTED } from './not-listed';

/** Tiles in the first view of a phone: their pictures load at once. */
const FIRST_VIEW = 4;

interface TileGridProps {
  products: readonly Product[];
  serverTime: string;
  label?: string;
  /** the grid is the first thing on its page */
  first?: boolean;
}

/** Products in two to six columns (S092). */
export function TileGrid({ products, serverTime, label, first = false }: TileGridProps) {
  return (
    <ProductGrid {...(label ? { label } : {})}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductTile
            product={product}
            serverTime={serverTime}
            eager={first && index < FIRST_VIEW}
            actions={NOT_LISTED}
          />
        </li>
      ))}
    </ProductGrid>
  );
}
