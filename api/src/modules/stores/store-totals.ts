import { sql } from 'kysely';

/** Public products of `st` and their reviews, from one index; `review` is the average rating, 0 without reviews. */
export const storeTotals = sql`lateral (
  select count(*) as product_count, coalesce(sum(p.review_count), 0)::int as review_count,
    coalesce(round(sum(p.rating_sum) / nullif(sum(p.review_count), 0)::numeric, 2), 0)::float8 as review
  from products p where p.store_id = st.id and p.status = 1) totals`;
