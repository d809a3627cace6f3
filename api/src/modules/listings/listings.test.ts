import type { CategoryListing, ProductListing } from 'shared-kernel/contract/listing';
import { aBrand } from '../../testing/a-brand';
import { aCategory, aSubCategory } from '../../testing/a-category';
import { aCollection } from '../../testing/a-collection';
import { aFlashSale } from '../../testing/a-flash-sale';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aStore } from '../../testing/a-store';
import { aTag } from '../../testing/a-tag';
import { withStatements } from '../../testing/statements';
import { type CallOptions, testApp } from '../../testing/test-app';

const api = testApp();
const all = (query: CallOptions['query'], language?: string) => api.call<CategoryListing>('all', { query, language });
const products = (query: CallOptions['query'], language?: string) =>
  api.call<ProductListing>('products', { query, language });
const ids = (answer: { data: { result: { data: { id: number }[] } } }) => answer.data.result.data.map(({ id }) => id);

describe('refusals', () => {
  test('D46 an unknown category or sub-category, or one below another category, is 404', async () => {
    const other = await aCategory(api.db);
    const sub = await aSubCategory(api.db);
    expect((await all({ category: 'nowhere' })).http).toBe(404);
    expect((await all({ sub_category: 'nowhere' })).http).toBe(404);
    expect((await all({ category: other.slug, sub_category: sub.slug })).http).toBe(404);
  });

  test('S227 private categories, products and products of private stores are not listed', async () => {
    const hidden = await aCategory(api.db, { status: 2 });
    expect((await all({ category: hidden.slug })).http).toBe(404);
    const category = await aCategory(api.db);
    const store = await aStore(api.db, { status: 2 });
    await aProduct(api.db, { category: category.id, status: 2 });
    await aProduct(api.db, { category: category.id, store: store.id });
    const shown = await aProduct(api.db, { category: category.id });
    const answer = await all({ category: category.slug });
    expect(ids(answer)).toEqual([shown.id]);
    expect(answer.data.result.total).toBe(1);
  });

  test.each([
    'brand=abc&collection=1,,x&shipping=-1&category_ids=999999999999&sub_category_ids=1.5&brand_ids=',
    'rating=NaN&min=abc&max=1e309&sortby=drop&page=-5',
    'page=99999999999999999999&rating=-1&min=-1&max=-1',
    `q=${'x'.repeat(10_240)}`,
    `tags=${'a,'.repeat(5000)}`,
    "q=';drop table products;--&tags=';drop table products;--",
    'q=%00%00&tags=%00&category=%00',
    'q=%5C%27%5C&q=%26%7C%21%3A*',
    'q=(((&sidebar_data=true',
    'page=1&page=2&brand=1&brand=2',
    '__proto__=1&constructor=2&toString=3',
    'home_spm=abc&banner=-1',
    'home_spm=2147483648&banner=99999999999',
    '%E0%A4%A=1&q=%ED%A0%80',
  ])('D17 the hostile query %.60s gets a listing or a 404, never a 5xx', async (query) => {
    for (const answer of [await products(query), await all(query)]) {
      expect([200, 404]).toContain(answer.http);
      expect(answer.status).toBe(answer.http);
    }
  });
});

