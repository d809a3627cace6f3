import { z } from 'zod';

/** A token as in the newsletter's links: a UUID, 122 random bits. */
export const NewsletterToken = z.string().max(100);

/** GET `newsletter/find/:token` (issue 14): the subscription that a link refers to, for anybody who has the link. */
export const NewsletterFound = z.object({
  /** false: the address is not confirmed yet */
  confirmed: z.boolean(),
});
export type NewsletterFound = z.infer<typeof NewsletterFound>;

/** POST `newsletter/confirm` and `newsletter/leave`; the response is `true`. */
export const NewsletterChange = z.object({ token: NewsletterToken });
export type NewsletterChange = z.infer<typeof NewsletterChange>;
