-- What an order took from tables that an operator edits goes on being what it was on its day (issue 14): the shop's time zone, by which days
-- and the year of the invoice's number are reckoned, and the voucher by its code and its titles.

alter table orders
  -- IANA name; null: of before the shop had settings
  add column time_zone text,
  add column voucher_code text,
  -- by language
  add column voucher_titles jsonb;

/* Writes down what is not yet. */
create function record_order_facts(order_ids integer[]) returns void language sql as $$
  update orders placed set
    time_zone = shop.time_zone,
    voucher_code = used.code,
    voucher_titles = (select jsonb_object_agg(said.language, said.title) from voucher_texts said where said.voucher_id = used.id)
  from orders own left join settings shop on true left join vouchers used on used.id = own.voucher_id
  where own.id = any(order_ids) and placed.id = own.id and placed.time_zone is null and placed.voucher_code is null
$$;

-- Orders from before are written down as things are called today.
select record_order_facts(array(select id from orders));

create function record_new_order_facts() returns trigger language plpgsql as $$
begin
  perform record_order_facts(array(select id from added));
  return null;
end $$;
create trigger orders__facts after insert on orders referencing new table as added
  for each statement execute function record_new_order_facts();
