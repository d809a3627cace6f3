import type { ProductDetail } from 'shared-kernel/contract/product';
import { PageCrumbs } from '../../components/page-crumbs';
import { BuyBar } from './buy-bar';
import { BuyBox } from './buy-box';
import { Description } from './description';
import { Facts } from './facts';
import { Gallery } from './gallery/gallery';
import { pictureOfChoice } from './gallery/gallery-entries';
import * as styles from './product.styles';
import { productCrumbs } from './product-crumbs';
import { RecentlyViewed } from './recently-viewed/recently-viewed';
import { Reviews } from './reviews/reviews';
import { Suggested } from './suggested/suggested';
import { usePurchase } from './use-purchase';

/** The product page with everything known. */
export function ProductView({ product }: { product: ProductDetail }) {
  const purchase = usePurchase(product);
  const chosen = product.attribute.flatMap(({ id }) => purchase.choice[id] ?? []);
  const wanted = pictureOfChoice(product, chosen);
  return (
    <div css={styles.page}>
      <PageCrumbs crumbs={productCrumbs(product)} />
      <div css={styles.columns}>
        <div css={styles.gallery}>
          <Gallery product={product} wanted={wanted} />
        </div>
        <div css={styles.buy}>
          <BuyBox product={product} purchase={purchase} />
        </div>
        <div css={styles.details}>
          <Description product={product} />
          <Facts product={product} />
        </div>
      </div>
      <Reviews product={product} />
      <Suggested product={product} />
      <RecentlyViewed productId={product.id} />
      <BuyBar product={product} purchase={purchase} />
    </div>
  );
}
