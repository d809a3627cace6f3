-- What was confirmed or is on its way, and does not arrive, ends as well: not taken at the door, lost, or given up (issue 14,
-- docs/decisions/0112). Before, nothing could end an order to be paid at the door after it was confirmed.
-- compatible: the checks allow what every older API writes; older ones go on refusing to cancel what is beyond pending.

alter table orders
  -- the shop says that it does not arrive: only then is it cancelled beyond pending
  add column undelivered boolean not null default false,
  drop constraint orders__cancelled_while_pending,
  add constraint orders__cancelled_while_pending check (cancelled = 0 or status = 1 or (undelivered and status < 5));

alter table parcels
  add column undelivered boolean not null default false,
  drop constraint parcels__cancelled_before_it_left,
  add constraint parcels__cancelled_before_it_left check (cancelled = 0 or status < 3 or (undelivered and status < 5));
