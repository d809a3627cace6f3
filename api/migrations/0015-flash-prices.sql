-- Flash prices at a moment that the caller names, for tile, product page, cart and order alike (D20): the server's clock decides,
-- and everything in one answer is of one moment. Of several running sales the lowest price counts, until the end of its sale.
-- Both are plain queries, so that the planner takes them for part of the statement that calls them.
drop view live_flash_prices;

create function flash_prices_at(moment timestamptz)
  returns table (product_id integer, price numeric, end_time timestamptz)
  language sql stable parallel safe
  begin atomic
    select distinct on (offer.product_id) offer.product_id, offer.price, sale.end_time
    from flash_sales sale
    join flash_sale_products offer on offer.flash_sale_id = sale.id
    where sale.status = 1 and sale.start_time <= moment and sale.end_time > moment
    order by offer.product_id, offer.price, sale.end_time desc;
  end;

-- The limit keeps the planner from joining with the prices of all running sales: few products are asked about.
create function flash_price_at(product integer, moment timestamptz)
  returns table (price numeric, end_time timestamptz)
  language sql stable parallel safe rows 1
  begin atomic
    select flash.price, flash.end_time from flash_prices_at(moment) flash where flash.product_id = product limit 1;
  end;
