-- The confirmation of an order is news like all others, written in the order's transaction (S163, issue 14).
-- compatible: the check allows what every older API writes. One that meets the news 'placed' cannot write that mail, tries again later, and a newer one sends it.

alter table order_news
  -- who sends it now began then; null: nobody does
  add column trying_since timestamptz;
alter table order_news drop constraint order_news__news;
alter table order_news add constraint order_news__news check (
  news in (
    'placed', 'paid', 'confirmed', 'pickedUp', 'onTheWay', 'delivered', 'cancelled', 'calledOff', 'expired', 'refunded'
  )
);
