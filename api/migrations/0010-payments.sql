-- Paying through gateways, holding stock for it, and carts that remember what was seen.

alter table cart_lines
  -- put aside for later: in no sum, in no order, not counted by the badge
  add column saved boolean not null default false,
  -- unit price that the shopper saw last, so that a change can be said; null for lines from before
  add column seen_price numeric(12, 2) constraint cart_lines__seen_price check (seen_price >= 0),
  -- whoever looks for checked lines finds none that was put aside
  add constraint cart_lines__saved_is_unchecked check (not saved or selected = 2);

alter table orders
  -- until when stock and voucher are held for an unpaid online order; null: no limit (cash on delivery, paid)
  add column expires_at timestamptz,
  -- 1: not paid in time; stock and voucher went back
  add column expired smallint not null default 0 constraint orders__expired check (expired in (0, 1)),
  add constraint orders__expired_is_cancelled check (expired = 0 or cancelled = 1);
create index orders__to_expire on orders (expires_at) where payment_done = 0 and cancelled = 0 and expires_at is not null;

alter table payments
  drop constraint payments__state,
  -- `flagged`: another amount, currency or merchant than asked for; `surplus`: paid although the order was paid, cancelled or
  -- expired: it goes back
  add constraint payments__state check (state in ('open', 'paid', 'failed', 'expired', 'flagged', 'surplus')),
  -- names this attempt in addresses that gateways send shoppers back to; random, says nothing about the order
  add column token text not null default encode(uuid_send(gen_random_uuid()), 'hex') constraint payments__token_unique unique,
  -- where the shopper pays: an address, or a form to post
  add column hand_over jsonb,
  -- the gateway's own name for the money movement, which a refund names
  add column settlement text,
  -- somebody is asking the gateway to begin; others wait for `hand_over`
  add column starting_at timestamptz,
  -- when the reconciler asks again, null: there is nothing left to find out; and how often it did
  add column next_check_at timestamptz default now(),
  add column checks integer not null default 0;
drop index payments__open;
create index payments__to_check on payments (next_check_at) where next_check_at is not null;
update payments set next_check_at = null where state <> 'open';

alter table payment_events
  add column payment_id integer references payments on delete set null;
create index payment_events__to_handle on payment_events (received_at) where handled_at is null;

alter table refunds
  add column note text,
  add column attempts integer not null default 0,
  add column next_try_at timestamptz not null default now();
drop index refunds__due;
create index refunds__due on refunds (next_try_at) where state = 'due';

-- What an order can never be, whoever writes it: a later step, money and a cancellation are not taken back, and what is on its
-- way is not cancelled (D40, docs/contracts/orders.md).
alter table orders
  add constraint orders__cancelled_while_pending check (cancelled = 0 or status = 1),
  add constraint orders__refunded_after_payment check (refunded = 0 or payment_done = 1 or cancelled = 1);
create function refuse_step_back() returns trigger language plpgsql as $$
begin
  raise exception 'order % cannot go back', new.id using errcode = 'restrict_violation';
end $$;
create trigger orders__only_forward before update on orders for each row
  when (new.status < old.status or new.payment_done < old.payment_done or new.cancelled < old.cancelled
    or new.refunded < old.refunded or new.expired < old.expired)
  execute function refuse_step_back();
-- an order that goes takes its history along; by itself the history stays
create function refuse_removal() returns trigger language plpgsql as $$
begin
  if exists (select from orders where id = old.order_id) then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger order_status_history__stays before delete on order_status_history
  for each row execute function refuse_removal();
