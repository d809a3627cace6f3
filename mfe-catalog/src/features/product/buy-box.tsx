import { css } from '@emotion/react';
import { Suspense } from 'react';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { brandLink } from 'shared-kernel/remote/entity-links';
import { maximumQuantity } from 'shared-kernel/rules/quantity';
import { QuantityStepper } from 'shared-kernel/ui/quantity-stepper';
import { token } from 'shared-kernel/ui/tokens';
import { Unbroken } from 'shared-kernel/ui/unbroken';
import * as styles from './buy-box.styles';
import { BuyButtons, Problem } from './buy-buttons';
import { LATE } from './late-code';
import { Offer } from './offer';
import { partOfProduct } from './part-of-product';
import { QUANTITY_ID } from './point-at';
import { ProductActions } from './product-actions';
import { ReviewsLink } from './reviews/reviews-link';
import { SizeGuide } from './size-guide/size-guide';
import { StockLine } from './stock-line';
import { stockOf } from './stock-of';
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
  return (
    <section css={styles.box} aria-label={t('product.buyBox')}>
      <div css={styles.head}>
        {product.brand && (
          <a css={styles.brand} href={href(brandLink(product.brand))}>
            {product.brand.title}
          </a>
        )}
        <h1>
          <Unbroken text={product.title} />
        </h1>
        <div css={styles.judged}>
          <ReviewsLink product={product} />
          <ProductActions product={product} />
        </div>
      </div>
      <Offer product={product} />
      <VariantPicker product={product} />
      {product.size_guide && product.attribute.length > 0 && <SizeGuide slug={product.size_guide} />}
      <Purchase product={product} />
      <Ending />
    </section>
  );
}

/** Quantity and buttons; for a sold-out product or choice, the restock form. */
function Purchase({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const none = usePurchaseState(({ choice }) => stockOf(product, choice) < 1);
  if (none) {
    return (
      <Suspense>
        <LATE.soldOut.Part product={product} />
      </Suspense>
    );
  }
  return (
    <>
      <Amount product={product} />
      <Problem />
      <BuyButtons />
      <noscript>
        <p>{t('product.needsScript')}</p>
      </noscript>
    </>
  );
}

/** Below the buttons: shipping, promises, vouchers, store. */
const Ending = partOfProduct('product-shipping', styles.box, LATE.ending.Part);

/** The quantity, and how many are in stock. */
function Amount({ product }: { product: ProductDetail }) {
  const { setQuantity, refuseQuantity } = usePurchase();
  const quantity = usePurchaseState((state) => state.quantity);
  const stock = usePurchaseState(({ choice }) => stockOf(product, choice));
  return (
    <div css={amount}>
      <QuantityStepper
        id={QUANTITY_ID}
        value={quantity}
        maximum={maximumQuantity(stock)}
        onChange={setQuantity}
        onRefused={refuseQuantity}
        label={product.title}
      />
      <StockLine stock={stock} />
    </div>
  );
}
