-- Search: letters that shoppers take for the same are the same, brands and categories are found, misspelled words too.

-- Folds what differs between keyboards and habits, on both sides of a comparison: compatibility forms (NFKC) and Latin accents;
-- Arabic alef, hamza, taa marbuta, alef maqsura, vowel marks and tatweel; Devanagari nukta and chandrabindu; digits; and the
-- invisible marks that only steer direction and joining. What has no partner in the second list of `translate` goes away.
-- ASCII has nothing to fold but its case, and comparing every letter with these lists takes most of the time.
create or replace function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(case when octet_length(value) = char_length(value) then value
    else public.unaccent('public.unaccent'::regdictionary, translate(normalize(value, nfkc),
    U&'\0623\0625\0622\0671\0624\0626\0649\06CC\06A9\0629'
      || U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F'
      || U&'\0929\0931\0934\0901'
      || U&'\0621\0640\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0670\093C'
      || U&'\00AD\061C\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2066\2067\2068\2069\FEFF',
    U&'\0627\0627\0627\0627\0648\064A\064A\064A\0643\0647'
      || '01234567890123456789'
      || U&'\0928\0930\0933\0902')) end);

-- Columns that were computed by the old rules.
update category_texts set title = title;
update sub_category_texts set title = title;
update tag_texts set title = title;
update store_texts set name = name;

-- The words of a folded text. Not by classes of letters: vowel signs of Devanagari are none.
create function words_of(folded text) returns setof text
  language sql immutable strict parallel safe
begin atomic
  select word from regexp_split_to_table(folded,
    U&'[\0001-\0020!-/:-@\\[-`\007B-\007E\00A0-\00BF\00D7\00F7\2010-\2027\2030-\205E\060C\061B\061F\06D4\0964\0965]+') word
  where word <> '';
end;

-- A word for `to_tsquery`, whatever stands in it.
create function quote_lexeme(word text) returns text
  language sql immutable strict parallel safe
  return '''' || replace(replace(word, '\', '\\'), '''', '''''') || '''';

-- `shelf`: where the product stands, kept by triggers: brand, category and sub-category in the language of the row.
alter table product_texts drop column search;
alter table product_texts add column shelf text not null default '';

create function shelf_of(product integer, in_language text) returns text
  language sql stable strict parallel safe
begin atomic
  select concat_ws(' ',
    coalesce((select title from brand_texts x where x.brand_id = p.brand_id and x.language = in_language),
      (select title from brand_texts x where x.brand_id = p.brand_id and x.language = 'en')),
    coalesce((select title from sub_category_texts x where x.sub_category_id = p.sub_category_id and x.language = in_language),
      (select title from sub_category_texts x where x.sub_category_id = p.sub_category_id and x.language = 'en')),
    coalesce((select title from category_texts x where x.category_id = p.category_id and x.language = in_language),
      (select title from category_texts x where x.category_id = p.category_id and x.language = 'en')))
  from products p where p.id = product;
end;

-- Words that a search can find; what is typed and is none of them is taken for the nearest ones. Words of products that
-- are gone may stay: they find nothing.
create table search_words (
  language text not null references languages,
  word text collate "C" not null,
  primary key (language, word)
);
create index search_words__near on search_words using gin (word gin_trgm_ops);

create function note_search_words() returns trigger language plpgsql as $$
begin
  -- in order, so that two writers never wait for each other
  insert into search_words
    select distinct new.language, left(word, 50) collate "C" as word
    from words_of(fold_text(concat_ws(' ', new.title, new.keywords, new.shelf))) word order by word
    on conflict do nothing;
  return null;
end $$;

create function put_on_shelf() returns trigger language plpgsql as $$
begin
  new.shelf := coalesce(shelf_of(new.product_id, new.language), '');
  return new;
end $$;

create function move_to_shelf() returns trigger language plpgsql as $$
begin
  update product_texts set shelf = shelf_of(product_id, language) where product_id = new.id;
  return null;
end $$;

-- A brand, category or sub-category was called otherwise. `tg_argv[0]`: the column of `products` that names it.
create function rename_shelf() returns trigger language plpgsql as $$
declare
  renamed integer := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
begin
  execute format('update product_texts x set shelf = shelf_of(x.product_id, x.language)
    from products p where p.id = x.product_id and p.%I = $1', tg_argv[0]) using renamed;
  return null;
end $$;

update product_texts set title = title, shelf = shelf_of(product_id, language);
insert into search_words
  select distinct language, left(word, 50) from product_texts,
    words_of(fold_text(concat_ws(' ', title, keywords, shelf))) word;

alter table product_texts add column search tsvector not null generated always as (
  setweight(to_tsvector(search_config(language), fold_text(title)), 'A')
  || setweight(to_tsvector(search_config(language), fold_text(keywords)), 'B')
  || setweight(to_tsvector(search_config(language), fold_text(shelf)), 'C')
) stored;
create index product_texts__search on product_texts using gin (search);

-- Titles are looked up whole and by their beginning; near spelling goes by words.
drop index product_texts__folded_title;
create index product_texts__title on product_texts (language, left(folded_title, 100) collate "C");

create trigger product_texts__shelf before insert on product_texts for each row execute function put_on_shelf();
create trigger product_texts__words after insert or update of title, keywords, shelf on product_texts
  for each row execute function note_search_words();
create trigger products__shelf after update of brand_id, category_id, sub_category_id on products
  for each row when ((old.brand_id, old.category_id, old.sub_category_id) is distinct from
    (new.brand_id, new.category_id, new.sub_category_id)) execute function move_to_shelf();
create trigger brand_texts__shelf after insert or update of title or delete on brand_texts
  for each row execute function rename_shelf('brand_id');
create trigger category_texts__shelf after insert or update of title or delete on category_texts
  for each row execute function rename_shelf('category_id');
create trigger sub_category_texts__shelf after insert or update of title or delete on sub_category_texts
  for each row execute function rename_shelf('sub_category_id');
