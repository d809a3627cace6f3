import { memo } from 'react';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { KeptMarkup } from 'shared-kernel/platform/kept-markup';
import { PageCrumbs } from '../../components/page-crumbs';
import { BuyBar } from './buy-bar';
import { BuyBox } from './buy-box';
import { Gallery } from './gallery/gallery';
import { pictureOfChoice } from './gallery/gallery-entries';
import { LATE } from './late-code';
import { partOfProduct } from './part-of-product';
import * as styles from './product.styles';
import { productCrumbs } from './product-crumbs';
import { useRemember } from './recently-viewed/use-remember';
import { PurchaseProvider, usePurchaseState } from './use-purchase';

/**
 * The product page with its data. It holds no state: what a tap changes is in the part that shows it (decision 44). The buy box
 * hydrates first; what is around and below it, in parts of their own, on sight (decision 55).
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

const Pictures = partOfProduct(
  'product-gallery',
  styles.gallery,
  function GalleryOfChoice({ product }) {
    const chosen = usePurchaseState(({ choice }) =>
      pictureOfChoice(
        product,
        product.attribute.flatMap(({ id }) => choice[id] ?? []),
      ),
    );
    const { title, image, images, video, video_thumb } = product;
    return (
      <KeptMarkup by={() => ['gallery', title, image, images, video, video_thumb, chosen]}>
        <Gallery product={product} chosen={chosen} />
      </KeptMarkup>
    );
  },
  { behind: false },
);
const Details = partOfProduct('product-details', styles.details, LATE.details.Part);
const Opinions = partOfProduct('product-reviews', styles.below, LATE.reviews.Part);
const More = partOfProduct('product-more', styles.last, LATE.more.Part);
