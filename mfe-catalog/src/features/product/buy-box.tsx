import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { PriceTag } from 'shared-kernel/commerce/price-tag';
import { useMoney } from 'shared-kernel/commerce/site';
import { useServerNow } from 'shared-kernel/commerce/use-server-now';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { useHref } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { priceOf } from 'shared-kernel/rules/price';
import { QUANTITY_TEXT } from 'shared-kernel/rules/quantity';
import { missingAttributes } from 'shared-kernel/rules/variants';
import { Button } from 'shared-kernel/ui/button';
import { QuantityStepper } from 'shared-kernel/ui/quantity-stepper';
import { token } from 'shared-kernel/ui/tokens';
import { Countdown } from '../../components/countdown';
import { isolate } from '../../components/isolate';
import { Promises } from './promises';
import { ReviewsLink } from './reviews/reviews-link';
import { StockLine } from './stock-line';
import { StoreCard } from './store-card';
import { useOfferChange } from './use-offer-change';
import { type PurchaseState, stockOf } from './use-purchase';
import { VariantPicker } from './variant-picker';

const box = css`
  display: grid;
  gap: ${token('space-4')};
`;
const brand = css`
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-sm')};
  &:is(a):hover {
    color: ${token('colour-primary-ink')};
    text-decoration: underline;
  }
`;
const head = css`
  display: grid;
  gap: ${token('space-2')};
  justify-items: start;
`;
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
  /* out of the grid while silent, but there: a live region that comes with its text is not announced */
  &:empty {
    position: absolute;
    padding: 0;
  }
`;
const change = css`
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-small')};
  background: ${token('colour-warning-soft')};
  color: ${token('colour-warning')};
  font-size: ${token('text-sm')};
  /* out of the grid while silent, but there: a live region that comes with its text is not announced */
  &:empty {
    position: absolute;
    padding: 0;
  }
`;

/** Everything from the title to the button (S108, S113 to S118, S126). */
export function BuyBox({ product, purchase }: { product: ProductDetail; purchase: PurchaseState }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const money = useMoney();
  const now = useServerNow(product.server_time, product.end_time);
  const changed = useOfferChange(product);
  const price = priceOf(product, now, purchase.variant);
  const open =
    purchase.problem === 'selectAttributes'
      ? missingAttributes(product.attribute, purchase.choice).map((attribute) => attribute.id)
      : [];
  return (
    <section css={box} aria-label={t('product.buyBox')}>
      <div css={head}>
        {product.brand && (
          <a css={brand} href={href(path.brand(product.brand))}>
            {product.brand.title}
          </a>
        )}
        <h1>{product.title}</h1>
        {product.review_count > 0 && <ReviewsLink product={product} />}
      </div>
      <PriceTag price={price} size="large" />
      {price.flash && product.end_time && (
        <Countdown until={product.end_time} serverTime={product.server_time} label={t('product.flashEnds')} />
      )}
      <p css={change} role="status">
        {changed === 'price' && t('product.priceChanged', { price: isolate(money(price.current)) })}
        {changed === 'stock' && t('product.stockChanged')}
      </p>
      <VariantPicker
        attributes={product.attribute}
        variants={product.inventory}
        choice={purchase.choice}
        choose={purchase.choose}
        open={open}
      />
      <StockLine stock={stockOf(product, purchase.variant)} />
      <QuantityStepper
        value={purchase.quantity}
        maximum={purchase.maximum}
        onChange={purchase.setQuantity}
        label={product.title}
      />
      <p css={problem} role="alert">
        {purchase.problem && t(`kernel:${QUANTITY_TEXT[purchase.problem]}`)}
      </p>
      <div css={actions}>
        <Button look="primary" busy={purchase.busy === 'cart'} onClick={purchase.toCart}>
          {t('product.addToCart')}
        </Button>
        <Button look="soft" busy={purchase.busy === 'buy'} onClick={purchase.buy}>
          {t('product.buyNow')}
        </Button>
      </div>
      <Promises product={product} />
      <StoreCard store={product.store} />
    </section>
  );
}
