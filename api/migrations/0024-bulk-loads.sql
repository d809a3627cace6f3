-- What triggers keep is kept once for a statement, not once for each of its rows, and a text is written again only when it has changed: an import
-- of 1,000 rows reads and writes each word, product and count once (docs/decisions/0071). What a single change costs stays the same.

-- A lookup for a row is by key even when it was planned while the tables were empty, as in a shop that is being filled.
alter function put_on_shelf() set enable_seqscan = off;

create function refresh_shelf(changed integer[]) returns void language sql set enable_seqscan = off
begin atomic
  update product_texts x set shelf = n.shelf
  from (select product_id, language, coalesce(shelf_of(product_id, language), '') as shelf from product_texts
    where product_id = any(changed)) n
  where x.product_id = n.product_id and x.language = n.language and x.shelf <> n.shelf;
end;

create function refresh_choices(changed integer[]) returns void language sql set enable_seqscan = off
begin atomic
  update product_texts x set choices = n.choices
  from (select product_id, language, coalesce(choices_of(product_id, language), '') as choices from product_texts
    where product_id = any(changed)) n
  where x.product_id = n.product_id and x.language = n.language and x.choices <> n.choices;
end;

create function refresh_sellers(changed integer[]) returns void language sql set enable_seqscan = off
begin atomic
  update product_texts x set sold_by = n.sold_by
  from (select product_id, language, coalesce(store_of(product_id, language), '') as sold_by from product_texts
    where product_id = any(changed)) n
  where x.product_id = n.product_id and x.language = n.language and x.sold_by <> n.sold_by;
end;

-- Many words at once, each with its language; lower case. `facts`: they stand in facts only. A name makes a word of facts one of names.
create function learn_all(languages text[], raws text[], facts boolean) returns void language plpgsql as $$
begin
  insert into search_words (language, word, written, fact)
    select distinct on (r.language, x.word collate "C") r.language, x.word collate "C", x.written, facts
    from unnest(languages, raws) r (language, raw), forms_of(r.language, r.raw) x
    -- in order, so that two writers never wait for each other
    order by r.language, x.word collate "C", x.written
    on conflict (language, word) do update set written = coalesce(search_words.written, excluded.written), fact = false
      where not facts and (search_words.written is null or search_words.fact);
end $$;

create or replace function note_search_words() returns trigger language plpgsql as $$
declare
  languages text[];
  raws text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(language), array_agg(raw) into languages, raws from (
      select distinct n.language, lower(raw) as raw
      from new_rows n, words_of(concat_ws(' ', n.title, n.keywords, n.shelf, n.named, n.choices, n.sold_by)) raw) x;
  else
    select array_agg(language), array_agg(raw) into languages, raws from (
      select distinct n.language, lower(raw) as raw
      from (select product_id, language, title, keywords, shelf, named, choices, sold_by from new_rows
        except select product_id, language, title, keywords, shelf, named, choices, sold_by from old_rows) n,
        words_of(concat_ws(' ', n.title, n.keywords, n.shelf, n.named, n.choices, n.sold_by)) raw) x;
  end if;
  if languages is not null then
    perform learn_all(languages, raws, false);
  end if;
  return null;
end $$;
drop trigger product_texts__words on product_texts;
create trigger product_texts__words after insert on product_texts referencing new table as new_rows
  for each statement execute function note_search_words();
create trigger product_texts__words_changed after update on product_texts referencing old table as old_rows new table as new_rows
  for each statement execute function note_search_words();

create or replace function note_facts() returns trigger language plpgsql as $$
declare
  languages text[];
  raws text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(language), array_agg(raw) into languages, raws from (
      select distinct n.language, lower(raw) as raw from new_rows n, words_of(facts_of(n.overview)) raw
      where n.overview is not null and raw !~ '^[0-9]+$') x;
  else
    select array_agg(language), array_agg(raw) into languages, raws from (
      select distinct n.language, lower(raw) as raw
      from (select product_id, language, overview from new_rows where overview is not null
        except select product_id, language, overview from old_rows) n, words_of(facts_of(n.overview)) raw
      where raw !~ '^[0-9]+$') x;
  end if;
  if languages is not null then
    perform learn_all(languages, raws, true);
  end if;
  return null;
end $$;
drop trigger product_texts__facts on product_texts;
create trigger product_texts__facts after insert on product_texts referencing new table as new_rows
  for each statement execute function note_facts();
create trigger product_texts__facts_changed after update on product_texts referencing old table as old_rows new table as new_rows
  for each statement execute function note_facts();

create or replace function note_synonym() returns trigger language plpgsql as $$
declare
  languages text[];
  raws text[];
begin
  select array_agg(language), array_agg(raw) into languages, raws from (
    select distinct n.language, lower(raw) as raw from new_rows n, words_of(n.word) raw) x;
  if languages is not null then
    perform learn_all(languages, raws, false);
  end if;
  return null;
end $$;
drop trigger search_synonyms__words on search_synonyms;
create trigger search_synonyms__words after insert on search_synonyms referencing new table as new_rows
  for each statement execute function note_synonym();
