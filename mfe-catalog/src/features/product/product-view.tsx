import { memo } from 'react';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { LaterPart } from 'shared-kernel/remote/later-part';
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
import { useRemember } from './recently-viewed/use-remember';
import { Reviews } from './reviews/reviews';
import { Suggested } from './suggested/suggested';
import { PurchaseProvider, useProduct, usePurchaseState } from './use-purchase';

/**
 * The product page with everything known. It holds no state: what a tap changes is in the part that shows it (decision 44). The buy box
 * comes alive first, what is around and below it in parts of their own, on sight (decision 55).
 */
export const ProductView = memo(function ProductView({ product }: { product: ProductDetail }) {
  useRemember(product.id);
  return (
    <PurchaseProvider product={product}>
      <div css={styles.page}>
        <PageCrumbs crumbs={productCrumbs(product)} />
        <div css={styles.columns}>
          <Pictures />
          <div css={styles.buy}>
            <BuyBox product={product} />
          </div>
          <Details />
        </div>
        <Opinions />
        <More />
        <BuyBar product={product} />
      </div>
    </PurchaseProvider>
  );
});

// without props, because what waits for sight must not get new ones (WhenVisible)
const Pictures = memo(function Pictures() {
  return (
    <LaterPart id="product-gallery" css={styles.gallery}>
      <GalleryOfChoice />
    </LaterPart>
  );
});
const Details = memo(function Details() {
  return (
    <LaterPart id="product-details" css={styles.details}>
      <DetailsOfProduct />
    </LaterPart>
  );
});
const Opinions = memo(function Opinions() {
  return (
    <LaterPart id="product-reviews" css={styles.below}>
      <ReviewsOfProduct />
    </LaterPart>
  );
});
const More = memo(function More() {
  return (
    <LaterPart id="product-more" css={styles.below}>
      <MoreOfProduct />
    </LaterPart>
  );
});

function GalleryOfChoice() {
  const product = useProduct();
  const wanted = usePurchaseState(({ choice }) =>
    pictureOfChoice(
      product,
      product.attribute.flatMap(({ id }) => choice[id] ?? []),
    ),
  );
  return <Gallery product={product} wanted={wanted} />;
}

function DetailsOfProduct() {
  const product = useProduct();
  return (
    <>
      <Description product={product} />
      <Facts product={product} />
    </>
  );
}

function ReviewsOfProduct() {
  return <Reviews product={useProduct()} />;
}

function MoreOfProduct() {
  const product = useProduct();
  return (
    <>
      <Suggested product={product} />
      <RecentlyViewed productId={product.id} />
    </>
  );
}
