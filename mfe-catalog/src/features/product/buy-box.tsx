import { css } from '@emotion/react';
import { useId } from 'react';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { KeptMarkup } from 'shared-kernel/platform/kept-markup';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { brandLink } from 'shared-kernel/remote/entity-links';
import { maximumQuantity } from 'shared-kernel/rules/quantity';
import { QuantityStepper } from 'shared-kernel/ui/quantity-stepper';
import { token } from 'shared-kernel/ui/tokens';
import * as styles from './buy-box.styles';
import { BuyButtons, Problem } from './buy-buttons';
import { Offer } from './offer';
import { Vouchers } from './offers/vouchers';
import { partOfProduct } from './part-of-product';
import { ProductActions } from './product-actions';
import { Promises } from './promises';
import { ReviewsLink } from './reviews/reviews-link';
import { ShippingLine } from './shipping/shipping-line';
import { StockLine } from './stock-line';
import { stockOf } from './stock-of';
import { StoreCard } from './store-card';
import { usePurchase, usePurchaseState } from './use-purchase';
import { VariantPicker } from './variant-picker';

const amount = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
`;

/** Everything from the title to the store (S108, S111, S113 to S120, S126, S149). */
export function BuyBox({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const stockId = useId();
  return (
    <section css={styles.box} aria-label={t('product.buyBox')}>
      <div css={styles.head}>
        {product.brand && (
          <a css={styles.brand} href={href(brandLink(product.brand))}>
            {product.brand.title}
          </a>
        )}
        <h1>{product.title}</h1>
        <div css={styles.judged}>
          <ReviewsLink product={product} />
          <ProductActions product={product} />
        </div>
      </div>
      <Offer product={product} />
      <VariantPicker product={product} />
      <Amount product={product} stockId={stockId} />
      <Problem />
      <BuyButtons product={product} stockId={stockId} />
      <noscript>
        <p>{t('product.needsScript')}</p>
      </noscript>
      <Ending />
    </section>
  );
}

/** Below the buttons: shipping, promises, vouchers, store. */
const Ending = partOfProduct('product-shipping', styles.box, function AllEndings({ product }) {
  const place = useId();
  const { warranty, refundable, vouchers, time_zone, store } = product;
  return (
    <>
      <ShippingLine product={product} />
      <KeptMarkup by={() => ['ending', place, warranty, refundable, vouchers, time_zone, store]}>
        <Promises product={product} />
        <Vouchers vouchers={vouchers} timeZone={time_zone} />
        <StoreCard store={store} />
      </KeptMarkup>
    </>
  );
});

/** How many, and how many there are. */
function Amount({ product, stockId }: { product: ProductDetail; stockId: string }) {
  const { setQuantity } = usePurchase();
  const quantity = usePurchaseState((state) => state.quantity);
  const stock = usePurchaseState(({ choice }) => stockOf(product, choice));
  return (
    <div css={amount}>
      <QuantityStepper value={quantity} maximum={maximumQuantity(stock)} onChange={setQuantity} label={product.title} />
      <StockLine id={stockId} stock={stock} />
    </div>
  );
}
