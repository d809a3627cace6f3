import { z } from 'zod';
import { CONTACT_LIMIT } from './contact-limit';
import { Id } from './envelope';

/** POST `restock` (issue 13): requests one mail when the product, or the chosen variant of it, is back in stock. */
export const RestockRequest = z.object({
  product_id: Id,
  /** the chosen variant; null or absent: whichever variant comes back first */
  inventory_id: Id.nullable().optional(),
  email: z.string().max(CONTACT_LIMIT.email),
});
export type RestockRequest = z.infer<typeof RestockRequest>;

/** Response of `restock`: identical for every address other than the caller's own. */
export const RestockNoted = z.object({
  /** false: a mail asks the owner of the address to confirm it */
  confirmed: z.boolean(),
  /** opens the request's page (`restock?token=`); sent only for the caller's own confirmed address */
  token: z.string().nullable(),
});
export type RestockNoted = z.infer<typeof RestockNoted>;

/** A token as in links of mails: 128 random bits. */
export const RestockToken = z.string().max(100);

/** Response of `restock/find/:token`: the request, for anybody who has the link. */
export const RestockFound = z.object({
  confirmed: z.boolean(),
  product: z.object({ id: Id, slug: z.string(), title: z.string(), image: z.string() }),
  /** names of the chosen values, in the order of the product's attributes; none: any variant */
  variant: z.array(z.string()),
});
export type RestockFound = z.infer<typeof RestockFound>;

/** POST `restock/confirm` and `restock/leave`; the response is `true`. */
export const RestockChange = z.object({ token: RestockToken });
export type RestockChange = z.infer<typeof RestockChange>;
