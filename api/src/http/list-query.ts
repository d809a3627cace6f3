import { z } from 'zod';
import { TimeZone } from './moments';
import { PageNumber } from './paging';

/** `type` of a list: which way it is ordered. @param own the list's own way, for whatever is neither */
export const Direction = (own: 'asc' | 'desc') => z.enum(['asc', 'desc']).catch(own);
export type Direction = z.infer<ReturnType<typeof Direction>>;

/**
 * What the lists of an account are asked for (wire contract §1). They have one order, that of time, the latest first. Moments
 * travel as such, so a `time_zone` changes nothing.
 */
export const ListQuery = z.object({
  page: PageNumber,
  order_by: z.literal('created_at').catch('created_at'),
  type: Direction('desc'),
  time_zone: TimeZone,
});
