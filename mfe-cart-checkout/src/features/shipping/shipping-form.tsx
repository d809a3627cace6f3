import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Address } from 'shared-kernel/contract/addresses';
import type { Cart } from 'shared-kernel/contract/cart';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { from } from 'shared-kernel/ui/breakpoints';
import { Button, ButtonLink } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { BLOCKER_TEXT, findBlocker } from '../../components/checkout-blocker';
import { CheckoutBlockerNote } from '../../components/checkout-blocker-note';
import { columns, stack } from '../../components/page.styles';
import { Summary } from '../../components/summary';
import { AddressChoice } from './address-choice';
import { ShippingLines } from './shipping-lines';
import { useShippingChoice } from './use-shipping-choice';

/** on phones the steps at the top lead back; the bar is for what leads on */
const back = css`
  display: none;
  ${from(992)} {
    display: block;
    margin-block-start: ${token('space-2')};
  }
`;

interface ShippingFormProps {
  cart: Cart;
  addresses: Address[];
}

/** Address, shipping choice per line, and the button that continues once the server has accepted both (S146, S147, S148, S150). */
export function ShippingForm({ cart, addresses }: ShippingFormProps) {
  const { t } = useTranslation('cart-checkout');
  const href = useHref();
  const navigate = useNavigate();
  const [tried, setTried] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const message = useRef<HTMLDivElement>(null);
  const choice = useShippingChoice(cart, addresses);
  const { address, lines, refused, isPending, choose, chooseType, confirm } = choice;

  const problem = findBlocker(lines, address);
  const blocker = !address && problem?.why !== 'nothingChecked' ? 'noAddress' : (problem?.why ?? null);
  const text = blocker === 'noAddress' ? t('shipping.addressFirst') : blocker ? t(BLOCKER_TEXT[blocker]) : '';
  const proceed = async () => {
    setTried(blocker !== null);
    if (blocker) return message.current?.focus();
    setConfirming(true);
    if (await confirm()) navigate(link('checkout'));
    setConfirming(false);
  };

  return (
    <div css={columns}>
      <div css={stack}>
        <AddressChoice addresses={addresses} chosen={address} onChoose={choose} onDeleted={choice.leave} />
        {lines.length > 0 && <ShippingLines lines={lines} address={address} refused={refused} onChange={chooseType} />}
      </div>
      <Summary
        cart={cart}
        withShipping={cart.destination !== null}
        settling={isPending}
        next={
          <div>
            <CheckoutBlockerNote
              focusRef={message}
              text={tried ? text : ''}
              lines={blocker === 'noAddress' ? [] : (problem?.lines ?? [])}
            />
            <Button look="primary" wide busy={confirming} onClick={proceed}>
              {t('shipping.next')}
            </Button>
            <div css={back}>
              <ButtonLink look="quiet" wide href={href(link('cart'))}>
                {t('shipping.back')}
              </ButtonLink>
            </div>
          </div>
        }
      />
    </div>
  );
}
