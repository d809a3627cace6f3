import { OrderStatus } from 'shared-kernel/contract/enums';
import { anOrder, anOrderedProduct } from 'shared-kernel/testing/an-order';
import { reviewedItem } from './review-address';

const delivered = anOrder({ status: OrderStatus.delivered, ordered_products: [anOrderedProduct()] });

test.each([
  ['review=1', 71],
  ['', undefined],
  ['review=2', undefined],
  ['review=', undefined],
  ['review=01', undefined],
])('S192 the URL ?%s opens the review of line %p', (search, line) => {
  expect(reviewedItem(delivered, new URLSearchParams(search))?.id).toBe(line);
});

test.each([{ status: OrderStatus.onTheWay }, { cancelled: 1 }])(
  'S192 D42 no line of an order with %j can be reviewed',
  (over) => {
    expect(
      reviewedItem(anOrder({ status: OrderStatus.delivered, ...over }), new URLSearchParams('review=1')),
    ).toBeNull();
  },
);
