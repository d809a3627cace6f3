import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { COOKIE, LAST_ORDER, STORAGE } from 'shared-kernel/contract/storage';
import { folderStore } from '../files/folder-store';
import { exportFolder } from '../modules/catalogue-files/export-folder';
import { FILE_NAMES } from '../modules/catalogue-files/format';
import { importFolder } from '../modules/catalogue-files/import-folder';
import { filesOf, stemOf } from '../modules/media/encoders';
import { readOrder } from '../modules/orders/read-order';
import { ShopFile } from '../modules/shop/shop-file';
import { writeShop } from '../modules/shop/write-shop';
import { csvAsJson, schemaJudge } from '../testing/catalogue-schema';
import { NIGHTLY } from '../testing/nightly';
import { testDatabase } from '../testing/test-database';
import { CATEGORIES, KINDS } from './content/catalogue';
import { COLLECTIONS } from './content/collections';
import { PAGES } from './content/pages';
import { BANNERS, SLIDES } from './content/showcase';
import { PAYMENTS, SOCIAL } from './content/site';
import { STORES } from './content/stores';
import { TAGS } from './content/tags';
import { brandMark } from './pictures/brand-marks';
import { Studio } from './pictures/studio';
import { deliverVideos } from './pictures/videos';
import { refreshDemoTimes } from './refresh-times';
import { planProduct } from './seed/plan-product';
import { seedDemo } from './seed-database';

/** The list in docs/acceptance.md: first path segments that no slug may equal. */
const FIXED_SEGMENTS = new Set(
  (
    'all ar brands cart categories checkout en flash-sale forgot-password fr hi login page razorpay-callback register ' +
    'search shipping shop social-callback tr track-order user'
  ).split(' '),
);

const NOW = new Date('2026-03-01T12:00:00Z');
const SMALL = { size: 'small', media: null, now: NOW } as const;

const database = testDatabase();
const again = testDatabase();
const filled = testDatabase();

beforeAll(async () => {
  await seedDemo(database.db, SMALL);
});

/** First column of each row. */
async function list<T = string>(text: string, db = database.db): Promise<T[]> {
  const { rows } = await sql.raw<Record<string, T>>(text).execute(db);
  return rows.map((row) => Object.values(row)[0] as T);
}
const TEXT_TABLES = `select table_name from information_schema.tables where table_name like '%\\_texts' order by 1`;

