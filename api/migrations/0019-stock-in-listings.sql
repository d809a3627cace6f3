-- What lists say of stock: products whose every variant is gone stand last in each order, and lists are filtered by what variants in stock
-- come in (docs/decisions/0064). All of it is kept by triggers, so that orders, operators and SQL by hand cannot forget it.

-- The values of a variant in the order of their ids, so that a combination is one thing to compare and to group by.
alter table inventory add column value_ids integer[] not null default '{}';
update inventory i set value_ids = x.value_ids
from (select inventory_id, array_agg(attribute_value_id order by attribute_value_id) as value_ids
  from inventory_attributes group by inventory_id) x where x.inventory_id = i.id;

-- `sold_out`: nothing of it is left. `value_ids`: values that at least one variant in stock has. `colour_count`: colours that it comes in,
-- in stock or not.
alter table products add column sold_out boolean not null default false;
alter table products add column value_ids integer[] not null default '{}';
alter table products add column colour_count smallint not null default 0;

-- Popular is what is bought and liked: each delivered order counts 3, each review its stars less 2. `delivered`: orders that arrived with it.
alter table products add column delivered integer not null default 0;
alter table products add column popularity integer not null
  generated always as (3 * delivered + rating_sum - 2 * review_count) stored;

-- Two orders that take the last of two variants wait for each other here: the second sees what the first has left.
create function refresh_stock(changed integer[]) returns void language plpgsql as $$
begin
  perform from products where id = any(changed) order by id for no key update;
  with present as (
    select i.product_id, i.quantity, v.value_id from inventory i left join lateral unnest(i.value_ids) v (value_id) on true
    where i.product_id = any(changed)),
  now_there as (
    select p.product_id, bool_and(p.quantity = 0) as sold_out,
      coalesce(array_agg(distinct p.value_id order by p.value_id)
        filter (where p.quantity > 0 and p.value_id is not null), '{}') as value_ids,
      count(distinct p.value_id) filter (where v.colour is not null) as colours
    from present p left join attribute_values v on v.id = p.value_id group by p.product_id)
  update products p set sold_out = n.sold_out, value_ids = n.value_ids, colour_count = n.colours
  from now_there n where n.product_id = p.id
    and (p.sold_out, p.value_ids, p.colour_count) is distinct from (n.sold_out, n.value_ids, n.colours::smallint);
end $$;

-- A piece more or less of what is there changes nothing here.
create function change_stock() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  if tg_op = 'INSERT' then
    changed := array(select distinct product_id from new_rows);
  elsif tg_op = 'DELETE' then
    changed := array(select distinct product_id from old_rows);
  else
    changed := array(
      select distinct unnest(array[o.product_id, n.product_id]) from old_rows o join new_rows n on n.id = o.id
      where (o.quantity > 0, o.value_ids, o.product_id) is distinct from (n.quantity > 0, n.value_ids, n.product_id));
  end if;
  if cardinality(changed) > 0 then
    perform refresh_stock(changed);
  end if;
  return null;
end $$;
create trigger inventory__stock_added after insert on inventory referencing new table as new_rows
  for each statement execute function change_stock();
create trigger inventory__stock_changed after update on inventory referencing old table as old_rows new table as new_rows
  for each statement execute function change_stock();
create trigger inventory__stock_removed after delete on inventory referencing old table as old_rows
  for each statement execute function change_stock();

create function change_variants() returns trigger language plpgsql as $$
begin
  update inventory i set value_ids = coalesce(array(select a.attribute_value_id from inventory_attributes a
    where a.inventory_id = i.id order by a.attribute_value_id), '{}')
  where i.id in (select inventory_id from changed);
  return null;
end $$;
create trigger inventory_attributes__variants_added after insert on inventory_attributes referencing new table as changed
  for each statement execute function change_variants();
create trigger inventory_attributes__variants_changed after update on inventory_attributes referencing new table as changed
  for each statement execute function change_variants();
create trigger inventory_attributes__variants_removed after delete on inventory_attributes referencing old table as changed
  for each statement execute function change_variants();

-- A value becomes a colour, or ceases to be one.
create function change_colours() returns trigger language plpgsql as $$
begin
  perform refresh_stock(array(select distinct i.product_id from inventory i join inventory_attributes a on a.inventory_id = i.id
    where a.attribute_value_id = new.id));
  return null;
end $$;
create trigger attribute_values__colours after update of colour on attribute_values
  for each row when ((old.colour is null) is distinct from (new.colour is null)) execute function change_colours();

create function count_delivered(delivered_order integer, orders integer) returns void language plpgsql as $$
begin
  perform from products where id in (select product_id from ordered_products where order_id = delivered_order)
    order by id for no key update;
  update products set delivered = greatest(0, delivered + orders)
  where id in (select product_id from ordered_products where order_id = delivered_order);
end $$;
-- 5: delivered
create function change_delivered() returns trigger language plpgsql as $$
begin
  perform count_delivered(new.id, case when new.status = 5 then 1 else -1 end);
  return null;
end $$;
create trigger orders__delivered after update of status on orders
  for each row when ((old.status = 5) is distinct from (new.status = 5)) execute function change_delivered();

