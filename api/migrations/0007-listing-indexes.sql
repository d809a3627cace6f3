-- Indexes of listings: every scope in every order (D18), so that a page is read from where it begins and not sorted.

-- Orders that the first ones did not hold to their end: ties would have been sorted. Those of the whole shop carry the store, which
-- has to be public, so that the rows that a deep page skips are not looked at.
drop index products__newest, products__price, products__rating, products__category_rating, products__sub_category_rating,
  products__featured;

create index products__newest on products (created_at desc, id desc) include (store_id) where status = 1;
create index products__price on products (shown_price, id) include (store_id) where status = 1;
create index products__rating on products (rating desc, review_count desc, id desc) include (store_id) where status = 1;
create index products__featured on products (featured, created_at desc, id desc) include (store_id) where status = 1;
create index products__category_rating on products (category_id, rating desc, review_count desc, id desc) where status = 1;
create index products__sub_category_rating on products (sub_category_id, rating desc, review_count desc, id desc)
  where status = 1;
create index products__brand_rating on products (brand_id, rating desc, review_count desc, id desc) where status = 1;
create index products__store_rating on products (store_id, rating desc, review_count desc, id desc) where status = 1;

-- A tag is asked for by its title.
create index tag_texts__title on tag_texts (folded_title);

-- The first of a collection, and the best offers of a sale: looked up without the rows themselves.
create index collection_products__in_order on collection_products (collection_id, position, product_id);
create index products__offered on products (id) include (selling, store_id) where status = 1;
