-- What shipping costs carries tax: as the goods, or by a rule's percentage (issue 14, decision 0101). What was so on the day of an order
-- stays with it.

alter table settings
  -- 'as-goods', or the title of a tax rule; null: shipping carries no tax
  add column shipping_tax text;

alter table orders
  -- what of the shipping stood under which rate: title, rate (percent), amount as charged; null: none. Its tax is part of `tax`
  add column shipping_taxes jsonb;

alter table ordered_products
  -- tax of shipping_price, within it or added to it as the order has it; null: none
  add column shipping_tax numeric;

create or replace function keep_ordered_products() returns trigger language plpgsql as $$
begin
  if exists (
    select from before join after using (id)
    where before.image is not null
      and (before.sku, before.image, before.tax_title, before.tax_type, before.tax_rate, before.bundle,
          before.quantity, before.selling, before.tax_price, before.shipping_price, before.shipping_tax, before.free_quantity,
          before.shipping_place)
        is distinct from (after.sku, after.image, after.tax_title, after.tax_type, after.tax_rate, after.bundle,
          after.quantity, after.selling, after.tax_price, after.shipping_price, after.shipping_tax, after.free_quantity,
          after.shipping_place)
  ) then
    raise exception 'what was ordered does not change' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
