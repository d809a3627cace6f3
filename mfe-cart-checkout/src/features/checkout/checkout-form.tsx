import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredMethods } from 'shared-kernel/commerce/payment-methods';
import type { Cart } from 'shared-kernel/contract/cart';
import { OrderMethod } from 'shared-kernel/contract/enums';
import type { PaymentGateway } from 'shared-kernel/contract/site';
import { useHref } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { Button, ButtonLink } from 'shared-kernel/ui/button';
import { alert, columns, stack } from '../../components/page.styles';
import { Summary } from '../../components/summary';
import { PaymentTabs } from './payment-tabs';
import { usePlaceOrder } from './use-place-order';

interface CheckoutFormProps {
  cart: Cart;
  gateway: PaymentGateway;
}

/** Ways to pay as tabs, the server's sums, and the button that orders once (S153, S157). */
export function CheckoutForm({ cart, gateway }: CheckoutFormProps) {
  const { t } = useTranslation('cart-checkout');
  const href = useHref();
  const { methods, preselected } = offeredMethods(gateway);
  const [method, setMethod] = useState(preselected);
  const { place, placing, problem } = usePlaceOrder(cart);
  return (
    <div css={columns}>
      <div css={stack}>
        {method ? (
          <PaymentTabs methods={methods} chosen={method} onChoose={setMethod} />
        ) : (
          <p css={alert}>{t('checkout.noMethods')}</p>
        )}
      </div>
      <Summary cart={cart}>
        {problem && (
          <p css={alert} role="alert">
            {problem}
          </p>
        )}
        <Button
          look="primary"
          wide
          busy={placing}
          aria-disabled={!method}
          onClick={() => method && place(OrderMethod[method])}
        >
          {placing ? t('checkout.placing') : t('checkout.place')}
        </Button>
        <ButtonLink look="quiet" wide href={href(path.shipping())}>
          {t('checkout.back')}
        </ButtonLink>
      </Summary>
    </div>
  );
}
