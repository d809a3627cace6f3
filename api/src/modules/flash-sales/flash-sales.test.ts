import type { FlashSaleListing, FlashSales } from 'shared-kernel/contract/site';
import { aFlashSale } from '../../testing/a-flash-sale';
import { aProduct } from '../../testing/a-product';
import { testApp } from '../../testing/test-app';

const api = testApp();
const sale = (id: number | string) => api.call<FlashSaleListing>('flashSale', { params: { id } });

test('S215 unknown, private and finished sales are 404', async () => {
  const { id } = await aProduct(api.db);
  const over = await aFlashSale(api.db, { starts: -2, ends: -1, prices: { [id]: 100 } });
  const hidden = await aFlashSale(api.db, { status: 2, prices: { [id]: 100 } });
  for (const id of [over.id, hidden.id, 999_999, 'abc', '-1']) expect((await sale(id)).http).toBe(404);
  expect((await api.call<FlashSales>('flashSales')).data.flash_sales).toEqual([]);
});

test('S215 D20 running sales come first; upcoming ones do not change prices yet', async () => {
  const [now, later, hidden] = [await aProduct(api.db), await aProduct(api.db), await aProduct(api.db, { status: 2 })];
  const coming = await aFlashSale(api.db, { starts: 1, ends: 2, prices: { [later.id]: 100 } });
  const running = await aFlashSale(api.db, {
    title: { en: 'Now', fr: 'Vite' },
    prices: { [now.id]: 500, [hidden.id]: 1 },
  });
  await aFlashSale(api.db, { prices: { [hidden.id]: 100 } });
  const { data } = await api.call<FlashSales>('flashSales', { language: 'fr' });
  expect(data.flash_sales.map(({ id }) => id)).toEqual([running.id, coming.id]);
  expect(data.flash_sales[0]).toMatchObject({ title: 'Vite', public_products: [{ id: now.id, price: 5 }] });
  expect(data.flash_sales[1]?.public_products[0]).toMatchObject({ id: later.id, price: null, end_time: null });

  const listing = await sale(running.id);
  expect(listing.data.flash_sale).toMatchObject({ id: running.id, title: 'Now' });
  expect(listing.data.result).toMatchObject({ total: 1, per_page: 25, data: [{ id: now.id }] });
});
