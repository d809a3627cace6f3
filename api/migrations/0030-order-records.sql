-- An order stays what it was on the day it was placed (S184, issue 14): what was bought is written down with its line, in every language of
-- the shop, by one writer, the trigger below, whoever inserts the line. Prices, the place of delivery and the address were kept before.

alter table orders
  -- how amounts in its currency are written: the shop's own way on that day; null: not known, by the currency's code
  add column currency_icon text,
  add column currency_position smallint
    constraint orders__currency_position check (currency_position in (1, 2));

alter table ordered_products
  add column sku text,
  -- the variant's picture
  add column image text,
  add column tax_title text,
  -- as in `tax_rules`
  add column tax_type smallint constraint ordered_products__tax_type check (tax_type in (1, 2)),
  add column tax_rate numeric(12, 2),
  -- the deal that gave pieces for nothing: id, buy, free
  add column bundle jsonb;

create table ordered_product_texts (
  ordered_product_id integer not null references ordered_products on delete cascade,
  language text not null references languages,
  title text not null,
  unit text,
  store_name text not null,
  bundle_title text,
  -- what was chosen, in the order of the attributes: attribute_id, attribute_title, attribute_value_id, value_title
  variant jsonb not null,
  primary key (ordered_product_id, language)
);

/* Writes down lines that are not yet. A text that a language lacks is the English one (D45). */
create function record_ordered_products(line_ids integer[]) returns void language sql as $$
  update ordered_products line set
    sku = stock.sku,
    image = coalesce((
      select picture.image from product_images picture
      join inventory_attributes chosen on chosen.attribute_value_id = picture.attribute_value_id
      join attribute_values value on value.id = chosen.attribute_value_id
      join attributes attribute on attribute.id = value.attribute_id
      where chosen.inventory_id = stock.id and picture.product_id = product.id
      order by attribute.position, attribute.id, picture.position, picture.id limit 1
    ), product.image),
    tax_title = tax.title, tax_type = tax.type, tax_rate = tax.price,
    bundle = case when deal.id is not null then jsonb_build_object('id', deal.id, 'buy', deal.buy, 'free', deal.free) end
  from products product
  join inventory stock on stock.product_id = product.id
  left join tax_rules tax on tax.id = product.tax_rule_id
  left join bundle_deals deal on deal.id = product.bundle_deal_id
  where line.id = any(line_ids) and line.image is null and product.id = line.product_id and stock.id = line.inventory_id;

  insert into ordered_product_texts (ordered_product_id, language, title, unit, store_name, bundle_title, variant)
  select line.id, said.code, coalesce(own.title, english.title), coalesce(own.unit, english.unit),
    coalesce(store_own.name, store_english.name), coalesce(deal_own.title, deal_english.title),
    coalesce((
      select jsonb_agg(jsonb_build_object(
          'attribute_id', attribute.id, 'attribute_title', coalesce(attribute_own.title, attribute_english.title),
          'attribute_value_id', value.id, 'value_title', coalesce(value_own.title, value_english.title)
        ) order by attribute.position, attribute.id)
      from inventory_attributes chosen
      join attribute_values value on value.id = chosen.attribute_value_id
      join attributes attribute on attribute.id = value.attribute_id
      join attribute_value_texts value_english on value_english.attribute_value_id = value.id and value_english.language = 'en'
      join attribute_texts attribute_english on attribute_english.attribute_id = attribute.id and attribute_english.language = 'en'
      left join attribute_value_texts value_own on value_own.attribute_value_id = value.id and value_own.language = said.code
      left join attribute_texts attribute_own on attribute_own.attribute_id = attribute.id and attribute_own.language = said.code
      where chosen.inventory_id = line.inventory_id
    ), '[]')
  from ordered_products line
  cross join languages said
  join products product on product.id = line.product_id
  join product_texts english on english.product_id = product.id and english.language = 'en'
  left join product_texts own on own.product_id = product.id and own.language = said.code
  join store_texts store_english on store_english.store_id = line.store_id and store_english.language = 'en'
  left join store_texts store_own on store_own.store_id = line.store_id and store_own.language = said.code
  left join bundle_deal_texts deal_english
    on deal_english.bundle_deal_id = product.bundle_deal_id and deal_english.language = 'en'
  left join bundle_deal_texts deal_own on deal_own.bundle_deal_id = product.bundle_deal_id and deal_own.language = said.code
  where line.id = any(line_ids)
  on conflict do nothing
$$;

-- Orders from before are written down as things are called today: nobody knows any more what they were called.
update orders placed set currency_icon = shop.currency_icon, currency_position = shop.currency_position
  from settings shop where shop.currency = placed.currency;
select record_ordered_products(array(select id from ordered_products));

create function record_new_ordered_products() returns trigger language plpgsql as $$
begin
  perform record_ordered_products(array(select id from added));
  return null;
end $$;
create trigger ordered_products__recorded after insert on ordered_products referencing new table as added
  for each statement execute function record_new_ordered_products();

create function record_new_orders() returns trigger language plpgsql as $$
begin
  update orders placed set currency_icon = shop.currency_icon, currency_position = shop.currency_position
    from added, settings shop
    where placed.id = added.id and placed.currency_icon is null and shop.currency = placed.currency;
  return null;
end $$;
create trigger orders__recorded after insert on orders referencing new table as added
  for each statement execute function record_new_orders();

-- What is written down stays: only an order that goes as a whole takes it along.
create trigger ordered_product_texts__append_only before update on ordered_product_texts
  for each statement execute function refuse_change();
create function keep_ordered_products() returns trigger language plpgsql as $$
begin
  if exists (
    select from before join after using (id)
    where before.image is not null
      and (before.sku, before.image, before.tax_title, before.tax_type, before.tax_rate, before.bundle,
          before.quantity, before.selling, before.tax_price, before.shipping_price, before.free_quantity, before.shipping_place)
        is distinct from (after.sku, after.image, after.tax_title, after.tax_type, after.tax_rate, after.bundle,
          after.quantity, after.selling, after.tax_price, after.shipping_price, after.free_quantity, after.shipping_place)
  ) then
    raise exception 'what was ordered does not change' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger ordered_products__stay after update on ordered_products referencing old table as before new table as after
  for each statement execute function keep_ordered_products();
