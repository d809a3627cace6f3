import { z } from 'zod';
import { Fact, Id, pageOf } from './envelope';

/** Names of an address's country and state in the reader's language, and the country's format, so that a page can show it at once. */
export const NamedPlace = z.object({
  country: z.string(),
  state: z.string(),
  /** as in `AddressFormat`: '{city}, {state} {zip}' */
  lines: z.array(z.string()),
});
export type NamedPlace = z.infer<typeof NamedPlace>;

/** Maximum lengths of the address fields, in characters. */
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
/** Only documents a limit: the API checks it with the other address rules, so that all errors of a form are returned together. */
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

/** Billing address of an order, if it differs from the shipping address (issue 14). */
export const BillingAddress = z.object({
  name: limited('name'),
  ...place,
});
export type BillingAddress = z.infer<typeof BillingAddress>;

/** Fields of the address form (D38); the server's messages name the missing ones. */
export const AddressForm = z.object({
  id: Id.optional(),
  name: limited('name'),
  email: limited('email'),
  phone: limited('phone'),
  ...place,
  delivery_instruction: limited('delivery_instruction').nullable().optional(),
  company: limited('company').nullable().optional(),
  /** the buyer's VAT number or similar, as shown on the invoice */
  tax_number: limited('tax_number').nullable().optional(),
  /** null or absent: same as the shipping address */
  billing: BillingAddress.nullable().optional(),
  user_token: z.string().max(128).optional(),
});
export type AddressForm = z.infer<typeof AddressForm>;

export const Address = AddressForm.omit({ user_token: true }).extend({
  id: Id,
  address_2: z.string().nullable(),
  delivery_instruction: z.string().nullable(),
  // absent in responses of older servers
  company: z.string().nullable().optional(),
  tax_number: z.string().nullable().optional(),
  billing: BillingAddress.extend({ address_2: z.string().nullable() }).nullable().optional(),
  default: Fact,
  created: z.string(),
});
export type Address = z.infer<typeof Address>;
/** POST `user/address/default`: preselects the address at checkout; returns it. */
export const MakeDefaultAddress = z.object({ id: Id });
export type MakeDefaultAddress = z.infer<typeof MakeDefaultAddress>;

/** Response of `user/address/all`. */
export const AddressPage = pageOf(Address);
export type AddressPage = z.infer<typeof AddressPage>;
