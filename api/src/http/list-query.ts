import { z } from 'zod';
import { TimeZone } from './moments';
import { PageNumber } from './paging';

/** `type` of a list: its sort direction. @param own the list's default, for any other value */
export const Direction = (own: 'asc' | 'desc') => z.enum(['asc', 'desc']).catch(own);
export type Direction = z.infer<ReturnType<typeof Direction>>;

/**
 * Query parameters of an account's lists (wire contract §1). They are always sorted by time, newest first by default. Times
 * are sent as such, so `time_zone` changes nothing.
 */
export const ListQuery = z.object({
  page: PageNumber,
  order_by: z.literal('created_at').catch('created_at'),
  type: Direction('desc'),
  time_zone: TimeZone,
});
