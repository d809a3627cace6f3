import { OrderMethod, OrderStatus } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { DemoAddress } from '../content/people';
import { FAVOURITES, type Rating, REVIEWS, WITH_PICTURES } from '../content/reviews';
import type { Recipe } from '../pictures/recipe';
import { type Random, random } from './random';
import { shopperPhotos } from './shopper-photos';
import type { World } from './world';
import { reaches, writeOrder } from './write-order';
import { SHOPPER_ORDERS } from './write-orders';
import type { WrittenProduct } from './write-products';
import type { Customer } from './write-shoppers';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
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

/** What was said and shown of a product so far: nobody repeats what others wrote, no photo is shown twice. */
interface Talk {
  readonly texts: Set<string>;
  readonly photos: Recipe[];
}

/** Reviews by customers, each out of a delivered order that holds the product. */
export function writeReviews(world: World, products: readonly WrittenProduct[], customers: readonly Customer[]): void {
  const bought = new Map<Customer, WrittenProduct[]>();
  const talks = new Map<WrittenProduct, Talk>();
  for (const product of products) {
    const able = customers.filter((customer) => reaches(HOMES[customer.language], product));
    for (const customer of random(`reviewers of ${product.slug}`).sample(able, reviewsWanted(product, products))) {
      const list = bought.get(customer);
      if (list) list.push(product);
      else bought.set(customer, [product]);
    }
    talks.set(product, { texts: new Set(), photos: shopperPhotos(product) });
  }
  let orderId = SHOPPER_ORDERS;
  let reviewId = 0;
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
      for (const { product } of lines) {
        reviewId += 1;
        const talk = talks.get(product) ?? { texts: new Set<string>(), photos: [] };
        writeReview(world, { id: reviewId, orderId, product, customer, daysAgo, talk, dice });
      }
    }
  }
}

/** A few products are talked about a lot, some by nobody. */
function reviewsWanted(product: WrittenProduct, products: readonly WrittenProduct[]): number {
  const dice = random(`talk about ${product.slug}`);
  if (isFavourite(product, products)) return dice.whole(34, 56);
  return dice.chance(0.12) ? 0 : dice.chance(0.15) ? dice.whole(10, 24) : dice.whole(1, 8);
}

const isFavourite = ({ id, kind }: WrittenProduct, products: readonly WrittenProduct[]) =>
  FAVOURITES.includes(kind.slug) && products.find((other) => other.public && other.kind === kind)?.id === id;

interface PastReview {
  readonly id: number;
  readonly orderId: number;
  readonly product: WrittenProduct;
  readonly customer: Customer;
  /** of the order */
  readonly daysAgo: number;
  readonly talk: Talk;
  readonly dice: Random;
}

function writeReview({ writer, studio, ago }: World, review: PastReview): void {
  const { id, orderId, product, customer, daysAgo, talk, dice } = review;
  const rating = ratingOf(product, dice);
  const photos = dice.chance(0.4) ? talk.photos.splice(0, dice.whole(1, 2)) : [];
  const at = ago((daysAgo - dice.whole(6, 12)) * DAY + dice.whole(0, 23) * HOUR);
  writer.add('reviews', {
    id,
    order_id: orderId,
    product_id: product.id,
    shopper_id: customer.id,
    author: customer.name,
    rating,
    review: wordsOf(customer.language, rating, photos.length > 0, talk, dice),
    created_at: at,
    updated_at: at,
  });
  for (const photo of photos) writer.add('review_images', { review_id: id, image: studio.order(photo) });
}

/** What nobody has written about the product yet; once everything is said, stars without words. */
function wordsOf(language: LanguageCode, rating: Rating, pictured: boolean, { texts }: Talk, dice: Random): string {
  const own = pictured && rating === 5 ? WITH_PICTURES[language] : [];
  const fresh = [...own, ...REVIEWS[language][rating]].filter((text) => !texts.has(text));
  const words = own.find((text) => fresh.includes(text)) ?? (fresh.length > 0 ? dice.pick(fresh) : '');
  if (words !== '') texts.add(words);
  return words;
}

/**
 * Stars around how good the product is, so that averages differ between products. Somebody is always disappointed, and
 * about some products opinions are divided.
 */
function ratingOf(product: WrittenProduct, dice: Random): Rating {
  const nature = random(`quality of ${product.slug}`);
  const quality = 3.3 + 1.5 * nature.next();
  const stars = Math.round(quality + (dice.next() + dice.next() - 1) * 1.7);
  if (nature.chance(0.08)) return dice.chance(0.55) ? 5 : dice.chance(0.6) ? 1 : 2;
  if (dice.chance(0.1)) return dice.pick([1, 2, 2, 3] as const);
  return Math.min(5, Math.max(1, stars)) as Rating;
}
