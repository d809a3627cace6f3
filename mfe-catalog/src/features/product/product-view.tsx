import type { ProductDetail } from 'shared-kernel/contract/product';
import { PageCrumbs } from '../../components/page-crumbs';
import { BuyBar } from './buy-bar';
import { BuyBox } from './buy-box';
import { Description } from './description';
import { Gallery } from './gallery';
import * as styles from './product.styles';
import { productCrumbs } from './product-crumbs';
import { RecentlyViewed } from './recently-viewed/recently-viewed';
import { Reviews } from './reviews/reviews';
import { Suggested } from './suggested/suggested';
import { usePurchase } from './use-purchase';

/** The product page with everything known. */
export function ProductView({ product }: { product: ProductDetail }) {
  const purchase = usePurchase(product);
  return (
    <div css={styles.page}>
      <PageCrumbs crumbs={productCrumbs(product)} />
      <div css={styles.columns}>
        <div css={styles.gallery}>
          <Gallery title={product.title} pictures={picturesOf(product)} />
        </div>
        <div css={styles.buy}>
          <BuyBox product={product} purchase={purchase} />
        </div>
        <div css={styles.details}>
          <Description product={product} />
        </div>
      </div>
      <Reviews product={product} />
      <Suggested product={product} />
      <RecentlyViewed productId={product.id} />
      <BuyBar product={product} purchase={purchase} />
    </div>
  );
}

/** File names of all pictures, the main one first and none twice. */
function picturesOf(product: ProductDetail): string[] {
  return [...new Set([product.image, ...product.images.map((picture) => picture.image)])];
}
