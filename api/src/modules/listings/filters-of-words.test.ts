import type { ProductListing } from 'shared-kernel/contract/listing';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { testApp } from '../../testing/test-app';

/** Words of a search that mean a filter or an order, in a shop with five laptops and a bag for one. */
const api = testApp();
const shop = { free: 0, bag: 0, dear: 0, offered: 0, soldOut: 0, cheap: 0 };

const listing = async (q: string, query: Record<string, string | number | boolean> = {}) => {
  const { data } = await api.call<ProductListing>('products', { query: { q, ...query } });
  return { ids: data.result.data.map(({ id }) => id), reading: data.reading };
};

beforeAll(async () => {
  const { id: kind } = await api.db
    .insertInto('kinds')
    .values({ slug: 'laptop' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db.insertInto('kind_names').values({ kind_id: kind, language: 'en', name: 'laptop' }).execute();
  const free = (await aShippingRule(api.db, { places: [{ price: 0 }, { country: 'FR', price: 0 }] })).id;
  const paid = (await aShippingRule(api.db, { places: [{ price: 0 }, { country: 'FR', price: 500 }] })).id;
  const laptop = async (options: Parameters<typeof aProduct>[1]) => {
    const { id } = await aProduct(api.db, options);
    await api.db.updateTable('products').set({ kind_id: kind }).where('id', '=', id).execute();
    return id;
  };
  shop.free = free;
  shop.bag = (await aProduct(api.db, { title: 'Bag for a laptop', selling: 1000, shippingRule: free })).id;
  shop.dear = await laptop({ title: 'Pixelon laptop', selling: 90_000, shippingRule: paid });
  shop.offered = await laptop({ title: 'Orbis laptop', selling: 80_000, offered: 70_000, shippingRule: paid });
  shop.soldOut = await laptop({ title: 'Lumatek laptop', selling: 20_000, quantity: 0, shippingRule: paid });
  shop.cheap = await laptop({ title: 'Voltiq laptop', selling: 30_000, shippingRule: paid });
});

test('S086 S097 filter words narrow the search, and the answer names the filters', async () => {
  const offered = await listing('laptop on sale');
  expect(offered.ids).toEqual([shop.offered]);
  expect(offered.reading).toEqual({
    mended: null,
    left_out: [],
    any: false,
    filters: { text: 'laptop', on_offer: true },
  });
  expect((await listing('available laptop')).ids).not.toContain(shop.soldOut);
  expect((await listing('discounted items')).ids).toEqual([shop.offered]);
});

test('S095 S097 sort words sort products of the named kind before all others, with sold-out ones last', async () => {
  const { ids, reading } = await listing('cheapest laptop');
  expect(ids).toEqual([shop.cheap, shop.offered, shop.dear, shop.bag, shop.soldOut]);
  expect(reading?.filters).toEqual({ text: 'laptop', sortby: 'price_low_to_high' });
  expect((await listing('laptop', { sortby: 'price_low_to_high' })).ids).toEqual(ids);
});

test('S097 filter words that match no product of the kind are ignored and reported', async () => {
  const { ids, reading } = await listing('cheapest Pixelon laptop on sale');
  expect(ids[0]).toBe(shop.dear);
  expect(reading).toMatchObject({
    left_out: ['on sale'],
    filters: { text: 'Pixelon laptop on sale', sortby: 'price_low_to_high' },
  });
  // the bag ships free, but it is no laptop
  const free = await listing('laptop with free shipping');
  expect(free.ids).toHaveLength(5);
  expect(free.reading).toMatchObject({ left_out: ['free shipping'] });
});

test('S086 S097 free shipping means a rule that is free everywhere', async () => {
  const { ids, reading } = await listing('bag with free shipping');
  expect(ids).toEqual([shop.bag]);
  expect(reading?.filters).toEqual({ text: 'bag', shipping: [shop.free] });
});

test('S086 S097 a text can have filter and price at once; if no product fits the price, the nearest are shown', async () => {
  const { ids, reading } = await listing('laptop under 500 on sale');
  expect(ids[0]).toBe(shop.offered);
  expect(reading).toMatchObject({
    price: { text: 'laptop', min: null, max: 500 },
    filters: { text: 'laptop', on_offer: true },
    nearest: { min: null, max: 500 },
  });
});

test('S097 the shopper’s own choice overrides sort words, and verbatim texts have no filter words', async () => {
  const chosen = await listing('cheapest laptop', { sortby: 'price_high_to_low' });
  expect(chosen.ids[0]).toBe(shop.dear);
  expect(chosen.reading).toMatchObject({ left_out: ['cheapest'] });
  expect((await listing('laptop on sale', { verbatim: true })).reading).toMatchObject({ left_out: ['sale'] });
});
