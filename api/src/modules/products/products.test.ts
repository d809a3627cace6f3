import type { ProductDetail, SuggestedProducts } from 'shared-kernel/contract/product';
import { aBrand } from '../../testing/a-brand';
import { aSubCategory } from '../../testing/a-category';
import { aFlashSale } from '../../testing/a-flash-sale';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aStore } from '../../testing/a-store';
import { aTag } from '../../testing/a-tag';
import { aUser } from '../../testing/a-user';
import { anAttribute } from '../../testing/an-attribute';
import { type CallOptions, testApp } from '../../testing/test-app';

const api = testApp();
const product = (id: number | string, options: CallOptions = {}) =>
  api.call<ProductDetail>('product', { params: { id }, ...options });

describe('refusals', () => {
  test.each([
    'abc',
    '0',
    '-1',
    '1.5',
    '2147483648',
    '99999999999999999999',
    '1;drop table products',
    '%00',
    '1 or 1=1',
  ])('S216 product/%s is 404 with an envelope', async (id) => {
    const answer = await product(id);
    expect([answer.http, answer.status]).toEqual([404, 404]);
  });
  test('S227 private products and products of private stores are 404', async () => {
    const hidden = await aProduct(api.db, { status: 2 });
    const store = await aStore(api.db, { status: 2 });
    const inHiddenStore = await aProduct(api.db, { store: store.id });
    expect((await product(hidden.id)).http).toBe(404);
    expect((await product(inHiddenStore.id)).http).toBe(404);
  });
  test('an expired bearer is 401 and not a guest', async () => {
    const { id } = await aProduct(api.db);
    const user = await aUser(api.db, { expires: new Date(Date.now() - 1000) });
    expect((await product(id, { bearer: user.bearer })).http).toBe(401);
  });
});

