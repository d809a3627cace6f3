-- Tells who listens on the channel `souk_changes` what of the shop has changed, so that kept pages end by it (docs/contracts/changes.md).
-- Triggers, because operators' commands, demo worlds and SQL by hand change the shop, too. A payload is tags with spaces between;
-- `*` is everything. It is sent when the transaction commits, and equal ones of a transaction once.

-- Of more than 250 tags in one transaction the whole shop has changed: an import tells one thing, and no payload comes near the limit of
-- 8000 bytes (the longest tag has 23). The count is the transaction's own, -1 once everything has been told.
create function tell_changes(tags text[]) returns void language plpgsql as $$
declare
  told integer := coalesce(nullif(current_setting('souk.changes_told', true), '')::integer, 0);
begin
  if coalesce(cardinality(tags), 0) = 0 or told < 0 then
    return;
  end if;
  told := told + cardinality(tags);
  if told > 250 then
    told := -1;
    perform pg_notify('souk_changes', '*');
  else
    perform pg_notify('souk_changes', array_to_string(tags, ' '));
  end if;
  perform set_config('souk.changes_told', told::text, true);
end $$;

-- For tables that change rarely: `tg_argv` are the tags.
create function tell_table() returns trigger language plpgsql as $$
begin
  perform tell_changes(tg_argv);
  return null;
end $$;

-- Rows that differ before and after a statement, without the moment of the change: writing the same again is none.
create function differing_rows(before_rows jsonb[], after_rows jsonb[]) returns setof jsonb
  language sql immutable parallel safe
begin atomic
  (select x - 'updated_at' from unnest(before_rows) x except select x - 'updated_at' from unnest(after_rows) x)
  union all
  (select x - 'updated_at' from unnest(after_rows) x except select x - 'updated_at' from unnest(before_rows) x);
end;

-- For tables of products. `tg_argv[0]` says how a row leads to what it is about: `listed` is a product with what lists show of it, `own`
-- what only the product's page shows, `inventory` and `review` lead to it, `store` is the number of a store's followers, `voucher`
-- the use of a voucher, which shows only when it is used up.
create function tell_rows() returns trigger language plpgsql as $$
declare
  before_rows jsonb[];
  after_rows jsonb[];
  changed jsonb[];
begin
  if nullif(current_setting('souk.changes_told', true), '')::integer < 0 then
    return null;
  end if;
  -- 251 rows are enough to know that it is everything
  if tg_op <> 'INSERT' then
    before_rows := array(select to_jsonb(x) from old_rows x limit 251);
  end if;
  if tg_op <> 'DELETE' then
    after_rows := array(select to_jsonb(x) from new_rows x limit 251);
  end if;
  if greatest(cardinality(before_rows), cardinality(after_rows)) > 250 then
    perform tell_changes(array_fill('*'::text, array[251]));
    return null;
  end if;
  changed := array(select differing_rows(coalesce(before_rows, '{}'), coalesce(after_rows, '{}')));
  if cardinality(changed) = 0 then
    return null;
  end if;
  case tg_argv[0]
    when 'product' then
      perform tell_changes(array(select distinct tag from unnest(changed) x, shelf_tags(
        (x ->> 'id')::integer, (x ->> 'category_id')::integer, (x ->> 'sub_category_id')::integer,
        (x ->> 'store_id')::integer) tag));
    when 'listed' then
      perform tell_changes(array(select distinct tag from unnest(changed) x
        join products p on p.id = (x ->> 'product_id')::integer,
        shelf_tags(p.id, p.category_id, p.sub_category_id, p.store_id) tag));
    when 'own' then
      perform tell_changes(array(select distinct 'product-' || (x ->> 'product_id') from unnest(changed) x));
    when 'inventory' then
      perform tell_changes(array(select distinct 'product-' || i.product_id from unnest(changed) x
        join inventory i on i.id = (x ->> 'inventory_id')::integer));
    when 'review' then
      perform tell_changes(array(select distinct 'product-' || r.product_id from unnest(changed) x
        join reviews r on r.id = (x ->> 'review_id')::integer));
    when 'store' then
      perform tell_changes(array(select distinct 'store-' || (x ->> 'store_id') from unnest(changed) x));
    when 'voucher' then
      if exists (select from vouchers v where v.id in (select (x ->> 'voucher_id')::integer from unnest(changed) x)
        and v.usage_limit - 1 <= (
          select count(*) from voucher_uses u where u.voucher_id = v.id and u.released_at is null)) then
        perform tell_changes(array['vouchers']);
      end if;
  end case;
  return null;
end $$;

-- A product, and every list that it may stand in.
create function shelf_tags(product integer, category integer, sub_category integer, store integer)
  returns setof text language sql immutable parallel safe
begin atomic
  select tag from unnest(array['product-' || product, 'products', 'category-' || category, 'sub-category-' || sub_category,
    'store-' || store]) tag where tag is not null;
