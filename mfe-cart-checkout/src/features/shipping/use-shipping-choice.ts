import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isFormRejected } from 'shared-kernel/api/errors';
import { addressesQuery } from 'shared-kernel/commerce/addresses/address-book';
import type { Address } from 'shared-kernel/contract/addresses';
import type { Cart } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';
import { usePage } from 'shared-kernel/platform/page-context';
import { updateShipping } from '../../components/update-shipping';
import { useCartChange } from '../../components/use-cart-change';
import { type ShippingTypes, shippingRequest, withTypes } from './shipping-choice';

const UNCHANGED: ShippingTypes = new Map();

/**
 * Address and shipping types of the checked lines. Every choice is sent at once, so that prices are the server's and reload or back
 * loses nothing (S150); so is the preselected address when the server has none. While an address is being typed, chosen types wait for
 * it.
 *
 * @param typing the address form is open: choices apply to the place in it
 */
export function useShippingChoice(cart: Cart, addresses: readonly Address[], typing: boolean) {
  const { api } = usePage();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<number | null>(null);
  const [waiting, setWaiting] = useState<ShippingTypes>(UNCHANGED);
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({});
  const lines = withTypes(cart, waiting).cartProducts.filter((line) => line.selected === Selected.checked);
  const known = cart.destination?.address_id;
  const address =
    addresses.find(({ id }) => id === chosen) ??
    addresses.find(({ id }) => id === known) ??
    addresses.find((entry) => entry.default) ??
    addresses[0] ??
    null;
  const { mutateAsync, isPending } = useCartChange({
    run: ({ to, types }: { to: Address; types: ShippingTypes }) =>
      updateShipping(api, shippingRequest(lines, to, types)),
    expect: (before, { types }) => withTypes(before, types),
  });
  const sentAddress = useRef<number | null>(null);
  /** Null when the server refused; the error shows as a toast and at the lines that it names. */
  const send = async (to: Address, types: ShippingTypes = UNCHANGED): Promise<Cart | null> => {
    sentAddress.current = to.id;
    setRefused({});
    try {
      return await mutateAsync({ to, types });
    } catch (error) {
      if (isFormRejected(error)) {
        setRefused(error.lines);
        // another tab may have deleted the address
        void queries.invalidateQueries({ queryKey: addressesQuery(api).queryKey });
      }
      return null;
    }
  };
  useEffect(() => {
    if (address && address.id !== known && address.id !== sentAddress.current && !typing) void send(address);
  });
  return {
    address,
    lines,
    /** error messages by line id */
    refused,
    isPending,
    choose(to: Address) {
      setChosen(to.id);
      void send(to);
    },
    /** after an address was deleted: the server has dropped its choice, so the one selected now is sent */
    leave(deleted: Address) {
      sentAddress.current = null;
      if (address && address.id !== deleted.id) void send(address);
      else setChosen(null);
    },
    chooseType(lineId: number, type: number) {
      if (typing) setWaiting((before) => new Map([...before, [lineId, type]]));
      else if (address) void send(address, new Map([[lineId, type]]));
    },
    /** Sends address and waiting types; null when the server refused. */
    confirm(to: Address) {
      setChosen(to.id);
      setWaiting(UNCHANGED);
      return send(to, waiting);
    },
  };
}
