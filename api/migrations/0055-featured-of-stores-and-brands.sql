-- Lists of a store and of a brand begin with what is featured, as those of categories do (issue 13).
create index products__of_brand_featured on products (brand_id, sold_out, featured, created_at desc, id desc) where status = 1;
create index products__of_store_featured on products (store_id, sold_out, featured, created_at desc, id desc) where status = 1;