-- Of an order that is written as delivered at once: an import, a demo world.
create function count_imported() returns trigger language plpgsql as $$
begin
  update products p set delivered = delivered + x.orders
  from (select n.product_id, count(distinct n.order_id) as orders from new_rows n
    join orders on orders.id = n.order_id and orders.status = 5
    where not exists (select from ordered_products o
      where o.order_id = n.order_id and o.product_id = n.product_id and o.id not in (select id from new_rows))
    group by n.product_id) x
  where x.product_id = p.id;
  return null;
end $$;
create trigger ordered_products__imported after insert on ordered_products referencing new table as new_rows
  for each statement execute function count_imported();

-- What is popular changes with every parcel; kept lists need not end by it.
create or replace function differing_rows(before_rows jsonb[], after_rows jsonb[]) returns setof jsonb
  language sql immutable parallel safe
begin atomic
  (select x - '{updated_at,delivered,popularity}'::text[] from unnest(before_rows) x
    except select x - '{updated_at,delivered,popularity}'::text[] from unnest(after_rows) x)
  union all
  (select x - '{updated_at,delivered,popularity}'::text[] from unnest(after_rows) x
    except select x - '{updated_at,delivered,popularity}'::text[] from unnest(before_rows) x);
end;

update products p set sold_out = x.sold_out, value_ids = x.value_ids, colour_count = x.colours
from (
  select i.product_id, bool_and(i.quantity = 0) as sold_out,
    coalesce(array_agg(distinct a.attribute_value_id order by a.attribute_value_id)
      filter (where i.quantity > 0 and a.attribute_value_id is not null), '{}') as value_ids,
    count(distinct v.id) filter (where v.colour is not null) as colours
  from inventory i left join inventory_attributes a on a.inventory_id = i.id
  left join attribute_values v on v.id = a.attribute_value_id group by i.product_id) x
where x.product_id = p.id;
update products p set delivered = x.orders
from (select o.product_id, count(distinct o.order_id) as orders from ordered_products o
  join orders on orders.id = o.order_id and orders.status = 5 group by o.product_id) x
where x.product_id = p.id;

-- Every scope in every order, what is sold out behind (D18): see 0007. The indexes without `sold_out` stay for APIs of before.
create index products__all_newest on products (sold_out, created_at desc, id desc) include (store_id) where status = 1;
create index products__all_cheapest on products (sold_out, shown_price, id) include (store_id) where status = 1;
create index products__all_dearest on products (sold_out, shown_price desc, id desc) include (store_id) where status = 1;
create index products__all_best on products (sold_out, rating desc, review_count desc, id desc) include (store_id) where status = 1;
create index products__all_featured on products (sold_out, featured, created_at desc, id desc) include (store_id) where status = 1;
create index products__all_popular on products (sold_out, popularity desc, id desc) include (store_id) where status = 1;

create index products__of_category_newest on products (category_id, sold_out, created_at desc, id desc) where status = 1;
create index products__of_category_cheapest on products (category_id, sold_out, shown_price, id) where status = 1;
create index products__of_category_dearest on products (category_id, sold_out, shown_price desc, id desc) where status = 1;
create index products__of_category_best on products (category_id, sold_out, rating desc, review_count desc, id desc) where status = 1;
create index products__of_category_featured on products (category_id, sold_out, featured, created_at desc, id desc) where status = 1;
create index products__of_category_popular on products (category_id, sold_out, popularity desc, id desc) where status = 1;

create index products__of_sub_newest on products (sub_category_id, sold_out, created_at desc, id desc) where status = 1;
create index products__of_sub_cheapest on products (sub_category_id, sold_out, shown_price, id) where status = 1;
create index products__of_sub_dearest on products (sub_category_id, sold_out, shown_price desc, id desc) where status = 1;
create index products__of_sub_best on products (sub_category_id, sold_out, rating desc, review_count desc, id desc) where status = 1;
create index products__of_sub_featured on products (sub_category_id, sold_out, featured, created_at desc, id desc) where status = 1;
create index products__of_sub_popular on products (sub_category_id, sold_out, popularity desc, id desc) where status = 1;

create index products__of_brand_newest on products (brand_id, sold_out, created_at desc, id desc) where status = 1;
create index products__of_brand_cheapest on products (brand_id, sold_out, shown_price, id) where status = 1;
create index products__of_brand_dearest on products (brand_id, sold_out, shown_price desc, id desc) where status = 1;
create index products__of_brand_best on products (brand_id, sold_out, rating desc, review_count desc, id desc) where status = 1;
create index products__of_brand_popular on products (brand_id, sold_out, popularity desc, id desc) where status = 1;

create index products__of_store_newest on products (store_id, sold_out, created_at desc, id desc) where status = 1;
create index products__of_store_cheapest on products (store_id, sold_out, shown_price, id) where status = 1;
create index products__of_store_dearest on products (store_id, sold_out, shown_price desc, id desc) where status = 1;
create index products__of_store_best on products (store_id, sold_out, rating desc, review_count desc, id desc) where status = 1;
create index products__of_store_popular on products (store_id, sold_out, popularity desc, id desc) where status = 1;

-- Filters by values, which few products may have.
create index products__values on products using gin (value_ids) where status = 1;