create trigger search_synonyms__words_changed after update on search_synonyms referencing new table as new_rows
  for each statement execute function note_synonym();

-- A brand, category or sub-category was called otherwise. `tg_argv[0]`: the column of `products` that names it.
create or replace function rename_shelf() returns trigger language plpgsql as $$
declare
  owners integer[];
  changed integer[];
begin
  if tg_op = 'INSERT' then
    owners := array(select distinct (to_jsonb(n) ->> tg_argv[0])::integer from new_rows n);
  elsif tg_op = 'DELETE' then
    owners := array(select distinct (to_jsonb(o) ->> tg_argv[0])::integer from old_rows o);
  else
    owners := array(select distinct owner from (
      select (to_jsonb(n) ->> tg_argv[0])::integer as owner, language, title from new_rows n
      except select (to_jsonb(o) ->> tg_argv[0])::integer, language, title from old_rows o) x);
  end if;
  if cardinality(owners) > 0 then
    execute format('select array(select id from products where %I = any($1))', tg_argv[0]) into changed using owners;
    perform refresh_shelf(changed);
  end if;
  return null;
end $$;
drop trigger brand_texts__shelf on brand_texts;
create trigger brand_texts__shelf_added after insert on brand_texts referencing new table as new_rows
  for each statement execute function rename_shelf('brand_id');
create trigger brand_texts__shelf_changed after update on brand_texts referencing old table as old_rows new table as new_rows
  for each statement execute function rename_shelf('brand_id');
create trigger brand_texts__shelf_removed after delete on brand_texts referencing old table as old_rows
  for each statement execute function rename_shelf('brand_id');
drop trigger category_texts__shelf on category_texts;
create trigger category_texts__shelf_added after insert on category_texts referencing new table as new_rows
  for each statement execute function rename_shelf('category_id');
create trigger category_texts__shelf_changed after update on category_texts referencing old table as old_rows new table as new_rows
  for each statement execute function rename_shelf('category_id');
create trigger category_texts__shelf_removed after delete on category_texts referencing old table as old_rows
  for each statement execute function rename_shelf('category_id');
drop trigger sub_category_texts__shelf on sub_category_texts;
create trigger sub_category_texts__shelf_added after insert on sub_category_texts referencing new table as new_rows
  for each statement execute function rename_shelf('sub_category_id');
create trigger sub_category_texts__shelf_changed after update on sub_category_texts referencing old table as old_rows new table as new_rows
  for each statement execute function rename_shelf('sub_category_id');
create trigger sub_category_texts__shelf_removed after delete on sub_category_texts referencing old table as old_rows
  for each statement execute function rename_shelf('sub_category_id');

create or replace function rename_store() returns trigger language plpgsql as $$
declare
  owners integer[];
begin
  if tg_op = 'INSERT' then
    owners := array(select distinct store_id from new_rows);
  else
    owners := array(select distinct store_id from (
      select store_id, language, name from new_rows except select store_id, language, name from old_rows) x);
  end if;
  if cardinality(owners) > 0 then
    perform refresh_sellers(array(select id from products where store_id = any(owners)));
  end if;
  return null;
end $$;
drop trigger store_texts__sold_by on store_texts;
create trigger store_texts__sold_by_added after insert on store_texts referencing new table as new_rows
  for each statement execute function rename_store();
create trigger store_texts__sold_by_changed after update on store_texts referencing old table as old_rows new table as new_rows
  for each statement execute function rename_store();

-- What variants differ in. `tg_argv[0]`: whether an attribute or a value of it has the texts.
create or replace function rename_choice() returns trigger language plpgsql as $$
declare
  owners integer[];
begin
  if tg_op = 'INSERT' then
    owners := array(select distinct (to_jsonb(n) ->> tg_argv[0])::integer from new_rows n);
  else
    owners := array(select distinct owner from (
      select (to_jsonb(n) ->> tg_argv[0])::integer as owner, language, title from new_rows n
      except select (to_jsonb(o) ->> tg_argv[0])::integer, language, title from old_rows o) x);
  end if;
  if tg_argv[0] = 'attribute_id' then
    owners := array(select id from attribute_values where attribute_id = any(owners));
  end if;
  if cardinality(owners) > 0 then
    perform refresh_choices(array(select distinct i.product_id from inventory_attributes a join inventory i on i.id = a.inventory_id
      where a.attribute_value_id = any(owners)));
  end if;
  return null;
end $$;
drop trigger attribute_value_texts__choices on attribute_value_texts;
create trigger attribute_value_texts__choices_added after insert on attribute_value_texts referencing new table as new_rows
  for each statement execute function rename_choice('attribute_value_id');
create trigger attribute_value_texts__choices_changed after update on attribute_value_texts
  referencing old table as old_rows new table as new_rows
  for each statement execute function rename_choice('attribute_value_id');
drop trigger attribute_texts__choices on attribute_texts;
create trigger attribute_texts__choices_added after insert on attribute_texts referencing new table as new_rows
  for each statement execute function rename_choice('attribute_id');
