import { OrderMethod, OrderStatus } from 'shared-kernel/contract/enums';
import { termsOfKind } from '../content/kind-terms';
import { SHOPPER } from '../content/people';
import { random } from './random';
import type { World } from './world';
import { type PastOrder, reaches, writeOrder } from './write-order';
import type { WrittenProduct } from './write-products';
import { SHOPPER_ID } from './write-shoppers';

type Sketch = Pick<PastOrder, 'status' | 'method' | 'paid' | 'daysAgo' | 'cancelled'> & {
  readonly lines: number;
  /** the whole order can be returned */
  readonly returnable?: true;
};
const sketch = (lines: number, status: number, method: OrderMethod, paid: boolean, daysAgo: number): Sketch => ({
  lines,
  status,
  method,
  paid,
  daysAgo,
});

/** One order in every state that the account can show. */
const ORDERS: readonly Sketch[] = [
  sketch(4, OrderStatus.delivered, OrderMethod.stripe, true, 96),
  sketch(2, OrderStatus.delivered, OrderMethod.cashOnDelivery, true, 41),
  {
    ...sketch(1, OrderStatus.pending, OrderMethod.cashOnDelivery, false, 33),
    cancelled: {
      title: 'Changed my mind',
      message: 'I found the same thing at home. Sorry for the trouble!',
      refunded: false,
    },
  },
  {
    ...sketch(2, OrderStatus.pending, OrderMethod.paypal, true, 27),
    cancelled: { title: 'Wrong size', message: 'I ordered the wrong size and will order again.', refunded: true },
  },
  sketch(3, OrderStatus.onTheWay, OrderMethod.stripe, true, 4),
  sketch(1, OrderStatus.pickedUp, OrderMethod.cashOnDelivery, false, 3),
  sketch(2, OrderStatus.confirmed, OrderMethod.razorpay, true, 2),
  sketch(1, OrderStatus.pending, OrderMethod.stripe, false, 1),
  sketch(2, OrderStatus.pending, OrderMethod.cashOnDelivery, false, 0.1),
  // delivered recently, so its return period has not ended
  { ...sketch(2, OrderStatus.delivered, OrderMethod.stripe, true, 7), returnable: true },
];

/** The orders of the shopper whose account is meant for looking around. */
export function writeShopperOrders(world: World, products: readonly WrittenProduct[]): void {
  const dice = random('orders of the shopper');
  for (const [n, { lines, returnable, ...order }] of ORDERS.entries()) {
    const address = SHOPPER.addresses[n % 4 === 1 ? 1 : 0];
    if (!address) continue;
    const bought = dice.sample(
      products.filter((product) => reaches(address, product) && (!returnable || isReturnable(product))),
      lines,
    );
    writeOrder(world, {
      ...order,
      id: n + 1,
      shopperId: SHOPPER_ID,
      name: SHOPPER.name,
      email: SHOPPER.email,
      language: 'en',
      address,
      lines: bought.map((product) => ({ product, quantity: dice.whole(1, 2) })),
    });
  }
}

const isReturnable = ({ category, sub, kind }: WrittenProduct) => termsOfKind(category, sub, kind).returnDays !== null;

/** Ids up to this one are used by the shopper's orders. */
export const SHOPPER_ORDERS = ORDERS.length;
