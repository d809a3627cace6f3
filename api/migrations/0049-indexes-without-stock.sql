-- Contract of 0019: since then what is sold out stands last in every order, so no list is read along the indexes that do not begin with it. Each was
-- written with every change of a price, a rating or of what is left, and weighed by the planner for every list. `products__store_newest`
-- stays: a store's news show the newest whatever is left of them.
drop index products__newest, products__price, products__rating, products__featured, products__category_newest, products__category_price,
  products__category_rating, products__sub_category_newest, products__sub_category_price, products__sub_category_rating,
  products__brand_newest, products__brand_price, products__brand_rating, products__store_price, products__store_rating;
