import { z } from 'zod';
import { Fact, Id, pageOf } from './envelope';

/** Country and state of an address in the reader's language, and how the country writes it: what a page needs to write it at once. */
export const NamedPlace = z.object({
  country: z.string(),
  state: z.string(),
  /** as `AddressFormat` has them: '{city}, {state} {zip}' */
  lines: z.array(z.string()),
});
export type NamedPlace = z.infer<typeof NamedPlace>;

/** Characters that the fields of an address may have. */
export const ADDRESS_LIMITS = {
  name: 100,
  email: 200,
  phone: 40,
  state: 100,
  city: 100,
  zip: 20,
  address_1: 200,
  address_2: 200,
  delivery_instruction: 500,
  company: 100,
  tax_number: 40,
} as const;
/** Documents a limit only: the API judges it beside the other rules of addresses, so that all faults of a form come together. */
const limited = (field: keyof typeof ADDRESS_LIMITS) => z.string().meta({ maxLength: ADDRESS_LIMITS[field] });

const place = {
  /** two letters */
  country: z.string(),
  state: limited('state'),
  city: limited('city'),
  zip: limited('zip'),
  address_1: limited('address_1'),
  address_2: limited('address_2').nullable().optional(),
};

/** Whom an order is billed to, where that is not whom it is shipped to (issue 14). */
export const BillingAddress = z.object({
  name: limited('name'),
  ...place,
});
export type BillingAddress = z.infer<typeof BillingAddress>;

/** Fields of the address form (D38); the server's texts name what is missing. */
export const AddressForm = z.object({
  id: Id.optional(),
  name: limited('name'),
  email: limited('email'),
  phone: limited('phone'),
  ...place,
  delivery_instruction: limited('delivery_instruction').nullable().optional(),
  company: limited('company').nullable().optional(),
  /** the buyer's number for value added tax or the like, as it is to stand on the invoice */
  tax_number: limited('tax_number').nullable().optional(),
  /** null or absent: billed to where it is shipped */
  billing: BillingAddress.nullable().optional(),
  user_token: z.string().max(128).optional(),
});
export type AddressForm = z.infer<typeof AddressForm>;

export const Address = AddressForm.omit({ user_token: true }).extend({
  id: Id,
  address_2: z.string().nullable(),
  delivery_instruction: z.string().nullable(),
  // absent: a server of before, which does not know them
  company: z.string().nullable().optional(),
  tax_number: z.string().nullable().optional(),
  billing: BillingAddress.extend({ address_2: z.string().nullable() }).nullable().optional(),
  default: Fact,
  created: z.string(),
});
export type Address = z.infer<typeof Address>;
/** POST `user/address/default`: what is ordered next goes there, unless the checkout says otherwise; answers the address. */
export const MakeDefaultAddress = z.object({ id: Id });
export type MakeDefaultAddress = z.infer<typeof MakeDefaultAddress>;

/** Answer of `user/address/all`. */
export const AddressPage = pageOf(Address);
export type AddressPage = z.infer<typeof AddressPage>;