describe('product/{id}', () => {
  test('S109 S102 variants carry their attributes, stock and prices', async () => {
    const size = await anAttribute(api.db, { en: 'Size', fr: 'Taille' }, ['S', 'M', 'L']);
    const [small = 0, medium = 0] = size.valueIds;
    const made = await aProduct(api.db, {
      variants: [
        { values: [small], price: 1500, quantity: 0, sku: 'A-S' },
        { values: [medium], price: 0, quantity: 2 },
      ],
    });
    const { data } = await product(made.id, { language: 'fr' });
    expect(data.attribute).toEqual([
      {
        id: size.id,
        title: 'Taille',
        values: [
          { id: small, title: 'S', attribute_id: size.id, attribute_value_id: small, colour: null },
          { id: medium, title: 'M', attribute_id: size.id, attribute_value_id: medium, colour: null },
        ],
      },
    ]);
    expect(data.inventory).toEqual([
      {
        id: made.inventoryIds[0],
        product_id: made.id,
        quantity: 0,
        price: 15,
        sku: 'A-S',
        inventory_attributes: [{ inventory_id: made.inventoryIds[0], attribute_value_id: small }],
      },
      expect.objectContaining({ id: made.inventoryIds[1], quantity: 2, price: 0, sku: null }),
    ]);
    expect(data.in_stock).toBe(true);
    const { data: simple } = await product((await aProduct(api.db, { quantity: 0 })).id);
    expect(simple.inventory).toEqual([expect.objectContaining({ quantity: 0, inventory_attributes: [] })]);
    expect(simple).toMatchObject({ in_stock: false, attribute: [] });
  });

  test('S109 the product has its brand, categories, store, tags, shipping and vouchers', async () => {
    const sub = await aSubCategory(api.db, { title: 'Boots' });
    const rule = await aShippingRule(api.db, { places: [{ country: 'AF', state: 'BDS', price: 750, days: 4 }] });
    const made = await aProduct(api.db, {
      category: sub.category_id,
      subCategory: sub.id,
      brand: (await aBrand(api.db, { title: 'Atlas' })).id,
      shippingRule: rule.id,
      tags: [await aTag(api.db, 'leather')],
    });
    await aVoucher('RUNS', -1, 1);
    await aVoucher('LATER', 1, 2);
    await aVoucher('HIDDEN', -1, 1, { status: 2 });
    await aVoucher('OVER', -2, -1);
    const { data } = await product(made.id);
    expect(data).toMatchObject({
      brand: { title: 'Atlas' },
      category: { id: sub.category_id },
      sub_category: { id: sub.id, title: 'Boots', category_id: sub.category_id },
      current_categories: [{ id: sub.id }],
      store: { id: made.storeId },
      tags: ['leather'],
      tag_refs: [{ title: 'leather', slug: expect.stringMatching(/^tag-/) }],
      bundle_deal: null,
      images: [],
    });
    expect(data.shipping_rule?.shipping_places).toEqual([
      expect.objectContaining({ country: 'AF', state: 'BDS', price: 7.5, day_needed: 4, pickup_point: 2 }),
    ]);
    expect(data.vouchers.map(({ code }) => code)).toEqual(['RUNS']);
  });

  test('S111 a used-up voucher is not offered; a restored use does not count', async () => {
    const made = await aProduct(api.db);
    const voucher_id = await aVoucher('ONCE', -1, 1, { usage_limit: 1 });
    const offered = async () => (await product(made.id)).data.vouchers.some(({ code }) => code === 'ONCE');
    expect(await offered()).toBe(true);
    await useVoucher(voucher_id);
    expect(await offered()).toBe(false);
    await api.db.updateTable('voucher_uses').set({ released_at: new Date() }).execute();
    expect(await offered()).toBe(true);
  });

  test('S109 wishlisted is 1 for its user, else null', async () => {
    const made = await aProduct(api.db);
    const [owner, other] = [await aUser(api.db), await aUser(api.db)];
    await api.db.insertInto('wishlist').values({ user_id: owner.id, product_id: made.id }).execute();
    expect((await product(made.id, { bearer: owner.bearer })).data.wishlisted).toBe(1);
    expect((await product(made.id, { bearer: other.bearer })).data.wishlisted).toBeNull();
    expect((await product(made.id)).data.wishlisted).toBeNull();
  });

  test('S109 S120 compared is 1 for its user, else null', async () => {
    const made = await aProduct(api.db);
    const [owner, other] = [await aUser(api.db), await aUser(api.db)];
    await api.db.insertInto('compare_list').values({ user_id: owner.id, product_id: made.id }).execute();
    expect((await product(made.id, { bearer: owner.bearer })).data.compared).toBe(1);
    expect((await product(made.id, { bearer: other.bearer })).data.compared).toBeNull();
    expect((await product(made.id, { query: { user_id: owner.id } })).data).toMatchObject({
      compared: null,
      wishlisted: null,
    });
  });

  test('S109 pictures have their attribute value, colours their swatch, videos their poster', async () => {
    const colour = await anAttribute(api.db, 'Colour', ['Red', 'Green']);
    const [red = 0, green = 0] = colour.valueIds;
    await api.db.updateTable('attribute_values').set({ colour: '#1b7f3a' }).where('id', '=', green).execute();
    const made = await aProduct(api.db, { variants: [{ values: [red] }, { values: [green] }] });
    await api.db
      .insertInto('product_images')
      .values([
        { product_id: made.id, image: 'green.jpg', attribute_value_id: green, position: 1 },
        { product_id: made.id, image: 'box.jpg', position: 2 },
      ])
      .execute();
    await api.db
      .updateTable('products')
      .set({ video: 'turn.webp', video_thumb: 'turn.jpg' })
      .where('id', '=', made.id)
      .execute();
    const { data } = await product(made.id);
    expect(data.images.map(({ image, attribute_value_id }) => [image, attribute_value_id])).toEqual([
      ['green.jpg', green],
      ['box.jpg', null],
    ]);
    expect(data.attribute[0]?.values.map(({ title, colour }) => [title, colour])).toEqual([
      ['Red', null],
      ['Green', '#1b7f3a'],
    ]);
    expect([data.video, data.video_thumb]).toEqual(['turn.webp', 'turn.jpg']);
    expect((await product((await aProduct(api.db)).id)).data).toMatchObject({ video: null, video_thumb: null });
  });

  test('S125 an out-of-stock product has a message in the language of the page', async () => {
    const [there, outOfStock] = [await aProduct(api.db), await aProduct(api.db, { quantity: 0 })];
    expect((await product(there.id)).message).toBe('');
    expect((await product(outOfStock.id)).message).toBe('This product is out of stock.');
    expect((await product(outOfStock.id, { language: 'fr' })).message).toBe('Ce produit est en rupture de stock.');
  });

  test('S109 a description has no executable markup', async () => {
    const made = await aProduct(api.db, {
      description: '<p onclick="steal()">Soft<script>steal()</script><img src="javascript:steal()"></p>',
    });
    expect((await product(made.id)).data.description).toBe('<p>Soft<img /></p>');
  });

  test('S109 the answer has only the documented fields', async () => {
    const { data } = await product((await aProduct(api.db)).id);
    expect(Object.keys(data).filter((key) => /purchased|cost|status|_at$|tax|user/.test(key))).toEqual([]);
    expect(Object.keys(data.store).sort()).toEqual([
      'dispatch',
      'id',
      'image',
      'meta_description',
      'meta_title',
      'name',
      'review',
      'review_count',
      'slug',
    ]);
  });

  test('S126 issue 13 states where its store ships from and why it cannot be returned', async () => {
    const store = await aStore(api.db, { country: 'TR', city: 'Bursa', days: 1 });
    const { id } = await aProduct(api.db, { store: store.id });
    expect((await product(id)).data).toMatchObject({
      no_return_reason: null,
      store: { dispatch: { country: 'TR', city: 'Bursa', days: 1 } },
    });
    const why = { refundable: 2, no_return_reason: 'fresh' };
    await api.db.updateTable('products').set(why).where('id', '=', id).execute();
    expect((await product(id)).data).toMatchObject(why);
  });

  test('S101 D20 the flash price has its end time and the server time', async () => {
    const made = await aProduct(api.db, { selling: 2000 });
    const sale = await aFlashSale(api.db, { prices: { [made.id]: 1550 } });
    const before = Date.now();
    const { data } = await product(made.id);
    expect(data).toMatchObject({ selling: 20, price: 15.5 });
    expect(new Date(data.end_time ?? '').getTime()).toBe(sale.endTime.getTime());
    const serverTime = new Date(data.server_time).getTime();
    expect([serverTime >= before, serverTime <= Date.now()]).toEqual([true, true]);
  });

  test('a price change shows in the next answer', async () => {
    const made = await aProduct(api.db, { selling: 2000 });
    await product(made.id);
    await api.db.updateTable('products').set({ selling: '30.00' }).where('id', '=', made.id).execute();
    expect((await product(made.id)).data.selling).toBe(30);
  });
});

