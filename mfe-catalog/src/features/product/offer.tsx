import { css } from '@emotion/react';
import { PriceTag } from 'shared-kernel/commerce/price-tag';
import { useMoney } from 'shared-kernel/commerce/site';
import { useServerNow } from 'shared-kernel/commerce/use-server-now';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import type { Minor } from 'shared-kernel/rules/money';
import { priceOf } from 'shared-kernel/rules/price';
import { upTo } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';
import { Countdown } from '../../components/countdown';
import { BundleLine } from './offers/bundle-line';
import { silent } from './product.styles';
import { variantOf } from './purchase';
import { Returns } from './returns';
import { TaxNote } from './tax-note';
import { useOfferChange } from './use-offer-change';
import { usePurchaseState } from './use-purchase';

const cost = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  /* the notes stay together below the price */
  ${upTo(576)} {
    > :first-child {
      flex-basis: 100%;
    }
  }
`;
const change = css`
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-small')};
  background: ${token('colour-warning-soft')};
  color: ${token('colour-warning')};
  font-size: ${token('text-sm')};
  ${silent}
`;

/** The price of the chosen variant, how long it is valid, and what has changed about it (S100 to S105, S111). */
export function Offer({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const money = useMoney();
  const variant = usePurchaseState(({ choice }) => variantOf(product, choice));
  const now = useServerNow(product.server_time, product.end_time);
  const changed = useOfferChange(product, variant?.id);
  const price = priceOf(product, now, variant);
  return (
    <>
      <div css={cost}>
        <PriceTag price={price} size="large" />
        <TaxNote />
        <Returns product={product} />
      </div>
      {price.flash && product.end_time && (
        <Countdown until={product.end_time} serverTime={product.server_time} label={t('product.flashEnds')} />
      )}
      <p css={change} role="status">
        {changed === 'price' && t('product.priceChanged', { price: money(price.current) })}
        {changed === 'stock' && t('product.stockChanged')}
      </p>
      {product.bundle_deal && <Bundle deal={product.bundle_deal} price={price.current} />}
    </>
  );
}

function Bundle({ deal, price }: { deal: NonNullable<ProductDetail['bundle_deal']>; price: Minor }) {
  const quantity = usePurchaseState((state) => state.quantity);
  return <BundleLine deal={deal} price={price} quantity={quantity} />;
}
