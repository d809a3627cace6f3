import type { Address, AddressForm, BillingAddress } from '../../contract/addresses';

/** Fields of a postal address. */
const PLACE = ['name', 'country', 'state', 'city', 'zip', 'address_1', 'address_2'] as const;
export type PlaceField = (typeof PLACE)[number];
/** Names of the billing fields in the request body, so that the server's messages find their fields. */
export type BillingField = `billing.${PlaceField}`;

/** Values of the form: every field is a string, so that no input is ever uncontrolled. */
export type AddressValues = Record<
  PlaceField | BillingField | 'email' | 'phone' | 'delivery_instruction' | 'company' | 'tax_number',
  string
> & {
  /** '1': the billing address differs */
  billed_apart: string;
};

/** Form values of an address; without one, an empty form with the likely country and state (S151). */
export function toValues(address: Address | null, place: { country: string; state: string }): AddressValues {
  const { billing } = address ?? {};
  const { email = '', phone = '', company, tax_number } = address ?? {};
  return {
    ...(textsOf(address ?? { ...place }) as Record<PlaceField, string>),
    email,
    phone,
    delivery_instruction: address?.delivery_instruction ?? '',
    company: company ?? '',
    tax_number: tax_number ?? '',
    billed_apart: billing ? '1' : '',
    ...(Object.fromEntries(
      Object.entries(textsOf(billing ?? { country: address?.country ?? place.country })).map(([name, text]) => [
        `billing.${name}`,
        text,
      ]),
    ) as Record<BillingField, string>),
  };
}

/** Request body: optional texts are null when empty; `id` when an address is edited (D38). */
export function toForm(values: AddressValues, id?: number): AddressForm {
  const text = (value: string) => value.trim() || null;
  return {
    ...toPlace(values, ''),
    email: values.email,
    phone: values.phone,
    delivery_instruction: text(values.delivery_instruction),
    company: text(values.company),
    tax_number: text(values.tax_number),
    billing: values.billed_apart ? toPlace(values, 'billing.') : null,
    ...(id === undefined ? {} : { id }),
  };
}

/** True while the shopper has entered neither name nor address; guessed values and those from the account do not count. */
export function isBlank({ name, phone, address_1, city, zip }: AddressValues): boolean {
  return [name, phone, address_1, city, zip].every((value) => value.trim() === '');
}

function textsOf(place: Partial<Record<PlaceField, string | null>>): Record<string, string> {
  return Object.fromEntries(PLACE.map((name) => [name, place[name] ?? '']));
}

function toPlace(values: AddressValues, prefix: '' | 'billing.'): BillingAddress {
  const at = (name: PlaceField) => values[`${prefix}${name}`];
  return {
    name: at('name'),
    country: at('country'),
    state: at('state'),
    city: at('city'),
    zip: at('zip'),
    address_1: at('address_1'),
    address_2: at('address_2').trim() || null,
  };
}
