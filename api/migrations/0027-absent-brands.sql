-- A synonym may name what the shop does not have, a well-known brand as a rule: `means` finds what is like it, and the page says so.
alter table search_synonyms add column absent boolean not null default false;

-- What the shop does not have is no spelling that misspelled words are mended to.
create or replace function note_synonym() returns trigger language plpgsql as $$
declare
  languages text[];
  raws text[];
begin
  select array_agg(language), array_agg(raw) into languages, raws from (
    select distinct n.language, lower(raw) as raw from new_rows n, words_of(n.word) raw where not n.absent) x;
  if languages is not null then
    perform learn_all(languages, raws, false);
  end if;
  return null;
end $$;
