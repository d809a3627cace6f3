import { sql } from 'kysely';
import type { Cart } from 'shared-kernel/contract/cart';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { ProductDetail, ProductTile } from 'shared-kernel/contract/product';
import { aCustomer } from '../../testing/a-customer';
import { aFlashSale } from '../../testing/a-flash-sale';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { testApp } from '../../testing/test-app';
import { joinFlash } from '../listings/tile';

const HOUR = 3_600_000;
let now = new Date();
const api = testApp({ clock: () => now });
let shippingRule: number;
beforeAll(async () => {
  shippingRule = (await aShippingRule(api.db, { places: [{ price: 0 }] })).id;
});
beforeEach(() => {
  now = new Date();
});

const aSold = () => aProduct(api.db, { selling: 2000, shippingRule, quantity: 100 });

/**
 * The flash price of a product in major units, and its end, from every call that shows it and from an order. @param hours less than one, the lifetime
 * of a session
 */
async function pricesOf(product: Awaited<ReturnType<typeof aSold>>, hours = 0) {
  now = new Date(Date.now() + hours * HOUR);
  const customer = await aCustomer(api);
  const { bearer } = customer;
  await api.call('toggleWishlist', { bearer, body: { product_id: product.id } });
  await api.call('toggleCompare', { bearer, body: { product_id: product.id } });
  const page = (await api.call<ProductDetail>('product', { params: { id: product.id } })).data;
  const cart = (await customer.put(product)).data.cartProducts[0] as Cart['cartProducts'][number];
  const listed = async (query: object) =>
    (await api.call<{ result: { data: ProductTile[] } }>('products', { query: { ids: String(product.id), ...query } }))
      .data.result.data[0];
  type Listed = { data: { product: ProductTile }[] };
  const shown = {
    page,
    cart: cart.flash_product,
    tile: await listed({}),
    cheapest: await listed({ sortby: 'price_low_to_high' }),
    dearest: await listed({ sortby: 'price_high_to_low' }),
    wished: (await api.call<Listed>('wishlist', { bearer })).data.data[0]?.product,
    compared: (await api.call<Listed>('compareList', { bearer })).data.data[0]?.product,
    shared: (await api.call<ProductTile[]>('sharedCompareList', { query: { products: product.id } })).data[0],
    home: (await api.call<{ products: ProductTile[] }>('home')).data.products.find(({ id }) => id === product.id),
  };
  const { data: order } = await customer.order({ seen_total: cart.unit_price });
  const ordered = (await api.call<OrderDetail>('orders', { bearer, body: { order_id: order.id } })).data;
  return {
    flash: new Set(
      Object.values(shown).map((tile) => `${tile?.price} until ${tile?.end_time && Date.parse(tile.end_time)}`),
    ),
    paid: [cart.unit_price, ordered.ordered_products[0]?.selling, order.total_amount],
  };
}
const priced = (price: number | null, paid: number, endTime?: Date) => ({
  flash: new Set([`${price} until ${endTime ? endTime.getTime() : null}`]),
  paid: [paid, paid, paid],
});

describe('D20 tile, product page, cart and order show the same flash price', () => {
  test.each([
    ['the cheaper sale began first', 1200, 1500],
    ['the cheaper sale began last', 1500, 1200],
  ])('M9 D20 the lower price of two running sales applies: %s', async (_name, first, second) => {
    const product = await aSold();
    const sales = [
      await aFlashSale(api.db, { starts: -3, ends: 2, prices: { [product.id]: first } }),
      await aFlashSale(api.db, { starts: -1, ends: 3, prices: { [product.id]: second } }),
    ];
    const cheaper = sales[first < second ? 0 : 1];
    expect(await pricesOf(product)).toEqual(priced(12, 12, cheaper?.endTime));
  });

  test('D20 at equal prices the sale that ends last applies', async () => {
    const product = await aSold();
    await aFlashSale(api.db, { ends: 1, prices: { [product.id]: 1500 } });
    const longer = await aFlashSale(api.db, { ends: 5, prices: { [product.id]: 1500 } });
    expect(await pricesOf(product)).toEqual(priced(15, 15, longer.endTime));
  });

  test('D20 after the cheaper sale ends, the dearer one applies, then the selling price', async () => {
    const product = await aSold();
    const short = await aFlashSale(api.db, { ends: 0.2, prices: { [product.id]: 900 } });
    const long = await aFlashSale(api.db, { ends: 0.6, prices: { [product.id]: 1700 } });
    expect(await pricesOf(product)).toEqual(priced(9, 9, short.endTime));
    expect(await pricesOf(product, 0.4)).toEqual(priced(17, 17, long.endTime));
    expect(await pricesOf(product, 0.8)).toEqual(priced(null, 20));
  });

  test('D20 a sale has no effect before it starts', async () => {
    const product = await aSold();
    const later = await aFlashSale(api.db, { starts: 0.4, ends: 0.8, prices: { [product.id]: 500 } });
    const running = await aFlashSale(api.db, { ends: 0.6, prices: { [product.id]: 1600 } });
    expect(await pricesOf(product)).toEqual(priced(16, 16, running.endTime));
    expect(await pricesOf(product, 0.5)).toEqual(priced(5, 5, later.endTime));
  });

  test('S227 a private sale has no effect', async () => {
    const product = await aSold();
    await aFlashSale(api.db, { status: 2, prices: { [product.id]: 100 } });
    expect(await pricesOf(product)).toEqual(priced(null, 20));
  });

  test('D20 a sale includes its start moment and excludes its end moment', async () => {
    const product = await aSold();
    const { id, endTime } = await aFlashSale(api.db, { starts: 1, ends: 2, prices: { [product.id]: 800 } });
    const { start_time } = await api.db
      .selectFrom('flash_sales')
      .select('start_time')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const at = async (moment: number) => {
      now = new Date(moment);
      return (await api.call<ProductDetail>('product', { params: { id: product.id } })).data.price;
    };
    expect(await at(start_time.getTime() - 1)).toBeNull();
    expect(await at(start_time.getTime())).toBe(8);
    expect(await at(endTime.getTime() - 1)).toBe(8);
    expect(await at(endTime.getTime())).toBeNull();
  });
});

test('PostgreSQL inlines both flash price functions', async () => {
  const plans = [
    sql<Record<string, string>>`explain select p.id, flash.price from products p ${joinFlash(now)} where p.id < 25`,
    sql<Record<string, string>>`explain select product_id, price from flash_prices_at(${now}) order by price`,
  ];
  for (const plan of plans) {
    const lines = (await plan.execute(api.db)).rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toContain('flash_sale_products');
    expect(lines).not.toContain('Function Scan');
  }
});