describe('filters', () => {
  test('D17 brand, collection, shipping, category_ids, sub_category_ids, brand_ids and tags narrow the list', async () => {
    const [brand, rule, sub, tag] = [
      await aBrand(api.db),
      await aShippingRule(api.db),
      await aSubCategory(api.db),
      await aTag(api.db, { en: 'Linen', fr: 'Lin' }),
    ];
    const match = await aProduct(api.db, {
      brand: brand.id,
      shippingRule: rule.id,
      category: sub.category_id,
      subCategory: sub.id,
      tags: [tag],
    });
    await aProduct(api.db);
    const collection = await aCollection(api.db, { products: [match.id] });
    const queries: CallOptions['query'][] = [
      { brand: brand.id },
      { brand_ids: `${brand.id},999999` },
      { shipping: rule.id },
      { collection: collection.id },
      { category_ids: sub.category_id },
      { sub_category_ids: sub.id },
      { tags: 'linen' },
      { tags: 'LIN' },
    ];
    for (const query of queries) expect(ids(await products(query))).toEqual([match.id]);
    expect(ids(await products({ tags: 'linen,wool' }))).toEqual([]);
  });

  test('S088 tags are found by slug or by title in any language, and named in the caller’s language', async () => {
    const id = await aTag(api.db, { en: 'Velours', fr: 'Velvet', tr: 'Kadife' });
    const other = await aTag(api.db, { en: 'Velvet', fr: 'Autre' });
    const [one, both] = [await aProduct(api.db, { tags: [id] }), await aProduct(api.db, { tags: [id, other] })];
    const slugOf = async (tag: number) =>
      (await api.db.selectFrom('tags').select('slug').where('id', '=', tag).executeTakeFirstOrThrow()).slug;
    const [slug, otherSlug] = [await slugOf(id), await slugOf(other)];
    const named = async (tags: string, language: string) => (await products({ tags }, language)).data.tags;

    expect(await named(slug, 'tr')).toEqual([{ word: slug, id: slug, title: 'Kadife' }]);
    expect(await named('kadife,no such tag', 'fr')).toEqual([{ word: 'kadife', id: slug, title: 'Velvet' }]);
    // two tags have this title: the one that has it in the page's language
    expect(await named('velvet', 'fr')).toEqual([{ word: 'velvet', id: slug, title: 'Velvet' }]);
    expect(await named('velvet', 'en')).toEqual([{ word: 'velvet', id: otherSlug, title: 'Velvet' }]);
    expect(ids(await products({ tags: slug })).sort()).toEqual([one.id, both.id].sort());
    expect(ids(await products({ tags: otherSlug }))).toEqual([both.id]);
    expect((await products({ tags: slug }, 'tr')).data.source).toMatchObject({ title: 'Kadife', slug });
    // a brand's page is about the brand, known or not
    expect((await products({ tags: slug, brand: 999_999 })).data.source).toBeNull();
    expect((await products({ tags: '' })).data.tags).toBeUndefined();
  });

  test('S089 a slider narrows the list to its source; S088 a banner as well', async () => {
    const brand = await aBrand(api.db);
    const inBrand = await aProduct(api.db, { brand: brand.id });
    const slider = await api.db.transaction().execute(async (trx) => {
      const row = await trx
        .insertInto('sliders')
        .values({ type: 1, slug: 'autumn', image: 'a.jpg', source_type: 4, source_ids: [brand.id] })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx.insertInto('slider_texts').values({ slider_id: row.id, language: 'en', title: 'Autumn' }).execute();
      return row;
    });
    const banner = await api.db.transaction().execute(async (trx) => {
      const row = await trx
        .insertInto('banners')
        .values({ type: 1, slug: 'pick', image: 'a.jpg', source_type: 5, source_ids: [inBrand.id] })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx.insertInto('banner_texts').values({ banner_id: row.id, language: 'en', title: 'Pick' }).execute();
      return row;
    });
    const fromSlider = await products({ home_spm: slider.id });
    expect(ids(fromSlider)).toEqual([inBrand.id]);
    expect(fromSlider.data.source).toEqual({ id: slider.id, title: 'Autumn', slug: 'autumn' });
    expect(ids(await products({ banner: banner.id }))).toEqual([inBrand.id]);
    const unknown = await products({ home_spm: 999_999 });
    expect(unknown.data.source).toBeNull();
    expect(unknown.data.result.total).toBeGreaterThan(1);
  });

  test('S090 side lists come only on request, with the counts of the unfiltered list', async () => {
    const category = await aCategory(api.db);
    const [one, two] = [await aBrand(api.db, { title: 'A' }), await aBrand(api.db, { title: 'B' })];
    await aProduct(api.db, { category: category.id, brand: one.id });
    await aProduct(api.db, { category: category.id, brand: one.id });
    await aProduct(api.db, { category: category.id, brand: two.id });
    expect((await all({ category: category.slug })).data.brands).toBeNull();
    const { data } = await all({ category: category.slug, brand: two.id, sidebar_data: true });
    expect(data.result.total).toBe(1);
    expect(data.brands).toEqual([
      { id: one.id, title: 'A', count: 2 },
      { id: two.id, title: 'B', count: 1 },
    ]);
    expect(data.collections).toEqual([]);
  });

  test('S086 the rating filter keeps products with at least that rating', async () => {
    const category = await aCategory(api.db);
    const good = await aProduct(api.db, { category: category.id });
    const fair = await aProduct(api.db, { category: category.id });
    await api.db.updateTable('products').set({ review_count: 2, rating_sum: 9 }).where('id', '=', good.id).execute();
    await api.db.updateTable('products').set({ review_count: 2, rating_sum: 6 }).where('id', '=', fair.id).execute();
    expect(ids(await all({ category: category.slug, rating: 4 }))).toEqual([good.id]);
    expect(ids(await all({ category: category.slug, sortby: 'avg_customer_review' }))).toEqual([good.id, fair.id]);
  });
});

