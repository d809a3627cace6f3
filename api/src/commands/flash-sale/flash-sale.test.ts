import type { FlashSale } from 'shared-kernel/contract/site';
import { aProduct } from '../../testing/a-product';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';

const api = testApp();
const operate = anOperator(api);
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const running = ['--title-en', 'One night', '--from', soon(-1), '--until', soon(1)];
const shown = async () => (await api.call<{ flash_sales: FlashSale[] }>('home')).data.flash_sales;
const sales = async () => (await api.db.selectFrom('flash_sales').select('id').execute()).length;

test('S101 D20 a flash sale changes prices at once, and ending it restores them', async () => {
  const one = await aProduct(api.db, { selling: 1000 });
  const two = await aProduct(api.db, { selling: 5000, offered: 4000 });
  const products = ['--product', `${one.id}=9.99`, '--product', `${two.id}=39.9`];
  const { id } = await operate.json<{ id: number }>(
    'flash-sale',
    'add',
    ...running,
    '--title-fr',
    'Une nuit',
    ...products,
  );
  const prices = (await shown()).find((sale) => sale.id === id)?.public_products.map(({ price }) => price);
  expect(prices?.sort()).toEqual([39.9, 9.99].sort());
  expect((await operate('flash-sale', 'list')).out).toContain('One night');
  expect((await operate('flash-sale', 'end', String(id))).exit).toBe(0);
  expect((await shown()).some((sale) => sale.id === id)).toBe(false);
  expect((await operate('flash-sale', 'end', String(id))).err).toContain('is over already');
});

test('a sale with products that are not cheaper or not for sale names them and adds nothing', async () => {
  const before = await sales();
  const { id } = await aProduct(api.db, { selling: 5000, offered: 4000 });
  const hidden = await aProduct(api.db, { status: 2 });
  const products = ['--product', `${id}=40`, '--product', `${hidden.id}=1`, '--product', '2000000000=1'];
  const { exit, err } = await operate('flash-sale', 'add', ...running, ...products);
  expect([exit, err.split('\n')]).toEqual([
    1,
    [
      `✖ The product ${id} costs 40.00 without the sale: its price must be below that.`,
      `✖ There is no product ${hidden.id} that shoppers can see.`,
      '✖ There is no product 2000000000 that shoppers can see.',
    ],
  ]);
  expect(await sales()).toBe(before);
});

test('products are given as id=price, each only once', async () => {
  const products = ['--product', '1=2', '--product', '1=3', '--product', 'x', '--product', '2=1.9999'];
  expect((await operate('flash-sale', 'add', ...running, ...products)).err.split('\n')).toEqual([
    '✖ --product names 1 twice.',
    "✖ --product 'x' must be an id and a price, such as 12=9.99.",
    "✖ --product '2=1.9999' must be an id and a price, such as 12=9.99.",
  ]);
  expect((await operate('flash-sale', 'add', ...running)).err).toContain('--product is missing');
});
