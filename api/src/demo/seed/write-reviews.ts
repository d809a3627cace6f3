import { OrderMethod, OrderStatus } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { DemoAddress } from '../content/people';
import { FAVOURITES, type Rating } from '../content/reviews/any-product';
import type { Recipe } from '../pictures/recipe';
import { type Random, random } from './random';
import { planStars } from './review-stars';
import { reviewWords } from './review-words';
import { shopperPhotos } from './shopper-photos';
import type { World } from './world';
import { reaches, writeOrder } from './write-order';
import { SHOPPER_ORDERS } from './write-orders';
import type { WrittenProduct } from './write-products';
import type { Customer } from './write-shoppers';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const LINES_PER_ORDER = 5;
/** Minimum and maximum number of days from an order to the review. */
const TO_REVIEW = [5, 11] as const;
/** Minimum age in days of a reviewed product: a newer one cannot have been ordered, delivered and reviewed yet. */
const FIRST_REVIEWS = 25;
/** Maximum age of a review, because old ones say little about a shop; most are from the last months. */
const OLDEST = 320;

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
/**
 * Where customers live, by the language they write in. Not everything is shipped everywhere, and this way readers find reviews in their own
 * language both for fresh food, which is only shipped nearby, and for sofas.
 */
const HOMES: Readonly<Record<LanguageCode, readonly DemoAddress[]>> = {
  en: [
    home('US', 'NY', 'New York', '10003', '120 East 9th Street', '+1 212 555 0190'),
    home('FR', '75', 'Paris', '75010', '31 rue de Paradis', '+33 1 55 50 01 42'),
  ],
  fr: [home('FR', '69', 'Lyon', '69001', '4 rue Terme', '+33 4 55 50 01 10')],
  ar: [
    home('SA', '01', 'الرياض', '12211', 'شارع العليا 55', '+966 11 555 0110'),
    home('FR', '13', 'Marseille', '13001', '12 cours Belsunce', '+33 4 55 50 01 31'),
  ],
  tr: [home('TR', '34', 'İstanbul', '34710', 'Moda Caddesi 88', '+90 216 555 01 10')],
  hi: [
    home('IN', 'MH', 'मुंबई', '400050', '12 हिल रोड', '+91 22 5550 0110'),
    home('US', 'NJ', 'Edison', '08820', '1655 Oak Tree Road', '+1 732 555 0133'),
  ],
};
const homeOf = ({ id, language }: Customer) => HOMES[language][id % HOMES[language].length] as DemoAddress;

/** Texts and photos used for a product so far: no review repeats another one's text, and no photo is shown twice. */
interface Talk {
  readonly texts: Set<string>;
  readonly photos: Recipe[];
}
/** Something that a customer bought, and the stars they give it. */
interface Bought {
  readonly product: WrittenProduct;
  readonly rating: Rating;
  readonly talk: Talk;
}

/** Reviews by customers, each based on a delivered order that contains the product. */
export function writeReviews(world: World, products: readonly WrittenProduct[], customers: readonly Customer[]): void {
  const bought = new Map<Customer, Bought[]>();
  for (const product of products) {
    const reviewers = reviewersOf(product, products, customers);
    const stars = planStars(product.slug, reviewers.length, isFavourite(product, products));
    const talk: Talk = { texts: new Set(), photos: shopperPhotos(product) };
    for (const [n, customer] of reviewers.entries()) {
      const list = bought.get(customer) ?? [];
      list.push({ product, talk, rating: stars[n] ?? 5 });
      bought.set(customer, list);
    }
  }
  let orderId = SHOPPER_ORDERS;
  let reviewId = 0;
  for (const [customer, list] of bought) {
    const dice = random(`customer ${customer.id}`);
    // products added to the shop at about the same time are bought together
    list.sort((a, b) => a.product.daysOld - b.product.daysOld);
    for (let from = 0; from < list.length; from += LINES_PER_ORDER) {
      orderId += 1;
      const lines = list.slice(from, from + LINES_PER_ORDER);
      const latest = TO_REVIEW[1] + 1;
      const earliest = Math.min(OLDEST, Math.floor(lines[0]?.product.daysOld ?? 0) - 1);
      const daysAgo = latest + Math.floor((earliest - latest) * dice.next() ** 1.5);
      writeOrder(world, {
        ...customer,
        id: orderId,
        shopperId: customer.id,
        address: homeOf(customer),
        lines: lines.map(({ product }) => ({ product, quantity: 1 })),
        status: OrderStatus.delivered,
        method: dice.pick([OrderMethod.cashOnDelivery, OrderMethod.stripe, OrderMethod.paypal]),
        paid: true,
        daysAgo,
      });
      for (const one of lines) {
        reviewId += 1;
        writeReview(world, { ...one, id: reviewId, orderId, customer, daysAgo, dice });
      }
    }
  }
}

