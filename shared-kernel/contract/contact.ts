import { z } from 'zod';
import { CONTACT_LIMIT } from './contact-limit';

/** POST `contact` (D44); the response is `true`. */
export const ContactMessage = z.object({
  name: z.string().max(CONTACT_LIMIT.name),
  email: z.string().max(CONTACT_LIMIT.email),
  subject: z.string().max(CONTACT_LIMIT.subject),
  message: z.string().max(CONTACT_LIMIT.message),
  /** tracking code of the order that the message concerns, as typed; absent or empty: no order */
  order: z.string().max(CONTACT_LIMIT.order).optional(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
