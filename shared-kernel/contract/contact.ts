import { z } from 'zod';

/** Longest texts of a message to the shop, in UTF-16 units as browsers count `maxlength`. */
export const CONTACT_LIMIT = { name: 100, email: 200, subject: 200, message: 5000, order: 100 } as const;

/** POST `contact` (D44); the answer is `true`. */
export const ContactMessage = z.object({
  name: z.string().max(CONTACT_LIMIT.name),
  email: z.string().max(CONTACT_LIMIT.email),
  subject: z.string().max(CONTACT_LIMIT.subject),
  message: z.string().max(CONTACT_LIMIT.message),
  /** tracking code of the order that the message is about, as typed; absent or empty: no order */
  order: z.string().max(CONTACT_LIMIT.order).optional(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
