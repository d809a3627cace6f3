-- Where the shop is, for invoices and letters; `country` has 2 letters, `state` the code of a state, as in addresses.
alter table settings
  add column address_1 text,
  add column address_2 text,
  add column city text,
  add column zip text,
  add column state text,
  add column country text constraint settings__country check (country ~ '^[A-Z]{2}$');