describe('the demo world', () => {
  test('every text exists in all five languages, and none is empty', async () => {
    for (const table of await list(TEXT_TABLES)) {
      const owner = table === 'settings_texts' ? 'settings_id' : `${table.replace(/_texts$/, '')}_id`;
      const lacking = await list<number>(
        `select ${owner} from ${table} group by 1 having count(*) <> ${LANGUAGES.length}`,
      );
      expect({ table, lacking }).toEqual({ table, lacking: [] });
      expect(await list<number>(`select count(*) from ${table}`)).not.toEqual([0]);
    }
    expect(await list(`select title from product_texts where title = '' or description = '' or overview = ''`)).toEqual(
      [],
    );
    expect(await list(`select name from store_texts where meta_description = ''`)).toEqual([]);
  });

  test('S200 S204 links on content pages lead to existing pages in their language', async () => {
    const bodies = await list<string>(`select language || ' ' || description from page_texts order by 1`);
    const slugs = new Set(PAGES.map(({ slug }) => slug));
    const wrong = bodies.flatMap((body) => {
      const prefix = body.startsWith('en ') ? '' : `/${body.slice(0, 2)}`;
      const hrefs = [...body.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);
      return hrefs.filter((href) => {
        const path = href.startsWith(`${prefix}/`) ? href.slice(prefix.length) : '';
        const slug = /^\/page\/([a-z-]+)/.exec(path)?.[1];
        return slug ? !slugs.has(slug) : !FIXED_SEGMENTS.has(path.split('/')[1] ?? '');
      });
    });
    expect(wrong).toEqual([]);
    expect(bodies.join()).toContain('href="/ar/page/contact"');
  });

  test('S204 the help centre has at least twenty questions, each with its own anchor', async () => {
    const [faq = ''] = await list<string>(
      `select description from page_texts join pages on pages.id = page_id where slug = 'faq' and language = 'hi'`,
    );
    const ids = [...faq.matchAll(/<details id="([a-z-]+)"><summary>/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThanOrEqual(20);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the cookie page lists everything that the shop stores in a browser, in every language', () => {
    const cookies = PAGES.find(({ slug }) => slug === 'cookies');
    for (const body of Object.values(cookies?.body ?? {}))
      for (const name of [...Object.values(COOKIE), ...Object.values(STORAGE), LAST_ORDER])
        expect(body).toContain(name);
    expect(cookies).toBeDefined();
  });

  test('the shipping page states the prices and days of the shipping rules', async () => {
    const [page = ''] = await list<string>(
      `select description from page_texts join pages on pages.id = page_id where slug = 'shipping-policy' and language = 'en'`,
    );
    for (const rate of ['<bdi>$5.99–7.99</bdi><br>3–5 days', '<bdi>$14.90</bdi><br>10 days', 'Free<br>12 days'])
      expect(page).toContain(rate);
  });

  if (NIGHTLY)
    test('issue 15 exporting the demo world and importing it into an empty shop gives the same files', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'souk-test-export-'));
      const [from, to] = [join(folder, 'from'), join(folder, 'to')];
      const options = { media: folderStore(folder), progress: () => {} };
      await exportFolder(database.db, { ...options, folder: from });
      const differences = await importFolder(database.db, { ...options, folder: from, dryRun: true });
      expect([...differences].filter(([, sum]) => sum.added + sum.changed + sum.removed > 0)).toEqual([]);
      expect(differences.size).toBeGreaterThan(20);
      const files = await readdir(from);
      const texts = await Promise.all(files.map((file) => readFile(join(from, file), 'utf8').catch(() => '')));
      for (const name of new Set(texts.join().match(/[\w-]+[.](?:jpg|webp)/g)))
        await writeFile(join(folder, `${stemOf(name)}.jpg`), '');
      // in batches so small that the variants of a product are spread over several
      await importFolder(filled.db, { ...options, folder: from, dryRun: false, batch: 100 });
      const shop = JSON.parse(await readFile(join(from, 'shop.json'), 'utf8'));
      await writeShop(filled.db, ShopFile.parse({ ...shop, logo: basename(shop.logo) }), 'http://localhost:4000');
      await exportFolder(filled.db, { ...options, folder: to });
      for (const [n, file] of files.entries())
        if (texts[n]) expect([file, await readFile(join(to, file), 'utf8')]).toEqual([file, texts[n]]);
      for (const noun of FILE_NAMES)
        if (files.includes(`${noun}.csv`))
          expect([noun, schemaJudge(noun)(await csvAsJson(join(to, `${noun}.csv`)))]).toEqual([noun, []]);
      await rm(folder, { recursive: true });
    });

  test('texts are translated, not repeated', () => {
    const texts = [
      ...KINDS.flatMap(({ kind }) => [kind.name, kind.pitch]),
      ...CATEGORIES.flatMap((category) => [category.title, ...category.features, ...category.care]),
      ...PAGES.flatMap((page) => [page.summary, ...(page.component ? [] : [page.body])]),
    ];
    for (const text of texts) {
      expect(new Set(Object.values(text)).size).toBe(LANGUAGES.length);
      expect(text.ar).toMatch(/[\u0600-\u06ff]/);
      expect(text.hi).toMatch(/[\u0900-\u097f]/);
    }
  });

  test('S155 all six payment methods are enabled, even in an older demo world; cash stays preselected', async () => {
    const [version] = await list<number>('select version from demo_world');
    const methods = () =>
      list<string>(`select method || enabled::text || preselected::text from payment_methods order by 1`);
    const all = ['1truefalse', '2truetrue', '3truefalse', '4truefalse', '5truefalse', '6truefalse'];
    expect(await methods()).toEqual(all);
    await sql`update payment_methods set enabled = false where method <> 2`.execute(database.db);
    expect(await seedDemo(database.db, SMALL)).toBe(false);
    expect(await methods()).not.toEqual(all);
    await sql`update demo_world set version = 2`.execute(database.db);
    await seedDemo(database.db, SMALL);
    expect(await methods()).toEqual(all);
    await sql`update demo_world set version = ${version}`.execute(database.db);
  });

  test('S184 the shop has an address, even in an older demo world; an operator’s own address is kept', async () => {
    const [version] = await list<number>('select version from demo_world');
    const street = () => list<string | null>('select address_1 from settings');
    expect(await street()).toEqual(['18 Rue des Teinturiers']);
    for (const [before, after] of [
      [null, '18 Rue des Teinturiers'],
      ['1 High Street', '1 High Street'],
    ]) {
      await sql`update settings set address_1 = ${before}`.execute(database.db);
      await sql`update demo_world set version = 3`.execute(database.db);
      await seedDemo(database.db, SMALL);
      expect(await street()).toEqual([after]);
    }
    await sql`update settings set address_1 = '18 Rue des Teinturiers'`.execute(database.db);
    await sql`update demo_world set version = ${version}`.execute(database.db);
  });

  test('D3 no slug equals a path of the shop', async () => {
    for (const table of ['products', 'categories', 'sub_categories', 'brands', 'collections', 'sliders', 'banners']) {
      const slugs = await list(`select slug from ${table}`);
      expect(slugs.filter((slug) => FIXED_SEGMENTS.has(slug))).toEqual([]);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  test('S107 offers are below the regular price, flash prices below both', async () => {
    expect(await list('select id from products where offered >= selling')).toEqual([]);
    const { rows } = await sql<{ running: number; dear: number }>`
      select count(*) as running, count(*) filter (where f.price >= coalesce(p.offered, p.selling)) as dear
      from flash_sale_products f join products p on p.id = f.product_id`.execute(database.db);
    expect(rows[0]?.running).toBeGreaterThan(5);
    expect(rows[0]?.dear).toBe(0);
  });

  test('every product has stock rows, with as many attributes as its kind has', async () => {
    expect(await list('select id from products where id not in (select product_id from inventory)')).toEqual([]);
    expect(await list('select id from inventory where quantity = 0')).not.toEqual([]);
    const uneven = await list(`
      select product_id from (
        select i.product_id, count(a.attribute_value_id) as attributes, (select count(*) from inventory o where o.product_id = i.product_id) as rows
        from inventory i left join inventory_attributes a on a.inventory_id = i.id group by i.id
      ) counted group by product_id having count(distinct attributes) > 1 or (max(rows) > 1 and min(attributes) = 0)`);
    expect(uneven).toEqual([]);
  });

  test.each([
    ['a private product', 'select from products where status = 2'],
    ['a product that cannot be shipped', 'select from products where shipping_rule_id is null and status = 1'],
    ['a sold-out product', 'select from inventory group by product_id having sum(quantity) = 0'],
    [
      'a product with some variants sold out',
      'select from inventory group by product_id having min(quantity) = 0 and max(quantity) > 3',
    ],
    ['one with few pieces left', 'select from inventory group by product_id having max(quantity) between 1 and 3'],
    ['a product without variants', 'select from inventory group by product_id having count(*) = 1'],
    [
      'a product whose variants differ in price',
      'select from inventory group by product_id having count(distinct price) > 1',
    ],
    ['a product with an offer', 'select from products where offered is not null'],
    ['a product with a bundle deal', 'select from products where bundle_deal_id is not null'],
    ['all three taxes', 'select from products where tax_rule_id in (1, 2, 3) having count(distinct tax_rule_id) = 3'],
    ['a product without tax', 'select from products where tax_rule_id is null'],
    ['a collection of two pages', 'select from collection_products group by collection_id having count(*) > 30'],
    ['a product without reviews', 'select from products where review_count = 0'],
    ['a product with several pages of reviews', 'select from products where review_count > 30 and status = 1'],
    [
      'a product with several photos by shoppers',
      'select from review_images i join reviews r on r.id = i.review_id group by r.product_id having count(*) > 4',
    ],
    ['one with a video', 'select from products where video is not null and video_thumb is not null and status = 1'],
    [
      'a product with missing combinations',
      `select from (
        select i.product_id, count(distinct i.id) as rows, count(distinct a.attribute_value_id) filter (where v.attribute_id = 1) as colours,
          count(distinct a.attribute_value_id) filter (where v.attribute_id <> 1) as others
        from inventory i join inventory_attributes a on a.inventory_id = i.id join attribute_values v on v.id = a.attribute_value_id
        group by i.product_id) counted where rows < colours * others`,
    ],
    ['a future voucher', `select from vouchers where start_time > '${NOW.toISOString()}'`],
    ['a private voucher', 'select from vouchers where status = 2'],
    ['a flat voucher without a minimum', 'select from vouchers where type = 1 and min_spend = 0'],
    ['a future flash sale', `select from flash_sales where start_time > '${NOW.toISOString()}'`],
    [
      'a flash sale that ends soon',
      `select from flash_sales where start_time < '${NOW.toISOString()}' and end_time < '${NOW.toISOString()}'::timestamptz + interval '3 hours'`,
    ],
    ['a banner in each place', 'select from banners where status = 1 having count(distinct type) = 9'],
    ['a pickup point', 'select from shipping_places where pickup_point = 1'],
    [
      'a running and an ended voucher',
      `select from vouchers having bool_or(end_time < '${NOW.toISOString()}') and bool_or(end_time > '${NOW.toISOString()}')`,
    ],
  ])('the small demo world has %s', async (_, query) => {
    expect((await sql.raw(query).execute(database.db)).rows).not.toEqual([]);
  });

  test('S126 issue 13 each store states its place of dispatch in five languages and its dispatch time', async () => {
    const silent = `select st.slug from stores st join store_texts x on x.store_id = st.id
      group by st.id having count(x.ships_from_city) < 5 or st.ships_from_country is null or st.dispatch_days is null`;
    expect(await list(silent)).toEqual([]);
    const late = `select p.slug from products p join stores st on st.id = p.store_id
      join shipping_places place on place.shipping_rule_id = p.shipping_rule_id where place.day_needed < st.dispatch_days`;
    expect(await list(late)).toEqual([]);
  });

  test('ratings and review counts match the reviews', async () => {
    expect(await list('select count(*) from reviews')).not.toEqual([0]);
    expect(
      await list(`select p.id from products p left join reviews r on r.product_id = p.id
        group by p.id having p.review_count <> count(r.id) or p.rating <> round(coalesce(avg(r.rating), 0), 2)`),
    ).toEqual([]);
  });

  test('S112 no product has two reviews with the same text or photo', async () => {
    expect(
      await list(`select review from reviews where review <> '' group by product_id, review having count(*) > 1`),
    ).toEqual([]);
    expect(
      await list(`select i.image from review_images i join reviews r on r.id = i.review_id
        group by r.product_id, i.image having count(*) > 1`),
    ).toEqual([]);
    const lengths = await list<number>('select length(review) from reviews');
    expect(Math.min(...lengths)).toBe(0);
    expect(Math.max(...lengths)).toBeGreaterThan(300);
  });

  test('issue 13 ratings are realistic: about 4.3 on average, a median of a dozen votes, few below 3', async () => {
    const [all] = (
      await sql<{ stars: number; rated: number; poor: number; loved: number; votes: number; late: number }>`
        select (select avg(rating)::float8 from reviews) as stars,
          count(*) filter (where review_count > 0)::int as rated,
          count(*) filter (where review_count > 0 and rating < 3)::int as poor,
          count(*) filter (where rating >= 4.5 and review_count >= 10)::int as loved,
          percentile_cont(0.5) within group (order by review_count) as votes,
          (select count(*)::int from reviews r join products p on p.id = r.product_id
            where r.created_at < p.created_at or r.created_at > ${NOW}) as late
        from products where status = 1`.execute(database.db)
    ).rows;
    expect(all?.stars).toBeGreaterThan(4.2);
    expect(all?.stars).toBeLessThan(4.5);
    expect(all?.votes).toBeGreaterThanOrEqual(12);
    expect((all?.poor ?? 1) / (all?.rated ?? 1)).toBeLessThan(0.05);
    expect((all?.loved ?? 0) / (all?.rated ?? 1)).toBeGreaterThan(0.15);
    expect(all?.late).toBe(0);
  });

  test('issue 13 nearly every product has reviews in every language', async () => {
    const lacking = await list<number>(`
      select p.id from products p cross join languages l
      where p.review_count >= 10 and not exists (
        select from reviews r join orders o on o.id = r.order_id where r.product_id = p.id and o.language = l.code)`);
    expect(lacking).toEqual([]);
  });

  test('issue 13 every product in a collection meets its rule', async () => {
    const rows = (
      await sql<{
        slug: string;
        rating: number;
        votes: number;
        selling: number;
        shown: number;
        days: number;
        stock: number;
        status: number;
        tags: string[];
      }>`
        select c.slug, p.rating::float8 as rating, p.review_count as votes, p.selling::float8 as selling, p.shown_price::float8 as shown,
          extract(epoch from ${NOW}::timestamptz - p.created_at)::float8 / 86400 as days, p.status,
          (select sum(quantity)::int from inventory i where i.product_id = p.id) as stock,
          array(select t.slug from product_tags pt join tags t on t.id = pt.tag_id where pt.product_id = p.id) as tags
        from collections c join collection_products cp on cp.collection_id = c.id join products p on p.id = cp.product_id`.execute(
        database.db,
      )
    ).rows;
    const faults = COLLECTIONS.flatMap(({ slug, rule }) => {
      const own = rows.filter((row) => row.slug === slug);
      if (own.length < 2) return [`${slug} holds ${own.length}`];
      return own
        .filter(
          (row) =>
            row.status !== 1 ||
            row.stock === 0 ||
            (rule.tag !== undefined && !row.tags.includes(rule.tag)) ||
            row.rating < (rule.minRating ?? 0) ||
            row.votes < (rule.minReviews ?? 0) ||
            row.shown > row.selling * (1 - (rule.minDiscount ?? 0) / 100) + 0.001 ||
            row.shown * 100 > (rule.maxPrice ?? Infinity) + 0.1 ||
            row.days > (rule.maxAge ?? Infinity),
        )
        .map((row) => `${slug}: ${JSON.stringify(row)}`);
    });
    expect(faults).toEqual([]);
  });

  test('issue 13 tags name existing kinds and fit the kinds that have them', () => {
    const slugs = new Set(KINDS.map(({ kind }) => kind.slug));
    expect(TAGS.flatMap(({ kinds }) => [...kinds].filter((kind) => !slugs.has(kind)))).toEqual([]);
    const carries = (kind: string) => TAGS.filter(({ kinds }) => kinds.has(kind)).map(({ slug }) => slug);
    expect(['high-heels', 'scarf', 'apple-juice', 'light-bulb', 'smartphone'].map(carries)).toEqual([
      ['party'],
      ['winter', 'gift'],
      [],
      ['new-home'],
      [],
    ]);
  });

  test('S109 every colour has a swatch, and every product in several colours a picture of each', async () => {
    expect(await list('select count(*) from attribute_values where attribute_id = 1 and colour is null')).toEqual([0]);
    expect(await list('select count(*) from attribute_values where attribute_id <> 1 and colour is not null')).toEqual([
      0,
    ]);
    const unseen = await list(`
      select i.product_id from inventory i join inventory_attributes a on a.inventory_id = i.id
      join attribute_values v on v.id = a.attribute_value_id
      where v.attribute_id = 1 and not exists (
        select from product_images p where p.product_id = i.product_id and p.attribute_value_id = v.id)`);
    expect(unseen).toEqual([]);
  });

  test('the shopper has an order in every state', async () => {
    const states = await list(
      `select distinct concat_ws('/', status, payment_done, cancelled, refunded) from orders where shopper_id = 1`,
    );
    expect(states).toEqual(
      expect.arrayContaining(['5/1/0/0', '4/1/0/0', '3/0/0/0', '2/1/0/0', '1/0/0/0', '1/0/1/0', '1/1/1/1']),
    );
    expect(await list(`select id from shoppers where user_id = 1 and selected_address_id is not null`)).toHaveLength(1);
  });

  test('the targets of slides and banners exist', async () => {
    const sources = `select source_type, source_ids, tags, url from sliders union all select source_type, source_ids, tags, url from banners`;
    expect(await list(`select distinct source_type from (${sources}) s order by 1`)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(
      await list(`select source_type from (${sources}) s where case when source_type = 3 then tags is null
        when source_type = 6 then url is null else cardinality(source_ids) = 0 or 0 = any(source_ids) end`),
    ).toEqual([]);
  });

  test('the same seed gives the same rows', async () => {
    await seedDemo(again.db, SMALL);
    const tables = await list(
      `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    for (const table of tables.filter((name) => name !== 'migration')) {
      const hash = `select coalesce(md5(string_agg(t::text, '' order by t::text)), '') from ${table} t`;
      expect({ table, rows: await list(hash, again.db) }).toEqual({ table, rows: await list(hash) });
    }
  });

  test('S084 the header links hot deals to a public collection with products', async () => {
    const [url] = await list(`select h.url from header_links h join header_link_texts x on x.header_link_id = h.id
      where x.language = 'en' and x.title = 'Hot deals'`);
    expect(url).toMatch(/^\/hot-deals\/collection\?collection=\d+$/);
    const products = `select count(*) from collections c join collection_products p on p.collection_id = c.id
      where c.status = 1 and c.slug = 'hot-deals' and c.id = ${Number(url?.split('=')[1])}`;
    expect((await list<number>(products))[0]).toBeGreaterThan(3);
  });

  test('seeding twice changes nothing; --reset starts over', async () => {
    expect(await seedDemo(again.db, SMALL)).toBe(false);
    await sql`update products set selling = 1, offered = null where id = 1`.execute(again.db);
    const origin = 'http://localhost:4300';
    expect(await seedDemo(again.db, { ...SMALL, reset: true, origin })).toBe(true);
    // invoices of its orders were issued then, and never change
    expect(await list(`select distinct seller->>'site_url' from invoices`, again.db)).toEqual([origin]);
    expect(await list('select selling from products where id = 1', again.db)).not.toEqual([100]);
  });

  test('ended flash sales are renewed, running ones keep their end', async () => {
    await sql`update flash_sales set end_time = now() + interval '1 hour' where id = 2`.execute(again.db);
    const before = await list('select end_time from flash_sales where id = 2', again.db);
    await refreshDemoTimes(again.db);
    expect(await list('select end_time from flash_sales where id = 2', again.db)).toEqual(before);
    const running = 'select id from flash_sales where start_time <= now() and end_time > now() order by id';
    expect(await list(running, again.db)).toEqual([1, 2]);
    expect(await list('select id from flash_sales where start_time > now()', again.db)).toEqual([3]);
  });

  test('issue 14 the shopper’s latest delivered order can be returned', async () => {
    const [id = 0] = await list<number>('select max(id) from orders where shopper_id = 1 and status = 5');
    const order = await readOrder(database.db, 1, id, { language: 'en', now: NOW });
    expect(order?.ordered_products.map(({ return_terms }) => return_terms?.pieces === 0)).toEqual([false, false]);
  });

  test('all products of a very large world differ in slug and title', () => {
    const slugs = Array.from({ length: 10_500 }, (_, n) => planProduct(n + 1, KINDS).slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});

describe('pictures', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'souk-media-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('every drawing named in the content exists', async () => {
    const { default: set } = await import('@iconify-json/fluent-emoji/icons.json');
    const names = [...KINDS.map(({ kind }) => kind), ...STORES, ...SLIDES, ...BANNERS].flatMap((one) =>
      'drawing' in one ? [one.drawing] : one.drawings,
    );
    expect(names.filter((name) => !(name in set.icons))).toEqual([]);
  });

  test('every brand mark named in the content exists', async () => {
    const { default: set } = await import('simple-icons/icons.json');
    const titles = new Set(set.map(({ title }) => title));
    const marks = [...PAYMENTS, ...SOCIAL].filter(({ icon }) => icon);
    expect(marks.filter(({ title }) => !titles.has(title))).toEqual([]);
    for (const { icon = '' } of marks) expect(brandMark(icon, '#000000', [12, 12], 24)).toContain(' d="M');
  });

  test('a picture is generated once, as six files', async () => {
    const order = () => {
      const studio = new Studio();
      const name = studio.order({
        label: 'bear',
        width: 80,
        height: 80,
        ground: 40,
        items: [{ drawing: 'teddy-bear', x: 0.5, y: 0.5, size: 0.6 }],
      });
      return { studio, name };
    };
    const first = order();
    expect(await first.studio.deliver(folderStore(folder))).toBe(1);
    expect((await readdir(folder)).sort()).toEqual(filesOf(first.name).sort());
    const second = order();
    expect(second.name).toBe(first.name);
    expect(await second.studio.deliver(folderStore(folder))).toBe(0);
  });

  test('gallery pictures are made after all first pictures', async () => {
    const studio = new Studio();
    const recipe = { label: 'later', width: 80, height: 80, ground: 40, items: [] };
    const [first, further] = [studio.order(recipe), studio.order({ ...recipe, further: true })];
    const made = async () => (await readdir(folder)).filter((file) => file.includes('later')).sort();
    expect(await studio.deliver(folderStore(folder), { of: 'first' })).toBe(1);
    expect(await made()).toEqual(filesOf(first).sort());
    expect(await studio.deliver(folderStore(folder), { of: 'further', workers: 1 })).toBe(1);
    expect(await made()).toEqual([...filesOf(first), ...filesOf(further)].sort());
  });

  test('every video named in the data exists', async () => {
    await deliverVideos(folderStore(folder));
    const names = await list('select distinct video from products where video is not null');
    const files = await readdir(folder);
    expect(names.filter((name) => !files.includes(name))).toEqual([]);
  });

  test('every picture named in the data is generated', async () => {
    const columns = `select table_name || '.' || column_name from information_schema.columns where table_schema = 'public'
      and column_name in ('image', 'video_thumb', 'header_logo', 'footer_logo', 'default_image')`;
    const made = new Set(await list('select unnest(pictures) from demo_world'));
    for (const column of await list(columns)) {
      const [table, name] = column.split('.');
      const missing = (await list(`select distinct ${name} from ${table} where ${name} is not null`)).filter(
        (image) => !made.has(image),
      );
      expect({ column, missing }).toEqual({ column, missing: [] });
    }
  });
});
