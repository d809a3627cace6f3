-- The order that a message to the shop is about: its tracking code as the shop writes it. No reference: any well-formed code is
-- taken, so that the form does not reveal which codes exist.
alter table contact_messages
  add column order_code text
    constraint contact_messages__order_code check (order_code ~ '^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){2}$');
-- A message that is sent twice is looked for among the newest.
create index contact_messages__by_created_at on contact_messages (created_at);