describe('prices', () => {
  test('S095 D18 D20 prices sort and filter by the price shown: running flash, then offer, then regular', async () => {
    const category = (await aCategory(api.db)).id;
    const regular = await aProduct(api.db, { category, selling: 3000 });
    const offer = await aProduct(api.db, { category, selling: 9000, offered: 2000 });
    const flash = await aProduct(api.db, { category, selling: 9500, offered: 9000 });
    const over = await aProduct(api.db, { category, selling: 4000 });
    const coming = await aProduct(api.db, { category, selling: 5000 });
    const running = await aFlashSale(api.db, { prices: { [flash.id]: 1000 } });
    await aFlashSale(api.db, { starts: -3, ends: -1, prices: { [over.id]: 1 } });
    await aFlashSale(api.db, { starts: 1, ends: 2, prices: { [coming.id]: 1 } });
    await aFlashSale(api.db, { status: 2, prices: { [regular.id]: 1 } });
    const lowFirst = [flash.id, offer.id, regular.id, over.id, coming.id];
    const sorted = await products({ category_ids: category, sortby: 'price_low_to_high' });
    expect(ids(sorted)).toEqual(lowFirst);
    expect(ids(await products({ category_ids: category, sortby: 'price_high_to_low' }))).toEqual(lowFirst.toReversed());
    expect(ids(await products({ category_ids: category, min: 15, max: 40, sortby: 'price_low_to_high' }))).toEqual([
      offer.id,
      regular.id,
      over.id,
    ]);
    expect(ids(await products({ category_ids: category, min: 0, max: 0 }))).toHaveLength(5);

    // S101: what a tile says about them
    const [tile] = sorted.data.result.data;
    expect(tile).toMatchObject({ selling: 95, offered: 90, price: 10 });
    expect(new Date(tile?.end_time ?? '').getTime()).toBe(running.endTime.getTime());
    expect(sorted.data.result.data[3]).toMatchObject({ price: null, end_time: null });
  });

  test('D20 the lower price of two running sales applies', async () => {
    const product = await aProduct(api.db, { selling: 5000 });
    await aFlashSale(api.db, { prices: { [product.id]: 3000 } });
    await aFlashSale(api.db, { prices: { [product.id]: 2500 } });
    const { data } = await products({ category_ids: product.categoryId });
    expect(data.result.data[0]?.price).toBe(25);
  });

  test('S109 a tile has only the fields of the contract', async () => {
    const product = await aProduct(api.db, { selling: 1999, badge: 'New' });
    const { data } = await products({ category_ids: product.categoryId });
    expect(data.result.data).toEqual([
      {
        id: product.id,
        slug: product.slug,
        title: expect.any(String),
        badge: 'New',
        selling: 19.99,
        offered: null,
        price: null,
        end_time: null,
        image: 'product.jpg',
        review_count: 0,
        rating: 0,
        in_stock: true,
        colour_count: 0,
        second_image: null,
      },
    ]);
  });
});

