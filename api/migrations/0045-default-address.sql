-- The address that a shopper made the default (issue 14). Where parcels go now stays `selected_address_id`, which a choice at the checkout
-- changes; once the order is placed it is the default again, whichever API placed it.
-- compatible: the new key allows what every older API writes; one that deletes an address or moves it to another shopper leaves no default.
alter table shoppers add column default_address_id integer;
alter table shoppers add constraint shoppers__own_default_address foreign key (default_address_id, id)
  references addresses (id, shopper_id) on delete set null (default_address_id);

create function select_default_address() returns trigger language plpgsql as $$
begin
  update shoppers set selected_address_id = default_address_id
  from orders placed join placed_addresses on placed_addresses.order_id = placed.id
  where shoppers.id = placed.shopper_id and shoppers.default_address_id <> shoppers.selected_address_id;
  return null;
end $$;
create trigger order_addresses__default after insert on order_addresses
  referencing new table as placed_addresses for each statement execute function select_default_address();