end;

create trigger languages__told after insert or update or delete or truncate on languages
  for each statement execute function tell_table('settings');
create trigger settings__told after insert or update or delete or truncate on settings
  for each statement execute function tell_table('settings');
create trigger settings_texts__told after insert or update or delete or truncate on settings_texts
  for each statement execute function tell_table('settings');
create trigger header_links__told after insert or update or delete or truncate on header_links
  for each statement execute function tell_table('settings');
create trigger header_link_texts__told after insert or update or delete or truncate on header_link_texts
  for each statement execute function tell_table('settings');
create trigger footer_pages__told after insert or update or delete or truncate on footer_pages
  for each statement execute function tell_table('settings');
create trigger footer_image_links__told after insert or update or delete or truncate on footer_image_links
  for each statement execute function tell_table('settings');
create trigger localization_overrides__told after insert or update or delete or truncate on localization_overrides
  for each statement execute function tell_table('texts');
create trigger sliders__told after insert or update or delete or truncate on sliders
  for each statement execute function tell_table('banners');
create trigger slider_texts__told after insert or update or delete or truncate on slider_texts
  for each statement execute function tell_table('banners');
create trigger banners__told after insert or update or delete or truncate on banners
  for each statement execute function tell_table('banners');
create trigger banner_texts__told after insert or update or delete or truncate on banner_texts
  for each statement execute function tell_table('banners');
create trigger pages__told after insert or update or delete or truncate on pages
  for each statement execute function tell_table('pages');
create trigger page_texts__told after insert or update or delete or truncate on page_texts
  for each statement execute function tell_table('pages');
create trigger categories__told after insert or update or delete or truncate on categories
  for each statement execute function tell_table('catalogue');
create trigger category_texts__told after insert or update or delete or truncate on category_texts
  for each statement execute function tell_table('catalogue');
create trigger sub_categories__told after insert or update or delete or truncate on sub_categories
  for each statement execute function tell_table('catalogue');
create trigger sub_category_texts__told after insert or update or delete or truncate on sub_category_texts
  for each statement execute function tell_table('catalogue');
create trigger brands__told after insert or update or delete or truncate on brands
  for each statement execute function tell_table('catalogue');
create trigger brand_texts__told after insert or update or delete or truncate on brand_texts
  for each statement execute function tell_table('catalogue');
create trigger stores__told after insert or update or delete or truncate on stores
  for each statement execute function tell_table('catalogue');
create trigger store_texts__told after insert or update or delete or truncate on store_texts
  for each statement execute function tell_table('catalogue');
create trigger collections__told after insert or update or delete or truncate on collections
  for each statement execute function tell_table('catalogue');
create trigger collection_texts__told after insert or update or delete or truncate on collection_texts
  for each statement execute function tell_table('catalogue');
create trigger collection_products__told after insert or update or delete or truncate on collection_products
  for each statement execute function tell_table('catalogue');
create trigger tags__told after insert or update or delete or truncate on tags
  for each statement execute function tell_table('catalogue');
create trigger tag_texts__told after insert or update or delete or truncate on tag_texts
  for each statement execute function tell_table('catalogue');
create trigger attributes__told after insert or update or delete or truncate on attributes
  for each statement execute function tell_table('catalogue');
create trigger attribute_texts__told after insert or update or delete or truncate on attribute_texts
  for each statement execute function tell_table('catalogue');
create trigger attribute_values__told after insert or update or delete or truncate on attribute_values
  for each statement execute function tell_table('catalogue');
create trigger attribute_value_texts__told after insert or update or delete or truncate on attribute_value_texts
  for each statement execute function tell_table('catalogue');
create trigger shipping_rules__told after insert or update or delete or truncate on shipping_rules
  for each statement execute function tell_table('catalogue');
create trigger shipping_rule_texts__told after insert or update or delete or truncate on shipping_rule_texts
  for each statement execute function tell_table('catalogue');
create trigger shipping_places__told after insert or update or delete or truncate on shipping_places
  for each statement execute function tell_table('catalogue');
create trigger bundle_deals__told after insert or update or delete or truncate on bundle_deals
  for each statement execute function tell_table('catalogue');
create trigger bundle_deal_texts__told after insert or update or delete or truncate on bundle_deal_texts
  for each statement execute function tell_table('catalogue');
create trigger flash_sales__told after insert or update or delete or truncate on flash_sales
  for each statement execute function tell_table('flash-sales');
create trigger flash_sale_texts__told after insert or update or delete or truncate on flash_sale_texts
  for each statement execute function tell_table('flash-sales');
create trigger flash_sale_products__told after insert or update or delete or truncate on flash_sale_products
  for each statement execute function tell_table('flash-sales');
create trigger vouchers__told after insert or update or delete or truncate on vouchers
  for each statement execute function tell_table('vouchers');
