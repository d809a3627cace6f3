import { z } from 'zod';

/** Body of every answer (spec §7, D46): 200 success, 201 validation failure with `data.form`, else the HTTP status. */
export const envelope = <T extends z.ZodType>(data: T) =>
  z.object({ status: z.number().int(), message: z.string(), data, token: z.string().nullable().optional() });

/** Data of a 201: messages, the first of which is shown; `product` maps cart line ids to their messages. */
export const Rejection = z.object({
  form: z.array(z.string()),
  product: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  /** our addition: the fields that the messages of `form` are about, in its order */
  fields: z.array(z.string()).optional(),
});
export type Rejection = z.infer<typeof Rejection>;

/** One page of a list (wire contract §1). Screens read `data`, `current_page`, `last_page`, `total`. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    current_page: z.number().int(),
    data: z.array(item),
    first_page_url: z.string(),
    from: z.number().int().nullable(),
    last_page: z.number().int(),
    last_page_url: z.string(),
    next_page_url: z.string().nullable(),
    path: z.string(),
    per_page: z.number().int(),
    prev_page_url: z.string().nullable(),
    to: z.number().int().nullable(),
    total: z.number().int(),
    /** true when counting stopped at `total`: there are at least so many */
    more: z.boolean().optional(),
  });
export interface Page<T> {
  current_page: number;
  data: T[];
  last_page: number;
  per_page: number;
  total: number;
  more?: boolean | undefined;
}

/** An amount of money on the wire: decimal number in major units, at most two places. Code turns it into minor units at once. */
export const Money = z.number();
export const Id = z.number().int().positive();
/** Moments on the wire: ISO 8601, UTC. */
export const Moment = z.string();
