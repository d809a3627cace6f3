import { z } from 'zod';
import { BillingAddress } from './addresses';
import { Id, Positive } from './envelope';

const password = z.string().max(200);
const code = z.string().max(20);
const email = z.string().max(200);

/** POST `user/account/delete` (issue 14): the password, or an emailed code for users without one. The response is `true`. */
export const DeleteAccount = z.object({ password: password.optional(), code: code.optional() });
export type DeleteAccount = z.infer<typeof DeleteAccount>;

/** POST `user/email/ask` (issue 14): mails one code to the current address and one to the new one. */
export const AskEmailChange = z.object({
  email,
  /** for users who have one */
  password: password.optional(),
});
export type AskEmailChange = z.infer<typeof AskEmailChange>;

/** POST `user/email/change`: the two codes prove both addresses. */
export const ChangeEmail = z.object({
  email: email.default(''),
  old_code: code.default(''),
  new_code: code.default(''),
});
export type ChangeEmail = z.infer<typeof ChangeEmail>;

/** The new address; the session continues under a new token, which the shell's server strips from the response (A6). */
export const EmailChanged = z.object({ email: z.string(), token: z.string(), expires_in: Positive });
export type EmailChanged = z.infer<typeof EmailChanged>;

/** A session of the user, in `user/sessions` (issue 14). */
export const Session = z.object({
  id: Id,
  /** name of the browser: 'Chrome'; null: unknown */
  browser: z.string().nullable(),
  /** 'Android'; null: unknown */
  system: z.string().nullable(),
  /** the browser's first preferred language, BCP 47; null: unknown */
  language: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** the session that makes the call */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** POST `user/sessions/end`; the response is `true`. */
export const EndSession = z.object({ id: Id });

/** GET `user/sessions`: most recently used first. */
export const Sessions = z.object({ sessions: z.array(Session) });
export type Sessions = z.infer<typeof Sessions>;

const moment = z.string();
/** a title; null: no longer shown in the shop */
const title = z.string().nullable();
const address = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  zip: z.string(),
  address_1: z.string(),
  address_2: z.string().nullable(),
  delivery_instruction: z.string().nullable(),
  company: z.string().nullable(),
  tax_number: z.string().nullable(),
  billing: BillingAddress.nullable(),
});

/** GET `user/account/data` (issue 14): all data held about a user, for a file. Moments are ISO 8601, amounts in major units. */
export const AccountData = z.object({
  written_at: moment,
  profile: z.object({
    name: z.string(),
    email: z.string(),
    since: moment,
    has_password: z.boolean(),
    /** providers that the user can sign in with */
    providers: z.array(z.string()),
  }),
  sessions: z.array(Session),
  addresses: z.array(address),
  orders: z.array(
    z.object({
      code: z.string(),
      placed_at: moment,
      status: z.number(),
      cancelled: z.boolean(),
      paid: z.boolean(),
      refunded: z.boolean(),
      currency: z.string(),
      subtotal: z.number(),
      bundle_offer: z.number(),
      shipping: z.number(),
      tax: z.number(),
      voucher: z.number(),
      voucher_code: z.string().nullable(),
      /** true: the other sums include the tax. These four are absent in APIs before 2026-12 */
      tax_included: z.boolean().optional(),
      /** `OrderMethod` */
      order_method: z.number().optional(),
      /** not paid in time */
      expired: z.boolean().optional(),
      invoice: z.object({ number: z.string(), issued_at: moment }).nullable().optional(),
      /** credited parts of the invoice; absent in APIs before 2026-12 */
      credit_notes: z.array(z.object({ number: z.string(), issued_at: moment, amount: z.number() })).optional(),
      total: z.number(),
      address,
      lines: z.array(
        z.object({
          title: z.string(),
          variant: z.array(z.string()),
          sku: z.string().nullable(),
          store: z.string(),
          quantity: z.number(),
          price: z.number(),
        }),
      ),
      cancellation: z.object({ title: z.string(), message: z.string() }).nullable(),
      /** one parcel per store; these four are absent in APIs before 2026-12 */
      parcels: z
        .array(
          z.object({
            store: title,
            status: z.number(),
            cancelled: z.boolean(),
            carrier: z.string().nullable(),
            tracking_code: z.string().nullable(),
            tracking_link: z.string().nullable(),
            steps: z.array(z.object({ status: z.number(), at: moment })),
            cancellation: z.object({ title: z.string(), message: z.string() }).nullable(),
          }),
        )
        .optional(),
      /** partial refunds, done or due; `left_off`: deducted from the amount due */
      refunds: z
        .array(
          z.object({
            amount: z.number(),
            state: z.string(),
            left_off: z.boolean(),
            at: moment,
            lines: z.array(z.object({ title: z.string(), quantity: z.number() })),
          }),
        )
        .optional(),
      returns: z
        .array(
          z.object({
            store: title,
            state: z.string(),
            lines: z.array(z.object({ title: z.string(), quantity: z.number(), reason: z.string() })),
            message: z.string(),
            answer: z.string(),
            /** paths within the shop */
            photos: z.array(z.string()),
            asked_at: moment,
            answered_at: moment.nullable(),
            received_at: moment.nullable(),
            withdrawn_at: moment.nullable().optional(),
          }),
        )
        .optional(),
      messages: z.array(z.object({ store: title, message: z.string(), sent_at: moment })).optional(),
    }),
  ),
  reviews: z.array(
    z.object({
      product: title,
      rating: z.number(),
      review: z.string(),
      /** paths of the photos within the shop */
      photos: z.array(z.string()),
      written_at: moment,
    }),
  ),
  helpful_votes: z.array(z.object({ product: title, voted_at: moment })),
  wishlist: z.array(z.object({ product: title, added_at: moment })),
  compare_list: z.array(z.object({ product: title, added_at: moment })),
  followed_stores: z.array(z.object({ store: title, since: moment })),
  cart: z.array(z.object({ product: title, quantity: z.number(), saved_for_later: z.boolean() })),
  restock_requests: z.array(z.object({ product: title, asked_at: moment, confirmed: z.boolean() })),
  newsletter: z.object({ subscribed: z.boolean(), since: moment.nullable(), asked_at: moment.nullable() }),
  messages: z.array(z.object({ subject: z.string(), message: z.string(), sent_at: moment })),
});
export type AccountData = z.infer<typeof AccountData>;
