-- A shop sells with the tax in its prices or added to them (issue 14). What was so on the day of an order stays with it.
-- compatible: the check is the old one for every order that an older API writes, which leaves tax_included false and adds the tax.
alter table settings add column tax_included boolean not null default false;
alter table orders
  add column tax_included boolean not null default false,
  drop constraint orders__sum,
  add constraint orders__sum check (
    total_amount = subtotal - bundle_offer + shipping_price + case when tax_included then 0 else tax end - voucher_price
  );
