import { css } from '@emotion/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorText } from 'shared-kernel/api/error-text';
import type { Address } from 'shared-kernel/contract/addresses';
import type { Cart } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';
import { emit } from 'shared-kernel/events/bus';
import { useHref, usePage } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { Button, ButtonLink } from 'shared-kernel/ui/button';
import { CART_KEY } from '../../components/cart-query';
import { alert, columns, stack } from '../../components/page.styles';
import { Summary } from '../../components/summary';
import { AddressChoice } from './address-choice';
import { placeOf, shippingRequest } from './shipping-choice';
import { ShippingLines } from './shipping-lines';
import { updateShipping } from './update-shipping';

/** There from the start, so that it can take the focus, but no gap between its neighbours. */
const silent = css`
  position: absolute;
`;

interface ShippingFormProps {
  cart: Cart;
  addresses: Address[];
}

/** Address, shipping choice per line, and the way on once the server has taken both (S146, S148, S150). */
export function ShippingForm({ cart, addresses }: ShippingFormProps) {
  const { api } = usePage();
  const { t } = useTranslation(['cart-checkout', 'kernel']);
  const href = useHref();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const message = useRef<HTMLParagraphElement>(null);

  const lines = cart.cartProducts.filter((line) => line.selected === Selected.checked);
  const address =
    addresses.find((entry) => entry.id === chosen) ?? addresses.find((entry) => entry.default) ?? addresses[0];

  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ to, types }: { to: Address; types: ReadonlyMap<number, number> }) =>
      updateShipping(api, shippingRequest(lines, to, types)),
    onSuccess: (answer) => queries.setQueryData(CART_KEY, answer),
  });
  const say = (text: string) => {
    setProblem(text);
    message.current?.focus();
  };
  /** Sends a choice; its prices come back with the cart. A refusal is said and nothing is lost. */
  const send = async (to: Address, types: ReadonlyMap<number, number>): Promise<Cart | null> => {
    try {
      setProblem('');
      return await mutateAsync({ to, types });
    } catch (error) {
      emit('toast:requested', { text: errorText(error, t), error: true });
      return null;
    }
  };
  const choose = (to: Address) => {
    setChosen(to.id);
    if (lines.length > 0) void send(to, new Map());
  };
  const goOn = async () => {
    if (lines.length === 0) return say(t('shipping.noSelection'));
    if (!address) return say(t('shipping.addressFirst'));
    if (lines.some((line) => !placeOf(line, address))) return say(t('shipping.unable'));
    if (await send(address, new Map())) navigate(path.checkout());
  };

  return (
    <div css={columns}>
      <div css={stack}>
        <AddressChoice addresses={addresses} chosen={address ?? null} onChoose={choose} />
        {lines.length > 0 && (
          <ShippingLines
            lines={lines}
            address={address ?? null}
            onChange={(line, type) => address && void send(address, new Map([[line.id, type]]))}
          />
        )}
      </div>
      <Summary cart={cart} withShipping={address !== undefined}>
        <p ref={message} tabIndex={-1} role="alert" css={problem ? alert : silent}>
          {problem}
        </p>
        <Button look="primary" wide busy={isPending} onClick={goOn}>
          {t('shipping.next')}
        </Button>
        <ButtonLink look="quiet" wide href={href(path.cart())}>
          {t('shipping.back')}
        </ButtonLink>
      </Summary>
    </div>
  );
}