/** The reviewers of a product: some for each language, in proportion to the customers it can be shipped to. */
function reviewersOf(
  product: WrittenProduct,
  products: readonly WrittenProduct[],
  customers: readonly Customer[],
): Customer[] {
  const dice = random(`reviewers of ${product.slug}`);
  const able = dice.sample(
    customers.filter((customer) => reaches(homeOf(customer), product)),
    customers.length,
  );
  const reviewCount = reviewCountOf(product, products);
  const turns = new Map<LanguageCode, number>();
  const inTurn = able.map((customer) => {
    const turn = (turns.get(customer.language) ?? 0) + (customer.language === 'en' ? 0.6 : 1);
    turns.set(customer.language, turn);
    return { customer, turn: turn + dice.next() };
  });
  return inTurn
    .sort((a, b) => a.turn - b.turn)
    .slice(0, reviewCount)
    .map(({ customer }) => customer);
}

/** Most products have one or two dozen reviews, a few have many, and some have none yet. */
function reviewCountOf(product: WrittenProduct, products: readonly WrittenProduct[]): number {
  const dice = random(`talk about ${product.slug}`);
  if (product.daysOld < FIRST_REVIEWS) return 0;
  if (isFavourite(product, products)) return dice.whole(38, 56);
  if (product.daysOld < 2 * FIRST_REVIEWS) return dice.whole(0, 5);
  return dice.chance(0.03) ? 0 : dice.chance(0.15) ? dice.whole(19, 32) : dice.whole(9, 19);
}

const isFavourite = ({ id, kind }: WrittenProduct, products: readonly WrittenProduct[]) =>
  FAVOURITES.includes(kind.slug) &&
  products.find((other) => other.public && other.kind === kind && other.daysOld > 2 * FIRST_REVIEWS)?.id === id;

interface PastReview extends Bought {
  readonly id: number;
  readonly orderId: number;
  readonly customer: Customer;
  /** age of the order */
  readonly daysAgo: number;
  readonly dice: Random;
}

function writeReview({ writer, studio, ago }: World, review: PastReview): void {
  const { id, orderId, product, customer, rating, daysAgo, talk, dice } = review;
  const photos = dice.chance(0.4) ? talk.photos.splice(0, dice.whole(1, 2)) : [];
  const at = ago((daysAgo - dice.whole(...TO_REVIEW)) * DAY + dice.whole(0, 23) * HOUR);
  const words = reviewWords({
    kind: product.kind.slug,
    shelf: product.sub.slug,
    language: customer.language,
    rating,
    pictured: photos.length > 0,
    taken: talk.texts,
    dice,
  });
  writer.add('reviews', {
    id,
    order_id: orderId,
    product_id: product.id,
    shopper_id: customer.id,
    author: customer.name,
    rating,
    review: words,
    language: words ? customer.language : null,
    created_at: at,
    updated_at: at,
  });
  for (const photo of photos) writer.add('review_images', { review_id: id, image: studio.order(photo) });
}
