import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { TrackedOrder } from 'shared-kernel/contract/tracking';
import { aCustomer } from '../../testing/a-customer';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { anAttribute } from '../../testing/an-attribute';
import { testApp } from '../../testing/test-app';

const api = testApp();
beforeAll(() => aSite(api.db));

test('S109 S131 a line in cart, order and tracking carries the picture of its variant', async () => {
  const size = await anAttribute(api.db, 'Size', ['42']);
  const colour = await anAttribute(api.db, 'Colour', ['Brown', 'Grey', 'Red']);
  const [brown, grey, red] = colour.valueIds as [number, number, number];
  const boots = await aProduct(api.db, {
    shippingRule: (await aShippingRule(api.db)).id,
    variants: [brown, grey, red].map((value) => ({ values: [...size.valueIds, value] })),
  });
  await api.db
    .insertInto('product_images')
    .values([
      { product_id: boots.id, image: 'side.jpg', position: 1 },
      { product_id: boots.id, image: 'brown.jpg', attribute_value_id: brown, position: 2 },
      { product_id: boots.id, image: 'grey-back.jpg', attribute_value_id: grey, position: 4 },
      { product_id: boots.id, image: 'grey.jpg', attribute_value_id: grey, position: 3 },
    ])
    .execute();
  const { image: own } = await api.db
    .selectFrom('products')
    .select('image')
    .where('id', '=', boots.id)
    .executeTakeFirstOrThrow();
  const customer = await aCustomer(api);
  for (const id of boots.inventoryIds) await customer.put({ id: boots.id, inventoryIds: [id] });
  const expected = ['brown.jpg', 'grey.jpg', own];
  expect((await customer.cart()).cartProducts.map(({ flash_product }) => flash_product.image)).toEqual(expected);
  const { data } = await customer.order();
  const orders = await api.call<{ result?: unknown } & OrderDetail>('ordersByGet', {
    bearer: customer.bearer,
    query: { order_id: data.id },
  });
  expect(orders.data.ordered_products.map(({ product }) => product.image)).toEqual(expected);
  const tracked = await api.call<TrackedOrder>('trackOrder', { params: { code: data.order } });
  expect(JSON.stringify(tracked.data)).toContain('grey.jpg');
});
