-- Reviews say in which language they are written and how many shoppers found them helpful (issue 13, decision 0066).

-- Letters of Arabic and Devanagari tell the language of a text; Latin letters may be of three, so the shopper's own decides.
create function written_language(written text, spoken text) returns text
  language sql immutable parallel safe
begin atomic
  select case
    when written !~ '[[:alpha:]]' then null
    when letters.arabic > letters.latin and letters.arabic >= letters.devanagari then 'ar'
    when letters.devanagari > letters.latin then 'hi'
    when spoken in ('ar', 'hi') then 'en'
    else spoken end
  from (select length(regexp_replace(written, '[^\u0600-\u06ff]', '', 'g')) as arabic,
    length(regexp_replace(written, '[^\u0900-\u097f]', '', 'g')) as devanagari,
    length(regexp_replace(written, '[^A-Za-z\u00c0-\u024f]', '', 'g')) as latin) letters;
end;

-- Null: nothing is written, or nobody knows in which language.
alter table reviews add column language text references languages;
alter table reviews add column helpful_count integer not null default 0
  constraint reviews__helpful_count check (helpful_count >= 0);
update reviews r set language = written_language(r.review, (select o.language from orders o where o.id = r.order_id));

-- Only accounts vote: a guest's token is made by the browser, so anybody could make a hundred.
create table review_helpful (
  review_id integer not null references reviews on delete cascade,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (review_id, user_id)
);
create index review_helpful__by_user on review_helpful (user_id);

create function count_helpful() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update reviews set helpful_count = helpful_count - 1 where id = old.review_id;
  else
    update reviews set helpful_count = helpful_count + 1 where id = new.review_id;
  end if;
  return null;
end $$;
-- the update of the review ends kept pages (0017)
create trigger review_helpful__counted after insert or delete on review_helpful
  for each row execute function count_helpful();

-- A delivery makes what its shopper wrote before a review of a purchase.
create function tell_purchase() returns trigger language plpgsql as $$
begin
  perform tell_changes(array(select distinct 'product-' || r.product_id from reviews r
    join ordered_products bought on bought.product_id = r.product_id and bought.order_id = new.id
    where r.shopper_id = new.shopper_id));
  return null;
end $$;
create trigger orders__told_delivery after update of status on orders
  for each row when (new.status is distinct from old.status) execute function tell_purchase();