create trigger voucher_texts__told after insert or update or delete or truncate on voucher_texts
  for each statement execute function tell_table('vouchers');

create trigger products__told_insert after insert on products referencing new table as new_rows
  for each statement execute function tell_rows('product');
create trigger products__told_update after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function tell_rows('product');
create trigger products__told_delete after delete on products referencing old table as old_rows
  for each statement execute function tell_rows('product');
create trigger products__told_truncate after truncate on products
  for each statement execute function tell_table('*');
create trigger product_texts__told_insert after insert on product_texts referencing new table as new_rows
  for each statement execute function tell_rows('listed');
create trigger product_texts__told_update after update on product_texts referencing old table as old_rows new table as new_rows
  for each statement execute function tell_rows('listed');
create trigger product_texts__told_delete after delete on product_texts referencing old table as old_rows
  for each statement execute function tell_rows('listed');
create trigger product_texts__told_truncate after truncate on product_texts
  for each statement execute function tell_table('*');
create trigger product_tags__told_insert after insert on product_tags referencing new table as new_rows
  for each statement execute function tell_rows('listed');
create trigger product_tags__told_update after update on product_tags referencing old table as old_rows new table as new_rows
  for each statement execute function tell_rows('listed');
create trigger product_tags__told_delete after delete on product_tags referencing old table as old_rows
  for each statement execute function tell_rows('listed');
create trigger product_tags__told_truncate after truncate on product_tags
  for each statement execute function tell_table('*');
create trigger product_images__told_insert after insert on product_images referencing new table as new_rows
  for each statement execute function tell_rows('own');
create trigger product_images__told_update after update on product_images referencing old table as old_rows new table as new_rows
  for each statement execute function tell_rows('own');
create trigger product_images__told_delete after delete on product_images referencing old table as old_rows
  for each statement execute function tell_rows('own');
create trigger product_images__told_truncate after truncate on product_images
  for each statement execute function tell_table('*');
create trigger inventory__told_insert after insert on inventory referencing new table as new_rows
  for each statement execute function tell_rows('own');
create trigger inventory__told_update after update on inventory referencing old table as old_rows new table as new_rows
  for each statement execute function tell_rows('own');
create trigger inventory__told_delete after delete on inventory referencing old table as old_rows
  for each statement execute function tell_rows('own');
create trigger inventory__told_truncate after truncate on inventory
  for each statement execute function tell_table('*');
create trigger inventory_attributes__told_insert after insert on inventory_attributes referencing new table as new_rows
  for each statement execute function tell_rows('inventory');
create trigger inventory_attributes__told_update after update on inventory_attributes referencing old table as old_rows new table as new_rows
  for each statement execute function tell_rows('inventory');
create trigger inventory_attributes__told_delete after delete on inventory_attributes referencing old table as old_rows
  for each statement execute function tell_rows('inventory');
create trigger inventory_attributes__told_truncate after truncate on inventory_attributes
  for each statement execute function tell_table('*');
create trigger reviews__told_insert after insert on reviews referencing new table as new_rows
  for each statement execute function tell_rows('own');
create trigger reviews__told_update after update on reviews referencing old table as old_rows new table as new_rows
  for each statement execute function tell_rows('own');
create trigger reviews__told_delete after delete on reviews referencing old table as old_rows
  for each statement execute function tell_rows('own');
create trigger reviews__told_truncate after truncate on reviews
  for each statement execute function tell_table('*');
create trigger review_images__told_insert after insert on review_images referencing new table as new_rows
  for each statement execute function tell_rows('review');
create trigger review_images__told_update after update on review_images referencing old table as old_rows new table as new_rows
  for each statement execute function tell_rows('review');
create trigger review_images__told_delete after delete on review_images referencing old table as old_rows
  for each statement execute function tell_rows('review');
create trigger review_images__told_truncate after truncate on review_images
  for each statement execute function tell_table('*');
create trigger store_follows__told_insert after insert on store_follows referencing new table as new_rows
  for each statement execute function tell_rows('store');
create trigger store_follows__told_update after update on store_follows referencing old table as old_rows new table as new_rows
  for each statement execute function tell_rows('store');
create trigger store_follows__told_delete after delete on store_follows referencing old table as old_rows
  for each statement execute function tell_rows('store');
create trigger store_follows__told_truncate after truncate on store_follows
  for each statement execute function tell_table('*');
create trigger voucher_uses__told_insert after insert on voucher_uses referencing new table as new_rows
  for each statement execute function tell_rows('voucher');
create trigger voucher_uses__told_update after update on voucher_uses referencing old table as old_rows new table as new_rows
  for each statement execute function tell_rows('voucher');
create trigger voucher_uses__told_delete after delete on voucher_uses referencing old table as old_rows
  for each statement execute function tell_rows('voucher');
create trigger voucher_uses__told_truncate after truncate on voucher_uses
  for each statement execute function tell_table('*');
