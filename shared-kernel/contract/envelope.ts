import { z } from 'zod';

/** Body of every response (spec §7, D46): 200 success, 201 validation failure with `data.form`, otherwise the HTTP status. */
export const envelope = <T extends z.ZodType>(data: T) =>
  z.object({ status: z.number().int(), message: z.string(), data, token: z.string().nullable().optional() });

/** Data of a 201: messages, of which the first is shown; `product` maps cart line ids to their messages. */
export const Rejection = z.object({
  form: z.array(z.string()),
  product: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  /** our addition: the fields that the messages of `form` concern, in the same order */
  fields: z.array(z.string()).optional(),
});
export type Rejection = z.infer<typeof Rejection>;

/** A count. */
export const Count = z.number().int().nonnegative();
/** A number from 1: a page number or a quantity. */
export const Positive = z.number().int().positive();
/** A numeric code (contract/enums): from 1 to `last`. */
export const codeTo = (last: number) => z.number().int().min(1).max(last);
/** 1 yes, 2 no (spec §3). */
export const YesOrNo = codeTo(2);
/** 1 true, 0 false. */
export const Fact = z.number().int().min(0).max(1);
/** Stars of a review. */
export const Stars = codeTo(5);
/** Average rating; 0 without reviews. */
export const AverageStars = z.number().min(0).max(5);

/**
 * An amount of money in API calls: decimal number in major units, with at most the decimal places of its currency. Code converts it
 * to minor units at once.
 */
export const Money = z.number().nonnegative();
export const Id = z.number().int().positive();
/** A moment in API calls: ISO 8601, UTC. */
export const Moment = z.iso.datetime({ offset: true });
/** `YYYY-MM-DD` */
export const Day = z.iso.date();
/** ISO 4217 */
export const Currency = z.string().regex(/^[A-Z]{3}$/);
/** Number of decimal places of a currency (ISO 4217); sent when it is not two. */
export const CurrencyDigits = z.number().int().min(0).max(3);

/** One page of a list (wire contract §1). Screens read `data`, `current_page`, `last_page`, `total`. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    current_page: Positive,
    data: z.array(item),
    first_page_url: z.string(),
    from: Positive.nullable(),
    last_page: Positive,
    last_page_url: z.string(),
    next_page_url: z.string().nullable(),
    path: z.string(),
    per_page: Positive,
    prev_page_url: z.string().nullable(),
    to: Positive.nullable(),
    total: Count,
    /** true when counting stopped at `total`: the real number may be higher */
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
