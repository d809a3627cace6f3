import { css } from '@emotion/react';
import { useState } from 'react';
import { offeredMethods } from 'shared-kernel/commerce/payment-methods';
import { useMoney } from 'shared-kernel/commerce/site';
import type { Cart } from 'shared-kernel/contract/cart';
import { OrderMethod } from 'shared-kernel/contract/enums';
import type { PaymentGateway } from 'shared-kernel/contract/site';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { toMinor } from 'shared-kernel/rules/money';
import { isAllPickedUp } from 'shared-kernel/rules/shipping-place';
import { from, upTo } from 'shared-kernel/ui/breakpoints';
import { Button, ButtonLink } from 'shared-kernel/ui/button';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { isCounted } from '../../components/checkout-blocker';
import { alert, columns, stack } from '../../components/page.styles';
import { Summary } from '../../components/summary';
import { useVoucher } from '../../components/use-voucher';
import { VoucherField } from '../../components/voucher-field';
import { Agreement } from './agreement';
import { OrderProblem } from './order-problem';
import { OrderedLines } from './ordered-lines';
import { PaymentTabs } from './payment-tabs';
import { ShipTo } from './ship-to';
import { usePlaceOrder } from './use-place-order';

const then = css`
  ${muted}
  font-size: ${token('text-sm')};
`;
/** The order button with its amount on one line of a phone; longer languages wrap it. */
const oneLine = css`
  display: grid;
  ${upTo(576)} {
    button {
      padding-inline: ${token('space-2')};
      font-size: ${token('text-sm')};
      text-wrap: balance;
    }
  }
`;
/** on phones the steps at the top lead back; the bar is for the next step */
const back = css`
  display: none;
  ${from(992)} {
    display: block;
  }
`;

interface CheckoutFormProps {
  cart: Cart;
  gateway: PaymentGateway;
  /** voucher code of the URL; empty without one */
  voucherFromUrl: string;
  onUnorderable: () => void;
}

/**
 * Payment methods as tabs, the voucher, the server's sums, and the button that places the order once (S153, S156, S157). The button says
 * that it obliges to pay; beside it are the next step and what the shopper agrees to (issue 14).
 */
export function CheckoutForm({ cart, gateway, voucherFromUrl, onUnorderable }: CheckoutFormProps) {
  const { t } = useTranslation('cart-checkout');
  const href = useHref();
  const money = useMoney();
  const { methods, preselected } = offeredMethods(gateway);
  const [chosen, setChosen] = useState(preselected);
  // a method that the shop has switched off meanwhile is deselected
  const method = chosen && methods.includes(chosen) ? chosen : preselected;
  const voucher = useVoucher(cart, voucherFromUrl);
  const { place, phase, problem } = usePlaceOrder({ cart, onRefused: voucher.recheck, onUnorderable });
  const lines = cart.cartProducts.filter((line) => isCounted(line, cart.destination));
  const calculated = voucher.applied?.calculated ?? cart.calculated;
  const order = () => {
    if (method)
      void place({
        method: OrderMethod[method],
        voucher: voucher.applied?.voucher ?? null,
        total: calculated.total_price,
      });
  };
  const due = toMinor(calculated.total_price);
  const isLater = method === 'cashOnDelivery';
  const placeText = () => {
    if (due === 0) return t('checkout.place');
    return t(isLater ? 'checkout.placeAndPayLater' : 'checkout.placeAndPay', { amount: money(due) });
  };
  return (
    <div css={columns}>
      <div css={stack}>
        {method ? (
          <PaymentTabs methods={methods} chosen={method} onChoose={setChosen} />
        ) : (
          <p css={alert}>{t('checkout.noMethods')}</p>
        )}
        <VoucherField
          voucher={voucher}
          goods={toMinor(cart.calculated.subtotal) - toMinor(cart.calculated.bundle_offer)}
        />
        <ShipTo destination={cart.destination} isPickedUp={isAllPickedUp(cart.cartProducts)} />
        <OrderedLines lines={lines} destination={cart.destination} />
      </div>
      <Summary
        cart={{ ...cart, calculated }}
        settling={voucher.checking}
        next={
          <>
            <OrderProblem problem={problem} lines={cart.cartProducts} onRetry={order} />
            <div css={oneLine}>
              <Button
                look="primary"
                wide
                busy={phase !== 'idle' || voucher.checking}
                aria-disabled={!method}
                aria-describedby="checkout-then"
                onClick={order}
              >
                {phase === 'idle' && placeText()}
                {phase === 'placing' && t('checkout.placing')}
                {phase === 'leaving' && t('checkout.leaving', { name: t(`checkout.${method}`) })}
              </Button>
            </div>
            <div css={back}>
              <ButtonLink look="quiet" wide href={href(link('shipping'))}>
                {t('checkout.back')}
              </ButtonLink>
            </div>
          </>
        }
      >
        {/* above the button, not in a phone's sticky bar, which is for the amount and the order button */}
        {method && due > 0 && (
          <p id="checkout-then" css={then}>
            {isLater ? t('checkout.thenAtTheDoor') : t('checkout.thenOnline', { name: t(`checkout.${method}`) })}
          </p>
        )}
        <Agreement />
      </Summary>
    </div>
  );
}
