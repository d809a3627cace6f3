import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceTag } from 'shared-kernel/commerce/price-tag';
import { useMoney } from 'shared-kernel/commerce/site';
import { useServerNow } from 'shared-kernel/commerce/use-server-now';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { isolate } from 'shared-kernel/i18n/isolate';
import { useHref } from 'shared-kernel/platform/page-context';
import { brandLink } from 'shared-kernel/remote/entity-links';
import { priceOf } from 'shared-kernel/rules/price';
import { QUANTITY_TEXT } from 'shared-kernel/rules/quantity';
import { missingAttributes } from 'shared-kernel/rules/variants';
import { Button } from 'shared-kernel/ui/button';
import { QuantityStepper } from 'shared-kernel/ui/quantity-stepper';
import { token } from 'shared-kernel/ui/tokens';
import { Countdown } from '../../components/countdown';
import * as styles from './buy-box.styles';
import { BundleLine } from './offers/bundle-line';
import { Vouchers } from './offers/vouchers';
import { PROBLEM_ID } from './point-at';
import { silent } from './product.styles';
import { ProductActions } from './product-actions';
import { Promises } from './promises';
import { ReviewsLink } from './reviews/reviews-link';
import { ShippingLine } from './shipping/shipping-line';
import { StockLine } from './stock-line';
import { StoreCard } from './store-card';
import { useOfferChange } from './use-offer-change';
import type { PurchaseState } from './use-purchase';
import { VariantPicker } from './variant-picker';

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  > button {
    flex: 1 1 160px;
  }
`;
const problem = css`
  color: ${token('colour-danger')};
  font-size: ${token('text-sm')};
  scroll-margin-block: ${token('space-16')};
  ${silent}
`;
const change = css`
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-small')};
  background: ${token('colour-warning-soft')};
  color: ${token('colour-warning')};
  font-size: ${token('text-sm')};
  ${silent}
`;
const amount = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
`;

interface BuyBoxProps {
  product: ProductDetail;
  purchase: PurchaseState;
}

/** Everything from the title to the store (S108, S111, S113 to S120, S126, S149). */
export function BuyBox({ product, purchase }: BuyBoxProps) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const money = useMoney();
  const id = useId();
  const now = useServerNow(product.server_time, product.end_time);
  const { variant, stock, busy } = purchase;
  const changed = useOfferChange(product, variant?.id);
  const price = priceOf(product, now, variant);
  const open =
    purchase.problem === 'selectAttributes'
      ? missingAttributes(product.attribute, purchase.choice).map((attribute) => attribute.id)
      : [];
  // not `disabled`: a click shows the reason, and the button keeps the focus
  const why = stock < 1 ? { 'aria-disabled': true, 'aria-describedby': id } : {};
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
      <PriceTag price={price} size="large" />
      {price.flash && product.end_time && (
        <Countdown until={product.end_time} serverTime={product.server_time} label={t('product.flashEnds')} />
      )}
      <p css={change} role="status">
        {changed === 'price' && t('product.priceChanged', { price: isolate(money(price.current)) })}
        {changed === 'stock' && t('product.stockChanged')}
      </p>
      {product.bundle_deal && (
        <BundleLine deal={product.bundle_deal} price={price.current} quantity={purchase.quantity} />
      )}
      <VariantPicker
        attributes={product.attribute}
        variants={product.inventory}
        choice={purchase.choice}
        choose={purchase.choose}
        released={purchase.released}
        open={open}
      />
      <div css={amount}>
        <QuantityStepper
          value={purchase.quantity}
          maximum={purchase.maximum}
          onChange={purchase.setQuantity}
          label={product.title}
        />
        <StockLine id={id} stock={stock} />
      </div>
      <p id={PROBLEM_ID} css={problem} role="alert">
        {purchase.problem && t(`kernel:${QUANTITY_TEXT[purchase.problem]}`)}
        {purchase.refusal}
      </p>
      <div css={actions}>
        <Button look="primary" busy={busy === 'cart'} {...why} onClick={purchase.toCart}>
          {t('product.addToCart')}
        </Button>
        <Button look="soft" busy={busy === 'buy'} {...why} onClick={purchase.buy}>
          {t('product.buyNow')}
        </Button>
      </div>
      <noscript>
        <p>{t('product.needsScript')}</p>
      </noscript>
      <ShippingLine product={product} />
      <Promises product={product} />
      <Vouchers vouchers={product.vouchers} timeZone={product.time_zone} />
      <StoreCard store={product.store} />
    </section>
  );
}
