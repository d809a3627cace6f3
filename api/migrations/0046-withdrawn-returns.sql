-- A shopper takes a return back that has not come (issue 14, docs/decisions/0099).
-- compatible: the checks allow what every older API writes, and none of them notes a return twice. One that runs beside has no words for
-- these news: let shoppers withdraw when all are new.

alter table returns
  -- by the shopper; it is `refused` then, which holds no piece and does not open again, for older APIs as well
  add column withdrawn_at timestamptz,
  add constraint returns__withdrawn check (withdrawn_at is null or state = 'refused');

alter table order_news drop constraint order_news__news;
alter table order_news add constraint order_news__news check (
  news in (
    'placed', 'paid', 'confirmed', 'pickedUp', 'onTheWay', 'delivered', 'cancelled', 'calledOff', 'expired', 'refunded',
    'partRefunded', 'parcelCalledOff', 'returnAsked', 'returnAccepted', 'returnRefused', 'returnReceived', 'returnWithdrawn'
  )
);

alter table store_notices
  -- told that the return is taken back
  add column withdrawn boolean not null default false;
alter table store_notices drop constraint store_notices__once;
alter table store_notices add constraint store_notices__once
  unique nulls not distinct (store_id, return_id, message_id, withdrawn);
