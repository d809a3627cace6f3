-- What the product page and the stores show beyond what was there.

-- Which value of an attribute a picture shows, so that choosing 'Green' shows the green one; null: any.
alter table product_images add column attribute_value_id integer references attribute_values on delete set null;

-- The swatch of a value that is a colour.
alter table attribute_values add column colour text
  constraint attribute_values__colour check (colour ~ '^#[0-9a-f]{6}$');

-- Shown until the video plays.
alter table products add column video_thumb text;

-- Reviews by stars, newest first among equals; their numbers per star are read from the index alone.
create index reviews__by_rating on reviews (product_id, rating, created_at desc, id desc);

-- A store's products, stars and followers are counted from the index alone.
create index products__store_rated on products (store_id) include (review_count, rating_sum) where status = 1;
create index store_follows__by_store on store_follows (store_id);