describe('suggested-products/{id}', () => {
  test('S216 suggests the same sub-category, then the rest of the category, never the product itself', async () => {
    const sub = await aSubCategory(api.db);
    const sibling = await aSubCategory(api.db, { category: sub.category_id });
    const inSub = { category: sub.category_id, subCategory: sub.id };
    const product = await aProduct(api.db, inSub);
    const near = await aProduct(api.db, inSub);
    const far = await aProduct(api.db, { category: sub.category_id, subCategory: sibling.id });
    await aProduct(api.db, { ...inSub, status: 2 });
    const { data } = await api.call<SuggestedProducts>('suggestedProducts', { params: { id: product.id } });
    expect(data.suggestion_1.data.map(({ id }) => id)).toEqual([near.id]);
    expect(data.suggestion_2.data.map(({ id }) => id)).toEqual([far.id]);
    expect(data.suggestion_1).toMatchObject({ per_page: 7, total: 1, last_page: 1 });
  });
  test('S124 the product links its first suggestions and has the cache tags of its store and sub-category', async () => {
    const sub = await aSubCategory(api.db);
    const inSub = { category: sub.category_id, subCategory: sub.id, store: (await aStore(api.db)).id };
    const made = await aProduct(api.db, inSub);
    const others = [];
    for (let i = 0; i < 6; i++) others.push(await aProduct(api.db, { ...inSub, title: { en: `Lamp ${i}` } }));
    const [worst, , soldOut, , , best] = others.map(({ id }) => id) as number[];
    const rate = (id = 0, rating_sum = 0, review_count = 0) =>
      api.db.updateTable('products').set({ rating_sum, review_count }).where('id', '=', id).execute();
    await rate(best, 10, 2);
    await rate(worst, 1, 1);
    await aProduct(api.db, { ...inSub, status: 2 });
    await api.db
      .updateTable('inventory')
      .set({ quantity: 0 })
      .where('product_id', '=', soldOut as number)
      .execute();
    const { data, headers } = await product(made.id);
    const { data: suggested } = await api.call<SuggestedProducts>('suggestedProducts', { params: { id: made.id } });
    expect(data.related).toHaveLength(5);
    expect(data.related?.[0]).toEqual({ id: best, title: 'Lamp 5', slug: others[5]?.slug });
    expect(data.related?.map(({ id }) => id)).toEqual(suggested.suggestion_1.data.slice(0, 5).map(({ id }) => id));
    expect(data.store).toMatchObject({ review: 3.67, review_count: 3 });
    expect(String(headers['surrogate-key']).split(' ')).toEqual(
      expect.arrayContaining([`store-${inSub.store}`, `sub-category-${sub.id}`]),
    );
  });
  test('S124 a product alone in its sub-category links products of its category and has its cache tag', async () => {
    const sub = await aSubCategory(api.db);
    const sibling = await aSubCategory(api.db, { category: sub.category_id });
    const made = await aProduct(api.db, { category: sub.category_id, subCategory: sub.id });
    await aProduct(api.db, { category: sub.category_id, subCategory: sub.id, status: 2 });
    const other = await aProduct(api.db, { category: sub.category_id, subCategory: sibling.id });
    const without = await aProduct(api.db, { category: sub.category_id });
    await aProduct(api.db);
    const linked = async (id: number) => {
      const { data, headers } = await product(id);
      const tags = String(headers['surrogate-key']).split(' ');
      return [
        data.related?.map((one) => one.id),
        data.related_of_category,
        tags.includes(`category-${sub.category_id}`),
      ];
    };
    expect(await linked(made.id)).toEqual([[without.id, other.id], true, true]);
    expect(await linked(without.id)).toEqual([[other.id, made.id], true, true]);
    const near = await aProduct(api.db, { category: sub.category_id, subCategory: sub.id });
    expect(await linked(made.id)).toEqual([[near.id], false, false]);
  });
  test('S216 an unknown product has no suggestions', async () => {
    const { data } = await api.call<SuggestedProducts>('suggestedProducts', { params: { id: 999_999 } });
    expect([data.suggestion_1.total, data.suggestion_2.total]).toEqual([0, 0]);
  });
});

async function aVoucher(
  code: string,
  starts: number,
  ends: number,
  more: { status?: number; usage_limit?: number } = {},
): Promise<number> {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  return api.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('vouchers')
      .values({ code, type: 1, price: '5.00', start_time: at(starts), end_time: at(ends), ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('voucher_texts').values({ voucher_id: id, language: 'en', title: code }).execute();
    return id;
  });
}

async function useVoucher(voucher_id: number): Promise<void> {
  const { id: user_id } = await aUser(api.db);
  const { id: shopper_id } = await api.db
    .insertInto('shoppers')
    .values({ user_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: order_id } = await api.db
    .insertInto('orders')
    .values({
      shopper_id,
      voucher_id,
      tracking_code: 'USED-A-VOUCHER',
      order_method: 2,
      currency: 'USD',
      subtotal: '10.00',
      bundle_offer: '0.00',
      shipping_price: '0.00',
      tax: '0.00',
      total_amount: '10.00',
      language: 'en',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db.insertInto('voucher_uses').values({ order_id, voucher_id, shopper_id }).execute();
}
