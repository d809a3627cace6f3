import { memo } from 'react';
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
import { PurchaseProvider, usePurchaseState } from './use-purchase';

/** The product page with everything known. It holds no state: what a tap changes is in the part that shows it (decision 44). */
export const ProductView = memo(function ProductView({ product }: { product: ProductDetail }) {
  return (
    <PurchaseProvider product={product}>
      <div css={styles.page}>
        <PageCrumbs crumbs={productCrumbs(product)} />
        <div css={styles.columns}>
          <div css={styles.gallery}>
            <GalleryOfChoice product={product} />
          </div>
          <div css={styles.buy}>
            <BuyBox product={product} />
          </div>
          <div css={styles.details}>
            <Description product={product} />
            <Facts product={product} />
          </div>
        </div>
        <Reviews product={product} />
        <Suggested product={product} />
        <RecentlyViewed productId={product.id} />
        <BuyBar product={product} />
      </div>
    </PurchaseProvider>
  );
});

function GalleryOfChoice({ product }: { product: ProductDetail }) {
  const wanted = usePurchaseState(({ choice }) =>
    pictureOfChoice(
      product,
      product.attribute.flatMap(({ id }) => choice[id] ?? []),
    ),
  );
  return <Gallery product={product} wanted={wanted} />;
}
