-- What an operator last filled a collection by, so that the API can fill it again as ratings, prices and stock change (docs/decisions/0075).
create table collection_rules (
  collection_id integer primary key references collections on delete cascade,
  rule jsonb not null,
  filled_at timestamptz not null
);
create index collection_rules__by_filled_at on collection_rules (filled_at);
