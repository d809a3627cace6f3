import { z } from 'zod';

/** A token as links of the newsletter carry it: a UUID, 122 random bits. */
export const NewsletterToken = z.string().max(100);

/** GET `newsletter/find/:token` (issue 14): what a link stands for, to whoever has it. */
export const NewsletterFound = z.object({
  /** false: the address is still to be confirmed */
  confirmed: z.boolean(),
});
export type NewsletterFound = z.infer<typeof NewsletterFound>;

/** POST `newsletter/confirm` and `newsletter/leave`; the answer is `true`. */
export const NewsletterChange = z.object({ token: NewsletterToken });
export type NewsletterChange = z.infer<typeof NewsletterChange>;
