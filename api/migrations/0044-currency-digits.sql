-- Amounts have as many places as their currency writes: none in yen, three in Kuwaiti dinar (issue 14). Until now money was numeric(12, 2).
-- compatible: amounts that older APIs write have two places, as before; in a shop of two places they read the same text. What is refused is what
-- the shop's currency cannot write, which an older API writes in no shop that existed for it. shown_price is filled by a trigger, nobody writes it.

-- ISO 4217; codes that are not listed there have two, as most. Held to the package `currency-codes` by a test.
create function currency_digits(code text) returns smallint
  language sql immutable strict parallel safe
  return (case
    when code in (
      'BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'
    ) then 0
    when code in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 3
    -- units of account, which no shop sells in
    when code in ('CLF', 'UYW') then 4
    else 2
  end)::smallint;

alter table settings
  add column currency_digits smallint not null generated always as (currency_digits(currency)) stored
    constraint settings__currency_digits check (currency_digits <= 3);

-- `numeric` without places: nothing is rounded unseen, and no table is written anew.
alter table products alter column shown_price drop expression;
create or replace function flash_prices_at(moment timestamptz)
  returns table (product_id integer, price numeric, end_time timestamptz)
  language sql stable parallel safe
  begin atomic
    -- for this migration only: a column that a function names keeps its type
    select null::integer, null::numeric, null::timestamptz where false;
  end;
alter table products
  alter column selling type numeric, alter column offered type numeric, alter column shown_price type numeric;
alter table inventory alter column price type numeric;
alter table flash_sale_products alter column price type numeric;
alter table tax_rules alter column price type numeric;
alter table shipping_places alter column price type numeric, alter column pickup_price type numeric;
alter table vouchers
  alter column price type numeric, alter column capped_price type numeric, alter column min_spend type numeric;
alter table cart_lines alter column seen_price type numeric;
alter table orders
  alter column subtotal type numeric, alter column bundle_offer type numeric, alter column shipping_price type numeric,
  alter column tax type numeric, alter column voucher_price type numeric, alter column total_amount type numeric;
alter table ordered_products
  alter column selling type numeric, alter column tax_price type numeric, alter column shipping_price type numeric,
  alter column tax_rate type numeric;
alter table payments alter column amount type numeric;
alter table refunds alter column amount type numeric;
alter table part_refunds alter column amount type numeric;

create or replace function flash_prices_at(moment timestamptz)
  returns table (product_id integer, price numeric, end_time timestamptz)
  language sql stable parallel safe
  begin atomic
    select distinct on (offer.product_id) offer.product_id, offer.price, sale.end_time
    from flash_sales sale
    join flash_sale_products offer on offer.flash_sale_id = sale.id
    where sale.status = 1 and sale.start_time <= moment and sale.end_time > moment
    order by offer.product_id, offer.price, sale.end_time desc;
  end;

create function show_price() returns trigger language plpgsql as $$
begin
  new.shown_price := coalesce(new.offered, new.selling);
  return new;
end $$;
create trigger products__shown_price before insert or update of selling, offered, shown_price on products
  for each row execute function show_price();

/* Amounts of the shop fit its currency, whoever writes them. The columns are the trigger's arguments. */
create function hold_to_currency() returns trigger language plpgsql as $$
declare
  shop record;
  name text;
  amount numeric;
begin
  select currency, currency_digits as digits into shop from settings;
  foreach name in array tg_argv loop
    amount := to_jsonb(new) ->> name;
    if amount <> round(amount, shop.digits) or amount >= 1e10 then
      raise exception '% cannot write % (%.%)', shop.currency, amount, tg_table_name, name using errcode = 'check_violation';
    end if;
  end loop;
  return new;
end $$;
create trigger products__currency before insert or update of selling, offered on products
  for each row execute function hold_to_currency('selling', 'offered');
create trigger inventory__currency before insert or update of price on inventory
  for each row execute function hold_to_currency('price');
create trigger flash_sale_products__currency before insert or update of price on flash_sale_products
  for each row execute function hold_to_currency('price');
create trigger shipping_places__currency before insert or update of price, pickup_price on shipping_places
  for each row execute function hold_to_currency('price', 'pickup_price');
create trigger tax_rules__currency before insert or update of type, price on tax_rules
  for each row when (new.type = 1) execute function hold_to_currency('price');
create trigger vouchers__currency before insert or update of capped_price, min_spend on vouchers
  for each row execute function hold_to_currency('capped_price', 'min_spend');
create trigger vouchers__flat_currency before insert or update of type, price on vouchers
  for each row when (new.type = 1) execute function hold_to_currency('price');
alter table tax_rules add constraint tax_rules__percent_places check (type = 1 or price = round(price, 3));
alter table vouchers add constraint vouchers__percent_places check (type = 1 or price = round(price, 3));

/*
 * A shop that changes its currency says what its prices are in the new one; nothing is converted. What the new one cannot write is rounded, so
 * that every amount is one that can be paid.
 */
create function round_to_currency() returns trigger language plpgsql as $$
declare
  digits integer := new.currency_digits;
  least_amount numeric := power(10::numeric, -digits);
begin
  update cart_lines set seen_price = null where seen_price is not null;
  if new.currency_digits >= old.currency_digits then
    return null;
  end if;
  update products set selling = greatest(round(selling, digits), least_amount),
      offered = greatest(round(offered, digits), case when offered is not null then least_amount end)
    where selling <> round(selling, digits) or offered <> round(offered, digits);
  update inventory set price = greatest(round(price, digits), least_amount) where price <> round(price, digits);
  update flash_sale_products set price = greatest(round(price, digits), least_amount) where price <> round(price, digits);
  update shipping_places set price = round(price, digits), pickup_price = round(pickup_price, digits)
    where price <> round(price, digits) or pickup_price <> round(pickup_price, digits);
  update tax_rules set price = round(price, digits) where type = 1 and price <> round(price, digits);
  update vouchers set price = greatest(round(price, digits), least_amount) where type = 1 and price <> round(price, digits);
  update vouchers set min_spend = round(min_spend, digits),
      capped_price = greatest(round(capped_price, digits), case when capped_price is not null then least_amount end)
    where min_spend <> round(min_spend, digits) or capped_price <> round(capped_price, digits);
  return null;
end $$;
create trigger settings__currency_changed after update of currency on settings
  for each row when (old.currency <> new.currency) execute function round_to_currency();

-- An order keeps the places that it was placed with; all from before have two.
alter table orders add column currency_digits smallint not null default 2
  constraint orders__currency_digits check (currency_digits between 0 and 3);
create function note_currency_digits() returns trigger language plpgsql as $$
begin
  new.currency_digits := currency_digits(new.currency);
  return new;
end $$;
create trigger orders__digits before insert on orders for each row execute function note_currency_digits();

create or replace function leave_out_parts() returns trigger language plpgsql as $$
declare
  given numeric;
begin
  select coalesce(sum(part.amount), 0) into given
  from part_refunds part join payments tried on tried.order_id = part.order_id and tried.state = 'paid'
  where tried.id = new.payment_id;
  if given = 0 then
    return new;
  end if;
  new.amount := least(new.amount, (select amount from payments where id = new.payment_id) - given);
  -- nothing is left
  return case when new.amount > 0 then new end;
end $$;
