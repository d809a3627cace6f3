-- Indexes of listings: every scope in every order (D18), so that a page is read from where it begins and not sorted.
-- `where status = 1` and nothing included: an index holds what decides the order; the few rows that are looked at are in memory.

-- Orders that the first ones did not hold to their end: ties would have been sorted.
drop index products__rating, products__category_rating, products__sub_category_rating, products__featured;

create index products__rating on products (rating desc, review_count desc, id desc) where status = 1;
create index products__category_rating on products (category_id, rating desc, review_count desc, id desc) where status = 1;
create index products__sub_category_rating on products (sub_category_id, rating desc, review_count desc, id desc)
  where status = 1;
create index products__brand_rating on products (brand_id, rating desc, review_count desc, id desc) where status = 1;
create index products__store_rating on products (store_id, rating desc, review_count desc, id desc) where status = 1;
create index products__featured on products (featured, created_at desc, id desc) where status = 1;
