-- A new link to an order goes to its address, so often as one address is mailed at all (issue 14, docs/decisions/0084).
-- compatible: the check allows what every older API writes.
alter table email_allowances
  drop constraint email_allowances__purpose,
  add constraint email_allowances__purpose check (purpose in ('signup', 'password', 'signin', 'restock', 'order-link'));
