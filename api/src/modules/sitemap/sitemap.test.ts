import { SITEMAP_KINDS, type SitemapOverview, type SitemapPart } from 'shared-kernel/contract/sitemap';
import { PROMISED_ROUTES } from 'shared-kernel/rules/promised-routes';
import { matchRoute, rowsOf } from 'shared-kernel/rules/routes';
import { aBrand } from '../../testing/a-brand';
import { aCategory, aSubCategory } from '../../testing/a-category';
import { aCollection } from '../../testing/a-collection';
import { aFlashSale } from '../../testing/a-flash-sale';
import { aProduct } from '../../testing/a-product';
import { aStore } from '../../testing/a-store';
import { testApp } from '../../testing/test-app';

const ROWS = rowsOf('', PROMISED_ROUTES);

const api = testApp();
const overview = async () => (await api.call<SitemapOverview>('sitemap')).data;
const part = (kind: string, number: string | number = 1) =>
  api.call<SitemapPart>('sitemapPart', { params: { kind }, query: { part: number } });
const paths = async (kind: string, number?: string | number) =>
  (await part(kind, number)).data.entries.map(({ path }) => path);

async function aPage(slug: string, status = 1) {
  await api.db.transaction().execute(async (trx) => {
    const { id } = await trx.insertInto('pages').values({ slug, status }).returning('id').executeTakeFirstOrThrow();
    await trx.insertInto('page_texts').values({ page_id: id, language: 'en', title: slug, description: '' }).execute();
  });
}

test('S216 an empty shop lists every kind without parts', async () => {
  const { kinds, part_size } = await overview();
  expect(part_size).toBe(5000);
  expect(kinds).toEqual(SITEMAP_KINDS.map((kind) => ({ kind, total: 0, parts: 0, updated_at: null })));
});

describe('a shop', () => {
  let product: { id: number; slug: string };
  let store: { id: number; slug: string };
  let sub: { id: number; slug: string };
  let category: { id: number; slug: string };
  let brand: { id: number; slug: string };
  let collection: { id: number; slug: string };
  let sale: { id: number };
  let coming: { id: number };
  beforeAll(async () => {
    category = await aCategory(api.db);
    sub = await aSubCategory(api.db, { category: category.id });
    store = await aStore(api.db);
    brand = await aBrand(api.db);
    const place = { category: category.id, subCategory: sub.id, store: store.id };
    product = await aProduct(api.db, { ...place, brand: brand.id });
    collection = await aCollection(api.db, { products: [product.id] });
    sale = await aFlashSale(api.db, { prices: { [product.id]: 500 } });
    coming = await aFlashSale(api.db, { starts: 1, ends: 2, prices: { [product.id]: 500 } });
    await aPage('about');
    // not public
    await aProduct(api.db, { ...place, status: 2 });
    const hiddenStore = await aStore(api.db, { status: 2 });
    await aProduct(api.db, { category: category.id, store: hiddenStore.id });
    const hiddenCategory = await aCategory(api.db, { status: 2 });
    await aSubCategory(api.db, { category: hiddenCategory.id });
    await aSubCategory(api.db, { category: category.id, status: 2 });
    await aBrand(api.db, { status: 2 });
    await aCollection(api.db, { status: 2, products: [product.id] });
    await aFlashSale(api.db, { starts: -2, ends: -1, prices: { [product.id]: 500 } });
    await aFlashSale(api.db, { status: 2, prices: { [product.id]: 500 } });
    await aPage('draft', 2);
    // empty listings: no product, or none that is public
    await aSubCategory(api.db, { category: category.id });
    await aSubCategory(api.db, { category: (await aCategory(api.db)).id });
    await aBrand(api.db);
    const secretBrand = await aBrand(api.db);
    const secrets = [
      await aProduct(api.db, { ...place, brand: secretBrand.id, status: 2 }),
      await aProduct(api.db, { category: category.id, brand: secretBrand.id, store: hiddenStore.id }),
    ];
    await aCollection(api.db, { products: [] });
    await aCollection(api.db, { products: secrets.map(({ id }) => id) });
  });

  test('S216 S227 each kind lists public pages at the addresses of the routes', async () => {
    const expected = {
      products: [`/${product.slug}/product/${product.id}`],
      categories: [`/all/${category.slug}`],
      'sub-categories': [`/all/${category.slug}/${sub.slug}`],
      brands: [`/${brand.slug}/brand?brand=${brand.id}`],
      collections: [`/${collection.slug}/collection?collection=${collection.id}`],
      stores: [`/shop/${store.slug}`],
      pages: ['/page/about'],
      'flash-sales': [`/flash-sale/${sale.id}`, `/flash-sale/${coming.id}`],
    };
    const { kinds } = await overview();
    for (const { kind, total, parts } of kinds) {
      const entries = await paths(kind);
      expect({ kind, found: entries }).toEqual({ kind, found: expected[kind] });
      expect({ kind, total, parts }).toEqual({ kind, total: entries.length, parts: 1 });
      for (const path of entries) expect(matchRoute(ROWS, path.split('?')[0] ?? '')?.route.sitemap).toBe(kind);
    }
  });

  test('S216 a page is dated by its newest content', async () => {
    const changed = new Date('2026-03-04T05:06:07.000Z');
    await api.db.updateTable('products').set({ updated_at: changed }).where('id', '=', product.id).execute();
    for (const kind of ['products', 'sub-categories', 'brands', 'collections', 'stores']) {
      const { data } = await part(kind);
      expect([kind, data.entries[0]?.updated_at]).toEqual([kind, changed.toISOString()]);
    }
    expect((await part('flash-sales')).data.entries.map(({ updated_at }) => updated_at)).toEqual([
      expect.stringMatching(/Z$/),
      null,
    ]);
    expect((await part('products')).data.entries[0]?.image).toBe('product.jpg');
    expect((await part('pages')).data.entries[0]).not.toHaveProperty('image');
  });

  test('S216 parts cover all ids without gaps or overlaps', async () => {
    const far = await aProduct(api.db, { category: category.id, store: store.id });
    await api.db.updateTable('products').set({ status: 2 }).where('id', '=', far.id).execute();
    await api.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('products')
        .values(
          [5000, 5001, 12_345].map((id) => ({
            id,
            slug: `far-${id}`,
            category_id: category.id,
            store_id: store.id,
            image: 'x.jpg',
            selling: '1.00',
          })),
        )
        .execute();
      for (const product_id of [5000, 5001, 12_345]) {
        await trx.insertInto('product_texts').values({ product_id, language: 'en', title: 'Far' }).execute();
        await trx.insertInto('inventory').values({ product_id, quantity: 1 }).execute();
      }
    });
    expect((await overview()).kinds[0]).toMatchObject({ kind: 'products', total: 4, parts: 3 });
    expect(await paths('products', 1)).toEqual([expect.stringMatching(/^\/product-/), '/far-5000/product/5000']);
    expect(await paths('products', 2)).toEqual(['/far-5001/product/5001']);
    expect(await paths('products', 3)).toEqual(['/far-12345/product/12345']);
    expect(await paths('products', 4)).toEqual([]);
  });

  test.each(['-1', '0', 'abc', '1e309', '2147483648', "1' or 1=1", ''])('S216 part=%p is accepted', async (number) => {
    expect((await part('stores', number)).http).toBe(200);
  });

  test.each(['', 'users', 'orders', 'products;drop', '__proto__', 'constructor'])(
    'S216 sitemap/%p is 404',
    async (kind) => {
      const answer = await api.call('sitemapPart', { params: { kind: kind || ' ' } });
      expect([answer.http, answer.status]).toEqual([404, 404]);
    },
  );
});