create trigger attribute_texts__choices_changed after update on attribute_texts referencing old table as old_rows new table as new_rows
  for each statement execute function rename_choice('attribute_id');

create or replace function change_choices() returns trigger language plpgsql as $$
begin
  perform refresh_choices(array(select distinct i.product_id from changed c join inventory i on i.id = c.inventory_id));
  return null;
end $$;
create or replace function lose_variants() returns trigger language plpgsql as $$
begin
  perform refresh_choices(array(select distinct product_id from removed));
  return null;
end $$;
create or replace function change_specified() returns trigger language plpgsql as $$
begin
  perform refresh_choices(array(select distinct product_id from changed));
  return null;
end $$;
create or replace function change_searchable() returns trigger language plpgsql as $$
begin
  perform refresh_choices(array(select product_id from product_specifications where specification_id = new.id));
  return null;
end $$;

create or replace function rename_specified_value() returns trigger language plpgsql as $$
declare
  owners integer[];
begin
  if tg_op = 'INSERT' then
    owners := array(select distinct specification_value_id from new_rows);
  else
    owners := array(select distinct specification_value_id from (
      select specification_value_id, language, title from new_rows
      except select specification_value_id, language, title from old_rows) x);
  end if;
  if cardinality(owners) > 0 then
    perform refresh_choices(array(select distinct product_id from product_specifications
      where specification_value_id = any(owners)));
  end if;
  return null;
end $$;
drop trigger specification_value_texts__choices on specification_value_texts;
create trigger specification_value_texts__choices_added after insert on specification_value_texts referencing new table as new_rows
  for each statement execute function rename_specified_value();
create trigger specification_value_texts__choices_changed after update on specification_value_texts
  referencing old table as old_rows new table as new_rows for each statement execute function rename_specified_value();

create or replace function rename_specification() returns trigger language plpgsql as $$
declare
  owners integer[];
begin
  if tg_op = 'INSERT' then
    owners := array(select distinct specification_id from new_rows);
  else
    owners := array(select distinct specification_id from (
      select specification_id, language, title from new_rows except select specification_id, language, title from old_rows) x);
  end if;
  if cardinality(owners) > 0 then
    perform refresh_choices(array(select distinct product_id from product_specifications where specification_id = any(owners) and yes));
  end if;
  return null;
end $$;
drop trigger specification_texts__choices on specification_texts;
create trigger specification_texts__choices_added after insert on specification_texts referencing new table as new_rows
  for each statement execute function rename_specification();
create trigger specification_texts__choices_changed after update on specification_texts
  referencing old table as old_rows new table as new_rows for each statement execute function rename_specification();

-- Each product of a statement is counted once: `products` has many indexes to write.
create or replace function count_review() returns trigger language plpgsql as $$
declare
  changed integer[];
  counts integer[];
  sums integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(product_id order by product_id), array_agg(n order by product_id), array_agg(stars order by product_id)
      into changed, counts, sums
      from (select product_id, count(*) as n, sum(rating) as stars from new_rows group by product_id) x;
  elsif tg_op = 'DELETE' then
    select array_agg(product_id order by product_id), array_agg(-n order by product_id), array_agg(-stars order by product_id)
      into changed, counts, sums
      from (select product_id, count(*) as n, sum(rating) as stars from old_rows group by product_id) x;
  else
    select array_agg(product_id order by product_id), array_agg(n order by product_id), array_agg(stars order by product_id)
      into changed, counts, sums
      from (select product_id, sum(n) as n, sum(stars) as stars from (
          select product_id, 1 as n, rating::integer as stars from new_rows
          union all select product_id, -1, -rating::integer from old_rows) both_rows
        group by product_id having sum(n) <> 0 or sum(stars) <> 0) x;
  end if;
  if changed is not null then
    -- in order, so that two writers never wait for each other
    perform from products where id = any(changed) order by id for no key update;
    update products p set review_count = p.review_count + x.n, rating_sum = p.rating_sum + x.stars
    from unnest(changed, counts, sums) x (product_id, n, stars) where p.id = x.product_id;
  end if;
  return null;
end $$;
drop trigger reviews__counted on reviews;
create trigger reviews__counted_added after insert on reviews referencing new table as new_rows
  for each statement execute function count_review();
create trigger reviews__counted_changed after update on reviews referencing old table as old_rows new table as new_rows
  for each statement execute function count_review();
create trigger reviews__counted_removed after delete on reviews referencing old table as old_rows
  for each statement execute function count_review();

-- A line of an order that had this product before this statement is no other order.
create or replace function count_imported() returns trigger language plpgsql as $$
begin
  update products p set delivered = delivered + x.orders
  from (select product_id, count(*) as orders from (
      select n.order_id, n.product_id, count(*) as lines from new_rows n
      join orders on orders.id = n.order_id and orders.status = 5 group by n.order_id, n.product_id) imported
    where lines = (select count(*) from ordered_products o
      where o.order_id = imported.order_id and o.product_id = imported.product_id)
    group by product_id) x
  where x.product_id = p.id;
  return null;
end $$;
alter function count_imported() set enable_seqscan = off;
