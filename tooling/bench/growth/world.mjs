import { LANGUAGES } from '../../../souk-remote/contract/languages.mjs';
import { COLOURS, FACTS, KINDS, SIZES, THINGS } from './words.mjs';

/**
 * Fills an empty, migrated database with a shop of that many products, everything else in proportion: reviews and texts grow with
 * the products; brands, stores, tags, collections, flash sales and their content with the square root, as people choose those. The
 * same seed gives the same shop. Loaded in bulk with triggers off; the values that they maintain are computed by the same rules. So
 * are the search documents: normalising and stemming half a million texts took most of the time, and these consist of few pieces,
 * each of which is stemmed once. The columns are plain ones from then on: this shop is read, not written.
 * @param {() => Promise<import('pg').Client>} open opens a connection, which the caller ends
 * @param {number} products
 */
export async function fillWorld(open, products) {
  const some = (least, perRoot) => Math.max(least, Math.round(perRoot * Math.sqrt(products)));
  const number = {
    products,
    brands: some(20, 1),
    stores: some(8, 0.3),
    tags: some(40, 1.5),
    collections: some(10, 0.2),
    chosen: some(1, 3),
  };
  const [client, other] = await Promise.all([open(), open()]);
  // the loaded tables have no indexes, so a nested loop over two of them would never end
  for (const each of [client, other])
    await each.query(
      `set session_replication_role = replica; set maintenance_work_mem = '256MB'; set work_mem = '64MB'; set enable_nestloop = off`,
    );
  await client.query('select setseed(0.42); create schema bench');
  const indexes = await dropIndexes(client);
  const document = await expressionOf(client, 'document');
  await client.query(
    'alter table product_texts alter column document drop expression, alter column search drop expression',
  );
  await client.query('create unlogged table bench.word (kind text, place int, language text, title text)');
  await client.query(
    'insert into bench.word select x.* from json_to_recordset($1) x (kind text, place int, language text, title text)',
    [
      JSON.stringify([
        ...wordRows('thing', THINGS),
        ...wordRows('kind', KINDS),
        ...wordRows('choice', [...COLOURS, ...SIZES]),
        ...wordRows('fact', FACTS),
      ]),
    ],
  );
  for (const statement of [...shopOf(number), ...productsOf(number)]) await client.query(statement);
  await Promise.all([client.query(textsIn(LANGUAGES.slice(0, 3))), other.query(textsIn(LANGUAGES.slice(3)))]);
  await checkDocuments(client, document);
  for (const statement of restOf(number)) await client.query(statement);
  const half = Math.ceil(indexes.length / 2);
  await Promise.all([buildAll(client, indexes.slice(half)), buildAll(other, indexes.slice(0, half))]);
  await client.query('drop schema bench cascade');
  await client.query('vacuum analyze');
}

async function buildAll(client, statements) {
  for (const statement of statements) await client.query(statement);
}

