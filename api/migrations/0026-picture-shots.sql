-- How a picture shows its product, so that its description can say it (docs/decisions/0075). Null: the product itself, from the front.
alter table product_images add column shot text check (shot in ('in_use', 'detail', 'measures', 'together'));
