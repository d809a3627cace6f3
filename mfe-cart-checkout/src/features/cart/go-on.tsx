import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from 'shared-kernel/contract/cart';
import { useHref } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { ButtonLink } from 'shared-kernel/ui/button';
import { HOLD_UP_TEXT, holdUp } from '../../components/hold-up';
import { HoldUpNote } from '../../components/hold-up-note';
import { useUnshippableText } from '../../components/unshippable';

/** The way to shipping. While something holds it up, it says what and offers to leave those lines out (S137, S148). */
export function GoOn({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart-checkout');
  const href = useHref();
  const [asked, setAsked] = useState(false);
  const message = useRef<HTMLDivElement>(null);
  const problem = holdUp(cart.cartProducts, cart.destination);
  const shown = asked ? problem : null;
  const unshippable = useUnshippableText(shown?.why === 'unshippable' ? cart.destination : null);
  const go = (event: MouseEvent) => {
    setAsked(problem !== null);
    if (!problem) return;
    event.preventDefault();
    message.current?.focus();
  };
  return (
    <div>
      <HoldUpNote
        focusRef={message}
        text={unshippable || (shown ? t(HOLD_UP_TEXT[shown.why]) : '')}
        lines={shown?.lines ?? []}
      />
      <ButtonLink look="primary" wide href={href(path.shipping())} onClick={go}>
        {t('cart.next')}
      </ButtonLink>
    </div>
  );
}
