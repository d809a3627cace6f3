-- A large shop has many products of each kind: a search for one, and what stands beside a product that is sold out, read the first of them along an index
-- (docs/decisions/0120).
create index products__of_kind_popular on products (kind_id, sold_out, popularity desc, id desc) where status = 1;
create index products__of_kind_best on products (kind_id, sold_out, rating desc, review_count desc, id desc) where status = 1;
