import { OrderMethod, OrderStatus } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { DemoAddress } from '../content/people';
import { REVIEWS } from '../content/reviews';
import { type Random, random } from './random';
import type { World } from './world';
import { reaches, writeOrder } from './write-order';
import { SHOPPER_ORDERS } from './write-orders';
import type { WrittenProduct } from './write-products';
import type { Customer } from './write-shoppers';

const DAY = 24 * 60 * 60 * 1000;
const LINES_PER_ORDER = 5;

const home = (
  country: string,
  state: string,
  city: string,
  zip: string,
  address1: string,
  phone: string,
): DemoAddress => ({
  country,
  state,
  city,
  zip,
  address1,
  address2: null,
  phone,
  instruction: null,
});
/** Where customers live, by their language. */
const HOMES: Readonly<Record<LanguageCode, DemoAddress>> = {
  en: home('US', 'NY', 'New York', '10003', '120 East 9th Street', '+1 212 555 0190'),
  fr: home('FR', '69', 'Lyon', '69001', '4 rue Terme', '+33 4 55 50 01 10'),
  ar: home('SA', '01', 'الرياض', '12211', 'شارع العليا 55', '+966 11 555 0110'),
  tr: home('TR', '34', 'İstanbul', '34710', 'Moda Caddesi 88', '+90 216 555 01 10'),
  hi: home('IN', 'MH', 'मुंबई', '400050', '12 हिल रोड', '+91 22 5550 0110'),
};

/** Reviews by customers, each out of a delivered order that holds the product. */
export function writeReviews(world: World, products: readonly WrittenProduct[], customers: readonly Customer[]): void {
  const bought = new Map<Customer, WrittenProduct[]>();
  for (const product of products) {
    const dice = random(`reviewers of ${product.slug}`);
    // a few are talked about a lot, some by nobody
    const wanted = dice.chance(0.12) ? 0 : dice.chance(0.15) ? dice.whole(10, 24) : dice.whole(1, 8);
    const able = customers.filter((customer) => reaches(HOMES[customer.language], product));
    for (const customer of dice.sample(able, wanted)) {
      const list = bought.get(customer);
      if (list) list.push(product);
      else bought.set(customer, [product]);
    }
  }
  let orderId = SHOPPER_ORDERS;
  for (const [customer, list] of bought) {
    const dice = random(`customer ${customer.id}`);
    for (let from = 0; from < list.length; from += LINES_PER_ORDER) {
      orderId += 1;
      const daysAgo = dice.whole(15, 280);
      const lines = list.slice(from, from + LINES_PER_ORDER).map((product) => ({ product, quantity: 1 }));
      writeOrder(world, {
        ...customer,
        id: orderId,
        shopperId: customer.id,
        address: HOMES[customer.language],
        lines,
        status: OrderStatus.delivered,
        method: dice.pick([OrderMethod.cashOnDelivery, OrderMethod.stripe, OrderMethod.paypal]),
        paid: true,
        daysAgo,
      });
      for (const { product } of lines) writeReview(world, orderId, product, customer, daysAgo, dice);
    }
  }
}

function writeReview(
  { writer, ago }: World,
  orderId: number,
  product: WrittenProduct,
  customer: Customer,
  daysAgo: number,
  dice: Random,
): void {
  const rating = ratingOf(product, dice);
  const at = ago((daysAgo - dice.whole(6, 12)) * DAY);
  writer.add('reviews', {
    order_id: orderId,
    product_id: product.id,
    shopper_id: customer.id,
    author: customer.name,
    rating,
    review: dice.pick(REVIEWS[customer.language][rating]),
    created_at: at,
    updated_at: at,
  });
}

/** Stars around how good the product is, so that averages differ between products. */
function ratingOf(product: WrittenProduct, dice: Random) {
  const quality = 3.3 + 1.5 * random(`quality of ${product.slug}`).next();
  const stars = Math.round(quality + (dice.next() + dice.next() - 1) * 1.7);
  return Math.min(5, Math.max(1, stars)) as 1 | 2 | 3 | 4 | 5;
}
