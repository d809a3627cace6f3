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

/** Whom an order is billed to, where that is not whom it is shipped to (issue 14). */
export const BillingAddress = z.object({
  name: z.string().max(100),
  /** two letters */
  country: z.string().max(2),
  state: z.string().max(100),
  city: z.string().max(100),
  zip: z.string().max(20),
  address_1: z.string().max(200),
  address_2: z.string().max(200).nullable().optional(),
});
export type BillingAddress = z.infer<typeof BillingAddress>;

/** Fields of the address form (D38); the server's texts name what is missing. */
export const AddressForm = z.object({
  id: Id.optional(),
  name: z.string().max(100),
  email: z.string().max(200),
  phone: z.string().max(40),
  /** two letters */
  country: z.string().max(2),
  state: z.string().max(100),
  city: z.string().max(100),
  zip: z.string().max(20),
  address_1: z.string().max(200),
  address_2: z.string().max(200).nullable().optional(),
  delivery_instruction: z.string().max(500).nullable().optional(),
  company: z.string().max(100).nullable().optional(),
  /** the buyer's number for value added tax or the like, as it is to stand on the invoice */
  tax_number: z.string().max(40).nullable().optional(),
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
