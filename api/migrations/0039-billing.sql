-- Whom an order is billed to, where that is not the person it is shipped to (issue 14): of a saved address, and of an order as it was
-- when it was placed. `billing` has name, country, state, city, zip, address_1, address_2; null: billed to where it is shipped.
alter table addresses add column company text constraint addresses__company check (company <> '');
alter table addresses add column tax_number text constraint addresses__tax_number check (tax_number <> '');
alter table addresses add column billing jsonb;

alter table order_addresses add column company text constraint order_addresses__company check (company <> '');
alter table order_addresses add column tax_number text constraint order_addresses__tax_number check (tax_number <> '');
alter table order_addresses add column billing jsonb;

-- Vouchers are counted by the email of the order's address for shoppers without an account.
create index order_addresses__by_email on order_addresses (lower(email));
