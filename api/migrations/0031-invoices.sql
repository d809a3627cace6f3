-- Invoices: numbered without gaps, issued when an order is paid, or confirmed when it is paid at the door (issue 14). The seller is
-- written down as on that day; lines, rates and currency are the order's own.

create table invoices (
  number integer primary key constraint invoices__number check (number > 0),
  order_id integer not null constraint invoices__once unique references orders on delete restrict,
  issued_at timestamptz not null,
  -- names by language, site_url, email, phone, address_1, address_2, city, zip, state, country, register_entry, vat_number
  seller jsonb not null
);
create trigger invoices__append_only before update on invoices
  for each statement execute function refuse_change();

/* Gives the next numbers to those of the orders that are due and have none, in the order in which they became due. */
create function issue_invoices(order_ids integer[]) returns void language plpgsql as $$
begin
  if not exists (
    select from orders placed
    where placed.id = any(order_ids) and placed.cancelled = 0 and (placed.payment_done = 1 or placed.status > 1)
      and not exists (select from invoices issued where issued.order_id = placed.id)
  ) then
    return;
  end if;
  -- one transaction at a time takes numbers: one that fails leaves no gap
  perform pg_advisory_xact_lock(hashtext('invoices'));
  insert into invoices (number, order_id, issued_at, seller)
  select (select coalesce(max(number), 0) from invoices) + row_number() over (order by placed.updated_at, placed.id),
    placed.id, placed.updated_at, coalesce((
      select jsonb_build_object(
        'names', (select jsonb_object_agg(language, site_name) from settings_texts),
        'site_url', shop.site_url, 'email', shop.email, 'phone', shop.phone, 'address_1', shop.address_1,
        'address_2', shop.address_2, 'city', shop.city, 'zip', shop.zip, 'state', shop.state, 'country', shop.country,
        'register_entry', shop.register_entry, 'vat_number', shop.vat_number)
      from settings shop
    ), '{}')
  from orders placed
  where placed.id = any(order_ids) and placed.cancelled = 0 and (placed.payment_done = 1 or placed.status > 1)
    and not exists (select from invoices issued where issued.order_id = placed.id);
end $$;

-- Orders from before. One that was cancelled after it was paid had no invoice with a number, and gets none.
select issue_invoices(array(select id from orders));

create function issue_due_invoices() returns trigger language plpgsql as $$
begin
  perform issue_invoices(array(select id from changed));
  return null;
end $$;
create trigger orders__invoiced after update on orders referencing new table as changed
  for each statement execute function issue_due_invoices();
-- what a voucher pays whole is paid when it is placed
create trigger orders__invoiced_at_once after insert on orders referencing new table as changed
  for each statement execute function issue_due_invoices();
