-- What shoppers ask about a store beside its stars: where its parcels leave, and how soon (issue 13, S126). Null: the store does not say.
alter table stores add column ships_from_country text
  constraint stores__ships_from_country check (ships_from_country ~ '^[A-Z]{2}$');
alter table stores add column dispatch_days smallint constraint stores__dispatch_days check (dispatch_days > 0);
-- a city has a name in each language, a country has one everywhere
alter table store_texts add column ships_from_city text constraint store_texts__ships_from_city check (ships_from_city <> '');

-- Why a product that is not `refundable` is so; null: the shop does not say.
alter table products add column no_return_reason text constraint products__no_return_reason
  check (no_return_reason in ('fresh', 'living', 'hygiene', 'made_to_order'));
