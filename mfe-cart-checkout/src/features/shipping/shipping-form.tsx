import { css } from '@emotion/react';
import { type MouseEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AddressTyped } from 'shared-kernel/commerce/addresses/address-form';
import { isBlank } from 'shared-kernel/commerce/addresses/address-values';
import type { Address } from 'shared-kernel/contract/addresses';
import type { Cart, CartLine } from 'shared-kernel/contract/cart';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import type { PlaceScope } from 'shared-kernel/rules/shipping-place';
import { from } from 'shared-kernel/ui/breakpoints';
import { Button, ButtonLink } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { BLOCKER_TEXT, findBlocker } from '../../components/checkout-blocker';
import { CheckoutBlockerNote } from '../../components/checkout-blocker-note';
import { columns, stack } from '../../components/page.styles';
import { Summary } from '../../components/summary';
import { useKeptVoucher } from '../../components/use-voucher';
import { AddressChoice } from './address-choice';
import { ShippingLines } from './shipping-lines';
import { useShippingChoice } from './use-shipping-choice';

/** on phones the steps at the top lead back; the bar is for the next step */
const back = css`
  display: none;
  ${from(992)} {
    display: block;
    margin-block-start: ${token('space-2')};
  }
`;

const ADDRESS_FORM = 'address-form';

interface ShippingFormProps {
  cart: Cart;
  addresses: Address[];
}

/**
 * Address and shipping type of each line on one screen, and one button to continue: it saves a typed address, sends the choices and
 * opens the checkout once the server has accepted everything (S146, S147, S148, S150, issue 14). Prices are those of the place in the
 * form, as soon as it has one.
 */
export function ShippingForm({ cart, addresses }: ShippingFormProps) {
  const { t } = useTranslation('cart-checkout');
  const href = useHref();
  const navigate = useNavigate();
  const [tried, setTried] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [typed, setTyped] = useState<AddressTyped | null>(null);
  const message = useRef<HTMLDivElement>(null);
  const choice = useShippingChoice(cart, addresses, typed !== null);
  const { address, lines, refused, isPending, choose, chooseType, confirm } = choice;
  const { calculated, checking } = useKeptVoucher(cart);

  const to = typed ? placeIn(typed.values) : address;
  const problem = findBlocker(lines, to);
  // another shopper bought the last piece, or the store withdrew it: no address changes that
  const isGone = problem?.reason === 'unavailable' || problem?.reason === 'overStock';
  const isMissing = typed !== null && isBlank(typed.values) && !isGone && problem?.reason !== 'nothingChecked';
  const text = isMissing ? t('shipping.addressFirst') : problem ? t(BLOCKER_TEXT[problem.reason]) : '';
  const goOn = async (chosen: Address) => {
    setConfirming(true);
    if (await confirm(chosen)) navigate(link('checkout'));
    setConfirming(false);
  };
  const press = (event: MouseEvent) => {
    setTried(text !== '');
    // otherwise the form's own submit event follows
    if (text) event.preventDefault();
    if (isMissing) firstEmpty(ADDRESS_FORM)?.focus();
    else if (text) message.current?.focus();
    else if (!typed && address) void goOn(address);
  };
  const isKnown = cart.destination !== null && (!typed || isSamePlace(cart.destination, to));

  return (
    <div css={columns}>
      <div css={stack}>
        <AddressChoice
          addresses={addresses}
          chosen={address}
          onChoose={choose}
          onDeleted={choice.leave}
          formId={ADDRESS_FORM}
          onTyped={setTyped}
          onSaved={goOn}
          requiresState={(country) => lines.some((line) => isPricedByState(line, country))}
        />
        {lines.length > 0 && <ShippingLines lines={lines} to={to} refused={refused} onChange={chooseType} />}
      </div>
      <Summary
        cart={{ ...cart, calculated }}
        withShipping={isKnown}
        settling={isPending || checking}
        next={
          <div>
            <CheckoutBlockerNote
              focusRef={message}
              text={tried || isGone ? text : ''}
              lines={isMissing ? [] : (problem?.lines ?? [])}
            />
            <Button
              look="primary"
              wide
              busy={confirming || typed?.sending}
              {...(typed ? { type: 'submit', form: ADDRESS_FORM } : {})}
              onClick={press}
            >
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

/** The place of the typed address; null until it has a country. */
const placeIn = ({ country, state }: AddressTyped['values']): PlaceScope | null =>
  country ? { country, state } : null;

const isSamePlace = (a: PlaceScope, b: PlaceScope | null) => a.country === b?.country && a.state === b.state;

/** True when a state of the country has its own price (D31). */
function isPricedByState({ flash_product }: CartLine, country: string): boolean {
  const places = flash_product.shipping_rule?.shipping_places ?? [];
  return places.some((place) => place.country === country && place.state !== 'ALL');
}

/** The first empty field of a form. */
function firstEmpty(formId: string): HTMLElement | undefined {
  const inputs = document.querySelectorAll<HTMLInputElement>(`#${formId} input`);
  return [...inputs].find(({ value }) => value === '');
}
