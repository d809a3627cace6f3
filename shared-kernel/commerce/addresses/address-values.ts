import type { Address, AddressForm } from '../../contract/addresses';

/** What the form holds: every field a text, so that nothing is ever uncontrolled. */
export interface AddressValues {
  name: string;
  email: string;
  phone: string;
  country: string;
  state: string;
  city: string;
  zip: string;
  address_1: string;
  address_2: string;
  delivery_instruction: string;
}

/** The address as the form holds it; without one, an empty form at the shop's default place (S151). */
export function toValues(address: Address | null, place: { country: string; state: string }): AddressValues {
  return {
    name: address?.name ?? '',
    email: address?.email ?? '',
    phone: address?.phone ?? '',
    country: address?.country ?? place.country,
    state: address?.state ?? place.state,
    city: address?.city ?? '',
    zip: address?.zip ?? '',
    address_1: address?.address_1 ?? '',
    address_2: address?.address_2 ?? '',
    delivery_instruction: address?.delivery_instruction ?? '',
  };
}

/** What is sent: optional texts are null when empty; `id` when an address is changed (D38). */
export function toForm(values: AddressValues, id?: number): AddressForm {
  return {
    ...values,
    address_2: values.address_2.trim() || null,
    delivery_instruction: values.delivery_instruction.trim() || null,
    ...(id === undefined ? {} : { id }),
  };
}
