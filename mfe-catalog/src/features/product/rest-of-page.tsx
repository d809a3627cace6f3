import { useDeferredValue, useId } from 'react';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { KeptMarkup } from 'shared-kernel/platform/kept-markup';
import { bundleOffer } from 'shared-kernel/rules/bundle';
import type { Minor } from 'shared-kernel/rules/money';
import { priceOf } from 'shared-kernel/rules/price';
import type { Choice } from 'shared-kernel/rules/variants';
import { Description } from './description';
import { Facts } from './facts';
import { Vouchers } from './offers/vouchers';
import { BUTTONS_ID } from './point-at';
import { Promises } from './promises';
import { variantOf } from './purchase';
import { RecentlyViewed } from './recently-viewed/recently-viewed';
import { ShippingLine } from './shipping/shipping-line';
import { stockOf } from './stock-of';
import { StoreCard } from './store-card';
import { Suggested } from './suggested/suggested';
import { useAutoHidingBar } from './use-auto-hiding-bar';
import { usePurchaseState } from './use-purchase';

export { Reviews } from './reviews/reviews';

/** Below the buttons: shipping, promises, vouchers, store; without shipping and vouchers when sold out. */
export function Ending({ product }: { product: ProductDetail }) {
  const place = useId();
  const { vouchers, store } = product;
  const none = usePurchaseState(({ choice }) => stockOf(product, choice) < 1);
  useAutoHidingBar(BUTTONS_ID, !none);
  return (
    <>
      {!none && <ShippingLine product={product} />}
      <Promises product={product} />
      {!none && vouchers.length > 0 && <ChosenVouchers product={product} />}
      <KeptMarkup by={() => ['store card', place, store]}>
        <StoreCard store={store} />
      </KeptMarkup>
    </>
  );
}

/**
 * Rerenders by itself when the quantity changes, after the frame that answers the press: a voucher that starts to apply shows a date,
 * and the page's first date formatter takes 80 ms (CPU 4x).
 */
function ChosenVouchers({ product }: { product: ProductDetail }) {
  const goods = useDeferredValue(usePurchaseState(({ choice, quantity }) => goodsOf(product, choice, quantity)));
  return <Vouchers vouchers={product.vouchers} goods={goods} timeZone={product.time_zone} />;
}

/** Price of the chosen pieces at the response's server time, compared with a voucher's minimum spend (wire contract §8). */
function goodsOf(product: ProductDetail, choice: Choice, quantity: number): Minor {
  const { current } = priceOf(product, new Date(product.server_time), variantOf(product, choice));
  const deal = product.bundle_deal;
  return (deal && bundleOffer(quantity, current, deal)?.price) ?? current * quantity;
}

/** Description and specifications. */
export function Details({ product }: { product: ProductDetail }) {
  const place = useId();
  const { overview, description, specifications, tags, tag_refs } = product;
  return (
    <KeptMarkup by={() => ['details', place, overview, description, specifications, tags, tag_refs]}>
      <Description product={product} />
      <Facts product={product} />
    </KeptMarkup>
  );
}

/** Other products, below everything about this one. */
export function More({ product }: { product: ProductDetail }) {
  return (
    <>
      <Suggested product={product} />
      <RecentlyViewed productId={product.id} />
    </>
  );
}
