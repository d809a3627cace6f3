import { type MouseEvent, useRef, useState } from 'react';
import type { Cart } from 'shared-kernel/contract/cart';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ButtonLink } from 'shared-kernel/ui/button';
import { BLOCKER_TEXT, findBlocker } from '../../components/checkout-blocker';
import { CheckoutBlockerNote } from '../../components/checkout-blocker-note';
import { useUnshippableText } from '../../components/unshippable';

/** The link to shipping. While lines block the order, it shows why and offers to uncheck them (S137, S148). */
export function ProceedToShipping({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart-checkout');
  const href = useHref();
  const [tried, setTried] = useState(false);
  const message = useRef<HTMLDivElement>(null);
  const problem = findBlocker(cart.cartProducts, cart.destination);
  const shown = tried ? problem : null;
  const unshippable = useUnshippableText(shown?.reason === 'unshippable' ? cart.destination : null);
  const go = (event: MouseEvent) => {
    setTried(problem !== null);
    if (!problem) return;
    event.preventDefault();
    message.current?.focus();
  };
  return (
    <div>
      <CheckoutBlockerNote
        focusRef={message}
        text={unshippable || (shown ? t(BLOCKER_TEXT[shown.reason]) : '')}
        lines={shown?.lines ?? []}
      />
      <ButtonLink look="primary" wide href={href(link('shipping'))} onClick={go}>
        {t('cart.next')}
      </ButtonLink>
    </div>
  );
}
