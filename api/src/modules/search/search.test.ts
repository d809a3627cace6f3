import type { ProductListing, SearchSuggestions } from 'shared-kernel/contract/listing';
import { aCategory, aSubCategory } from '../../testing/a-category';
import { aProduct } from '../../testing/a-product';
import { aTag } from '../../testing/a-tag';
import { testApp } from '../../testing/test-app';

const api = testApp();
const search = async (q: string | undefined, language?: string) =>
  api.call<SearchSuggestions>('search', { query: q === undefined ? {} : { q }, language });
const titles = (answer: { data: SearchSuggestions }) => answer.data.product.map(({ title }) => title);

beforeAll(async () => {
  const shoes = await aCategory(api.db, { title: { en: 'Shoes', fr: 'Chaussures', ar: 'أحذية' } });
  const sub = await aSubCategory(api.db, {
    category: shoes.id,
    title: { en: 'Running shoes', tr: 'Koşu ayakkabıları' },
  });
  const tag = await aTag(api.db, 'trail running');
  const at = { category: shoes.id, subCategory: sub.id };
  await aProduct(api.db, {
    ...at,
    title: { en: 'Trail runner', ar: 'حذاء الجري' },
    tags: [tag],
    keywords: 'trail running',
  });
  await aProduct(api.db, { ...at, title: { en: 'Trail runner deluxe', fr: 'Crème brûlée pour coureurs' } });
  await aProduct(api.db, { ...at, title: { en: 'Leather sneaker', hi: 'चमड़े का जूता', tr: 'Deri ayakkabı' } });
  await aProduct(api.db, { ...at, title: 'Secret sneaker', status: 2 });
  await aTag(api.db, 'trail unused');
});

describe('refusals', () => {
  test.each([
    '',
    '   ',
    '\u0000',
    "'",
    "''''\\",
    ':*',
    '&|!()',
    "it's:*",
    '<->',
    '½',
    'ŉ',
    '%',
    '_',
    'a'.repeat(10_000),
    '🎉',
  ])('S217 the text %.20j is answered without an error', async (q) => {
    const { http, status } = await search(q);
    expect([http, status]).toEqual([200, 200]);
  });
  test('S098 no text, no results', async () => {
    expect((await search(undefined)).data).toEqual({
      product: [],
      suggested: [],
      sub_category: [],
      category: [],
      server_time: expect.any(String),
    });
  });
});

describe('search', () => {
  test('S097 the exact title comes before words', async () => {
    expect(titles(await search('trail runner'))).toEqual(['Trail runner', 'Trail runner deluxe']);
    expect(titles(await search('DELUXE trail'))[0]).toBe('Trail runner deluxe');
  });
  test('S097 a word that is not finished is found', async () => {
    expect(titles(await search('snea'))).toEqual(['Leather sneaker']);
  });
  test('S097 near spelling is found, after words', async () => {
    expect(titles(await search('snekaer'))).toEqual(['Leather sneaker']);
    expect(titles(await search('lether'))).toEqual(['Leather sneaker']);
  });
  test('S097 words of another language than English, with or without accents', async () => {
    expect(titles(await search('creme brulee', 'fr'))).toEqual(['Crème brûlée pour coureurs']);
    expect(titles(await search('الجري', 'ar'))).toEqual(['حذاء الجري']);
    expect(titles(await search('जूता', 'hi'))).toEqual(['चमड़े का जूता']);
    expect(titles(await search('AYAKKABI', 'tr'))).toEqual(['Deri ayakkabı']);
  });
  test('S098 keywords, sub-categories and categories come with their texts; unused keywords do not', async () => {
    const { data } = await search('running');
    expect(data.suggested).toEqual([{ id: expect.any(Number), title: 'trail running' }]);
    expect(data.sub_category).toEqual([
      expect.objectContaining({ title: 'Running shoes', category: expect.objectContaining({ title: 'Shoes' }) }),
    ]);
    expect((await search('chauss', 'fr')).data.category).toEqual([expect.objectContaining({ title: 'Chaussures' })]);
    expect((await search('trail')).data.suggested.map(({ title }) => title)).toEqual(['trail running']);
  });
  test('S098 at most nine of each', async () => {
    for (let i = 0; i < 10; i++) await aProduct(api.db, { title: `Porcelain cup ${i}` });
    expect((await search('porcelain')).data.product).toHaveLength(9);
    const listing = await api.call<ProductListing>('products', {
      query: { q: 'porcelain', sortby: 'price_low_to_high' },
    });
    expect(listing.data.result.total).toBe(10);
    const best = await api.call<ProductListing>('products', { query: { q: 'porcelain cup 7', sidebar_data: true } });
    expect(best.data.result.data[0]?.title).toBe('Porcelain cup 7');
  });
});