/** Building indexes once is faster than row by row. @returns the statements that recreate them */
async function dropIndexes(client) {
  const { rows } = await client.query(`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and not exists (select from pg_constraint c where c.conname = indexname)`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** The SQL expression of a generated text column. */
async function expressionOf(client, column) {
  const { rows } = await client.query(
    `select pg_get_expr(d.adbin, d.adrelid) as sql from pg_attrdef d
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where d.adrelid = 'product_texts'::regclass and a.attname = $1`,
    [column],
  );
  return rows[0].sql;
}

/** @throws Error when assembled documents have other words than the shop would compute */
async function checkDocuments(client, expression) {
  const words = (document, weight) => `strip(ts_filter(${document}, array[${weight}]))`;
  const { rows } = await client.query(`
    select count(*)::int as wrong from (
      select document, ${expression} as computed from product_texts where product_id % 199 = 1 limit 1000) x
    where exists (select from unnest('{a,b,c,d}'::"char"[]) w where ${words('document', 'w')} <> ${words('computed', 'w')})`);
  if (rows[0].wrong > 0) throw new Error(`${rows[0].wrong} documents are not what the shop computes: see \`textsIn\`.`);
}

const wordRows = (kind, list) =>
  list.flatMap((titles, place) => titles.map((title, at) => ({ kind, place, language: LANGUAGES[at], title })));

/** A made-up name, different for each number: `Velora`, `Tamiru` ... */
const name = (number) => `initcap((
  select string_agg(substr('bcdfglmnprstvz', 1 + (${number} / (14 ^ i)::int + i * 5) % 14, 1) || substr('aeiou', 1 + (${number} / (5 ^ i)::int + i) % 5, 1), '')
  from generate_series(0, 3) i))`;

/** Zipf-like: the first of `count` most often. */
const often = (count) => `1 + floor(${count} * random() ^ 3)::int`;

/** Products after which the variants' colours and sizes repeat. */
const CHOICES_REPEAT = 120;
/** as SQL */
const ALL_LANGUAGES = `array[${LANGUAGES.map((language) => `'${language}'`)}]`;
const CATEGORIES = 12;
const SUB_CATEGORIES = 60;

function shopOf({ brands, stores, tags, collections }) {
  const texts = (table, owner, count, title) => `insert into ${table} (${owner}, language, title)
    select n, l, ${title} from generate_series(1, ${count}) n, unnest(${ALL_LANGUAGES}) l`;
  const thing = (at) =>
    `(select title from bench.word where kind = 'thing' and word.place = (${at}) % ${THINGS.length} and language = l)`;
  const kind = (at) =>
    `(select title from bench.word where kind = 'kind' and word.place = (${at}) % ${KINDS.length} and language = l)`;
  return [
    `insert into settings (email, site_url, header_logo, footer_logo, primary_color, primary_hover_color)
      values ('shop@example.com', 'http://localhost', 'logo.svg', 'logo.svg', '#0a5c4a', '#084a3c')`,
    `insert into settings_texts (language, site_name, copyright_text) select code, 'Bench', 'Bench' from languages`,
    `insert into categories (id, slug, image) select n, 'category-' || n, 'c.jpg' from generate_series(1, ${CATEGORIES}) n`,
    texts('category_texts', 'category_id', CATEGORIES, `${kind('n')} || ' ' || ${thing('n * 3')}`),
    `insert into sub_categories (id, category_id, slug, image, featured)
      select n, 1 + (n - 1) % ${CATEGORIES}, 'sub-category-' || n, 's.jpg', 1 + (n % 5 > 0)::int from generate_series(1, ${SUB_CATEGORIES}) n`,
    texts('sub_category_texts', 'sub_category_id', SUB_CATEGORIES, thing('n')),
    `insert into brands (id, slug, image, featured) select n, 'brand-' || n, 'b.jpg', 1 + (n > 15)::int from generate_series(1, ${brands}) n`,
    texts('brand_texts', 'brand_id', brands, name('n * 7')),
    `insert into stores (id, slug, image) select n, 'store-' || n, 's.jpg' from generate_series(1, ${stores}) n`,
    `insert into store_texts (store_id, language, name)
      select n, l, ${name('n * 11')} from generate_series(1, ${stores}) n, unnest(${ALL_LANGUAGES}) l`,
    `insert into kinds (id, slug) select n, 'kind-' || n from generate_series(1, ${THINGS.length}) n`,
    // a kind is named like the products of its place
    `insert into kind_names (kind_id, language, name)
      select 1 + w.place, w.language, w.title from bench.word w where w.kind = 'thing'`,
    'insert into shipping_rules (id) select generate_series(1, 6)',
    texts('shipping_rule_texts', 'shipping_rule_id', 6, `${kind('n')}`),
    `insert into shipping_places (shipping_rule_id, country, price, day_needed) select n, 'ALL', n, n from generate_series(1, 6) n`,
    `insert into tags (id, slug) select n, 'tag-' || n from generate_series(1, ${tags}) n`,
    texts('tag_texts', 'tag_id', tags, `${kind('n')} || ' ' || ${thing('n')}`),
    `insert into collections (id, slug, featured) select n, 'collection-' || n, 1 + (n > 6)::int from generate_series(1, ${collections}) n`,
    texts('collection_texts', 'collection_id', collections, `${kind('n')}`),
    `insert into sliders (type, slug, image, source_type, source_ids) values (1, 'one', 'a.jpg', 1, '{1,2}'), (1, 'two', 'a.jpg', 4, '{2,3}')`,
    `insert into slider_texts (slider_id, language, title) select s.id, l.code, 'Slide' from sliders s, languages l`,
    `insert into banners (type, slug, image, source_type, tags) select n, 'banner-' || n, 'a.jpg', 3, ${thing('1').replace('= l)', "= 'en')")} from generate_series(1, 6) n`,
    `insert into banner_texts (banner_id, language, title) select b.id, l.code, 'Banner' from banners b, languages l`,
    `insert into flash_sales (id, start_time, end_time) values (1, now() - interval '1 day', now() + interval '9 days'),
      (2, now() - interval '1 hour', now() + interval '5 days'), (3, now() + interval '1 day', now() + interval '5 days')`,
    `insert into flash_sale_texts (flash_sale_id, language, title) select f.id, l.code, 'Sale' from flash_sales f, languages l`,
  ];
}

function productsOf({ products, brands, stores, tags }) {
  return [
    `insert into products (id, slug, category_id, sub_category_id, brand_id, store_id, shipping_rule_id, kind_id, image, selling, offered,
        shown_price, featured, status, created_at)
      select n, 'product-' || n, 1 + (sub - 1) % ${CATEGORIES}, sub, brand, store, 1 + floor(random() * 6)::int,
        1 + sub % ${THINGS.length}, 'p.jpg', price, offered, coalesce(offered, price),
        1 + (random() > 0.05)::int, 1 + (n % 97 = 0)::int, now() - random() * interval '900 days'
      from (select *, case when random() < 0.4 then round((price * (0.5 + random() * 0.4))::numeric, 2) end as offered
        from (select n, ${often(SUB_CATEGORIES)} as sub, ${often(brands)} as brand, ${often(stores)} as store,
            round((5 + 400 * random() ^ 2)::numeric, 2) as price
          from generate_series(1, ${products}) n) x) x`,
    `insert into product_tags (product_id, tag_id)
      select n, tag from (select n, ${often(tags)} as tag from generate_series(1, ${products}) n, generate_series(1, 4)) x group by 1, 2`,
    `create aggregate bench.joined (tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '')`,
    `alter table bench.word add column vector tsvector`,
    `update bench.word set vector = ${vector('title')}`,
    `create unlogged table bench.model as
      select n, language, title, ${vector('title')} as vector
      from (select n, ${name('n')} as title from generate_series(0, 1999) n) m, unnest(${ALL_LANGUAGES}) language`,
    `create unlogged table bench.shelf as
      select *, ${vector('words')} as vector from (
        select b.brand_id, s.sub_category_id, b.language, concat_ws(' ', b.title, s.title, c.title) as words
        from (select distinct brand_id, sub_category_id from products) p
        join brand_texts b on b.brand_id = p.brand_id
        join sub_category_texts s on s.sub_category_id = p.sub_category_id and s.language = b.language
        join sub_categories sub on sub.id = s.sub_category_id
        join category_texts c on c.category_id = sub.category_id and c.language = b.language) x`,
    `create unlogged table bench.seller as select store_id, language, name, ${vector('name')} as vector from store_texts`,
    `create unlogged table bench.tag as select tag_id, language, title, ${vector('title')} as vector from tag_texts`,
    `create unlogged table bench.keywords as
      select pt.product_id, x.language, string_agg(x.title, ', ' order by x.tag_id) as words,
        bench.joined(x.vector order by x.tag_id) as vector
      from product_tags pt join bench.tag x on x.tag_id = pt.tag_id group by 1, 2`,
    // variants' options repeat after this many products, see the variants below
    `create unlogged table bench.choice as
      select *, ${vector('words')} as vector from (
        select id, w.language, string_agg(distinct w.title, ' ') as words
        from generate_series(0, ${CHOICES_REPEAT - 1}) id, generate_series(1, 4) colour, generate_series(1, 4) size, bench.word w
        where w.kind = 'choice' and w.place in ((id * 7 + colour * 5) % 12, 12 + (id + size) % 8)
          and id % 3 > 0 and colour <= 1 + id % 4 and size <= 1 + id % 5
        group by 1, 2) x`,
    `create unlogged table bench.fact as
      select *, ${vector('facts_of(words)')} as vector from (
        select t.place as thing, k.place as kind, t.language,
          '<ul>' || (select string_agg('<li><b>' || f.title || '</b>: ' || g.title || ' ' || (t.place * 7 + f.place * 13) % 90 || '</li>', '' order by f.place)
            from bench.word f join bench.word g on g.kind = 'fact' and g.language = f.language and g.place = (f.place + t.place + k.place) % ${FACTS.length}
            where f.kind = 'fact' and f.language = t.language and (f.place + t.place) % 3 = 0) || '<li>' || k.title || '</li></ul>' as words
        from bench.word t join bench.word k on k.kind = 'kind' and k.language = t.language where t.kind = 'thing') x`,
    'analyze products, bench.model, bench.shelf, bench.seller, bench.keywords, bench.word, bench.choice, bench.fact',
  ];
}

/** A text as search document. */
const vector = (words) => `to_tsvector(search_config(language), plain_text(language, ${words}))`;

/** The statement that writes the texts of some languages. Order and weights of a document are those of its column. */
function textsIn(languages) {
  return `insert into product_texts (product_id, language, title, description, keywords, shelf, kind_id, named, choices, sold_by,
        overview, document, search)
      select id, language, title, repeat('A product that is described in some words. ', 12), keywords, shelf, kind_id, named, choices,
        sold_by, overview,
        setweight(of_title, 'A') || setweight(of_thing, 'A') || setweight(of_keywords, 'B') || setweight(of_choices, 'B')
          || setweight(of_shelf, 'C') || setweight(of_seller, 'D') || setweight(of_facts, 'D')
          || array_to_tsvector(array['kind:' || kind_id]),
        -- what APIs of before look into
        setweight(of_title, 'A') || setweight(of_keywords, 'B') || setweight(of_shelf, 'C')
      from (
        select p.id, t.language, p.kind_id,
          case when t.language = 'en' then concat_ws(' ', k.title, t.title, m.title) else concat_ws(' ', t.title, k.title, m.title) end
            || ' ' || p.id % 97 as title,
          case when t.language = 'en' then k.vector || t.vector else t.vector || k.vector end || m.vector
            || to_tsvector('simple', (p.id % 97)::text) as of_title,
          t.title as named, t.vector as of_thing, coalesce(w.words, '') as keywords, coalesce(w.vector, '') as of_keywords,
          coalesce(c.words, '') as choices, coalesce(c.vector, '') as of_choices, shelf.words as shelf, shelf.vector as of_shelf,
          s.name as sold_by, s.vector as of_seller, f.words as overview, f.vector as of_facts
        from products p
        join bench.seller s on s.store_id = p.store_id
        join bench.word t on t.kind = 'thing' and t.place = p.sub_category_id % ${THINGS.length} and t.language = s.language
        join bench.word k on k.kind = 'kind' and k.place = p.id * 7 % ${KINDS.length} and k.language = t.language
        join bench.model m on m.n = p.id % 2000 and m.language = t.language
        join bench.shelf shelf on shelf.brand_id = p.brand_id and shelf.sub_category_id = p.sub_category_id and shelf.language = t.language
        left join bench.choice c on c.id = p.id % ${CHOICES_REPEAT} and c.language = t.language
        join bench.fact f on f.thing = t.place and f.kind = k.place and f.language = t.language
        left join bench.keywords w on w.product_id = p.id and w.language = t.language
        where t.language in (${languages.map((language) => `'${language}'`).join()})) x`;
}

function restOf({ products, collections, chosen }) {
  return [
    `select learn_all(array_agg(language), array_agg(raw), false) from (
        select distinct language, lower(raw) as raw from (
          select distinct language, words_of(title) as raw from product_texts
          union select language, words_of(title) from brand_texts
          union select language, words_of(title) from tag_texts
          union select language, words_of(title) from category_texts
          union select language, words_of(title) from sub_category_texts
          union select language, words_of(name) from store_texts
          union select language, words_of(title) from bench.word where kind <> 'fact') x) x`,
    `select learn_all(array_agg(language), array_agg(raw), true) from (
        select distinct language, lower(raw) as raw from bench.fact, words_of(facts_of(words)) raw where raw !~ '^[0-9]+$') x`,
    // two of three products have one to four colours and sizes; a tenth of the variants and of the other products is sold out
    `insert into attributes (id, position) values (1, 0), (2, 1)`,
    `insert into attribute_texts (attribute_id, language, title)
      select a, l.code, (array['Colour', 'Size'])[a] from generate_series(1, 2) a, languages l`,
    `insert into attribute_values (id, attribute_id, position, colour)
      select n, 1 + (n > 12)::int, n, case when n <= 12 then '#' || lpad(to_hex(n * 1234567 % 16777216), 6, '0') end from generate_series(1, 20) n`,
    `insert into attribute_value_texts (attribute_value_id, language, title)
      select 1 + place, language, title from bench.word where kind = 'choice'`,
    `insert into inventory (product_id, quantity, value_ids)
      select id, case when random() < 0.1 then 0 else 1 + floor(random() * 50)::int end, array[1 + (id * 7 + colour * 5) % 12, 13 + (id + size) % 8]
      from products, generate_series(1, 4) colour, generate_series(1, 4) size
      where id % 3 > 0 and colour <= 1 + id % 4 and size <= 1 + id % 5
      union all select id, case when random() < 0.1 then 0 else 1 + floor(random() * 50)::int end, '{}' from products where id % 3 = 0`,
    `insert into inventory_attributes (inventory_id, attribute_value_id) select id, unnest(value_ids) from inventory`,
    `update products p set sold_out = x.sold_out, value_ids = x.value_ids, colour_count = x.colours
      from (select i.product_id, bool_and(i.quantity = 0) as sold_out, count(distinct v) filter (where v <= 12) as colours,
          coalesce(array_agg(distinct v order by v) filter (where i.quantity > 0 and v is not null), '{}') as value_ids
        from inventory i left join lateral unnest(i.value_ids) v on true group by i.product_id) x where x.product_id = p.id`,
    `insert into product_images (product_id, image, position) select id, 'p.jpg', n from products, generate_series(1, 3) n`,
    `insert into collection_products (collection_id, product_id, position)
      select collection, product, row_number() over (partition by collection) from (
        select collection, 1 + floor(random() * ${products})::int as product
        from generate_series(1, ${collections}) collection, generate_series(1, ${chosen})) x group by 1, 2`,
    `insert into flash_sale_products (flash_sale_id, product_id, price)
      select sale, p.id, round(p.selling * 0.4, 2) from generate_series(1, 3) sale, products p
      where (p.id * 31 + sale * 17) % ${Math.round(products / chosen)} = 0`,
    `insert into shoppers (id, guest_token_hash) values (1, '\\x01')`,
    `insert into reviews (product_id, shopper_id, author, rating, review, created_at)
      select ${often(products)}, 1, 'Somebody', 5 - floor(4.99 * random() ^ 2)::int, 'It does what it should.', now() - random() * interval '300 days'
      from generate_series(1, ${products * 3})`,
    `update products p set review_count = r.count, rating_sum = r.sum
      from (select product_id, count(*), sum(rating) from reviews group by 1) r where r.product_id = p.id`,
  ];
}
