-- What a legal notice must say of whoever runs the shop; null: the shop has not said it (docs/operating.md).
alter table settings
  add column responsible text,
  add column register_entry text,
  add column vat_number text;