describe('pages and order', () => {
  test('D18 the newest come first on pages of 30; a page past the last is empty', async () => {
    const category = await aCategory(api.db);
    const made: number[] = [];
    for (let i = 0; i < 31; i++) {
      made.push((await aProduct(api.db, { category: category.id, createdAt: new Date(2026, 0, 1 + i) })).id);
    }
    const first = await all({ category: category.slug, sortby: 'whatever' });
    expect(ids(first)).toEqual(made.slice(1).reverse());
    expect(first.data.result).toMatchObject({
      current_page: 1,
      last_page: 2,
      per_page: 30,
      total: 31,
      from: 1,
      to: 30,
    });
    expect(ids(await all({ category: category.slug, page: 2 }))).toEqual([made[0]]);
    const beyond = await all({ category: category.slug, page: 9 });
    expect(beyond.data.result).toMatchObject({ data: [], current_page: 9, last_page: 2, from: null, to: null });
    expect((await products({ category_ids: category.id, is_home_page: true })).data.result.per_page).toBe(24);
  });

  test('one statement with a kept plan reads the tiles of a page, whatever the filters', async () => {
    const category = await aCategory(api.db);
    await aProduct(api.db, { category: category.id, selling: 2000 });
    const lookUps = async (query: Record<string, string | number | boolean>) => {
      const input = { category: category.slug, ...query };
      const { result, statements } = await withStatements(() => all(input));
      expect(result.data.result.data).toHaveLength(1);
      return statements.filter((statement) => statement.includes("'review_count', p.review_count"));
    };
    const [plain, ...others] = await lookUps({});
    expect(plain).toMatch(/^\/\* kept plan \*\//);
    expect(others).toEqual([]);
    expect(await lookUps({ min: 10, max: 90, in_stock: true, sortby: 'price_low_to_high' })).toEqual([plain]);
  });

  test('reading the ids of a first page uses a kept plan only for an unfiltered list', async () => {
    const category = await aCategory(api.db);
    await aProduct(api.db, { category: category.id, selling: 2000 });
    type Query = Record<string, string | number | boolean>;
    const plansOf = async (query: Query) => {
      const { statements } = await withStatements(() => all({ category: category.slug, ...query }));
      const ids = statements.filter((statement) => statement.includes('select array('));
      expect(ids).toHaveLength(1);
      return ids.map((statement) => statement.startsWith('/* kept plan */'));
    };
    const shelves: Query[] = [{}, { sortby: 'most_popular', sidebar_data: true }];
    for (const query of shelves) expect(await plansOf(query)).toEqual([true]);
    const narrowed: Query[] = [
      { page: 2 },
      { in_stock: true },
      { sortby: 'price_low_to_high' },
      { q: 'lamp' },
      { rating: 3 },
    ];
    for (const query of narrowed) expect(await plansOf(query)).toEqual([false]);
  });

  test('D18 featured products come first when sorted by featured', async () => {
    const category = await aCategory(api.db);
    const featured = await aProduct(api.db, { category: category.id, featured: 1, createdAt: new Date(2020, 0, 1) });
    const newer = await aProduct(api.db, { category: category.id });
    expect(ids(await all({ category: category.slug, sortby: 'featured' }))).toEqual([featured.id, newer.id]);
  });

  test('D45 titles come in the requested language, or in English where that is missing', async () => {
    const category = await aCategory(api.db, { title: { en: 'Shoes', ar: 'أحذية' } });
    await aProduct(api.db, { category: category.id, title: { en: 'Runner', ar: 'حذاء جري' } });
    const arabic = await all({ category: category.slug }, 'AR');
    expect(arabic.data.category?.title).toBe('أحذية');
    expect(arabic.data.result.data[0]?.title).toBe('حذاء جري');
    const french = await api.call<CategoryListing>('all', {
      query: { category: category.slug },
      headers: { lang: 'fr' },
    });
    expect(french.data.category?.title).toBe('Shoes');
    expect(french.data.result.data[0]?.title).toBe('Runner');
  });
});
