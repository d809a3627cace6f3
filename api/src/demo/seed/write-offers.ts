import { Visibility } from 'shared-kernel/contract/enums';
import { toNumeric } from '../../db/money';
import { COLLECTIONS, type Collection } from '../content/collections';
import { TAGS } from '../content/tags';
import { FLASH_SALES } from '../content/trade';
import { roundPrice } from './plan-product';
import { random } from './random';
import type { World } from './world';
import type { WrittenProduct } from './write-products';

const HOUR = 60 * 60 * 1000;
const PER_COLLECTION = 36;
const PER_FLASH_SALE = 24;

/** Collections: products picked by each collection's rule. */
export function writeCollections({ writer }: World, products: readonly WrittenProduct[]): void {
  for (const [n, collection] of COLLECTIONS.entries()) {
    writer.add('collections', {
      id: n + 1,
      slug: collection.slug,
      featured: collection.featured ? Visibility.public : Visibility.private,
      position: n,
    });
    writer.addTexts('collection_texts', (language) => ({
      collection_id: n + 1,
      language,
      title: collection.title[language],
    }));
    const fitting = products.filter((product) => product.public && fits(collection.rule, product));
    for (const [position, product] of random(collection.slug).sample(fitting, PER_COLLECTION).entries()) {
      writer.add('collection_products', { collection_id: n + 1, product_id: product.id, position });
    }
  }
}

function fits(rule: Collection['rule'], product: WrittenProduct): boolean {
  if (rule === 'offers') return product.offered !== null && product.offered < product.selling * 0.85;
  // most of them, so that a small world has a listing of two pages as well
  if (rule === 'rated') return product.id % 4 > 0;
  if (rule === 'newest') return product.id % 7 === 2;
  if ('below' in rule) return (product.offered ?? product.selling) < rule.below * 100;
  return TAGS.some((tag) => tag.slug === rule.tag && tag.subs.includes(product.sub.slug));
}

/** Flash sales, running and to come, over products whose variants all cost the same, so that the flash price is what counts. */
export function writeFlashSales({ writer, ago }: World, products: readonly WrittenProduct[]): void {
  const dice = random('flash sales');
  const fitting = products.filter(
    ({ variants, ...product }) =>
      product.public && variants.every(({ price }) => price === 0) && variants.some(({ quantity }) => quantity > 0),
  );
  const chosen = dice.sample(fitting, Math.min(FLASH_SALES.length * PER_FLASH_SALE, Math.floor(fitting.length / 3)));
  for (const [n, { from, until, title }] of FLASH_SALES.entries()) {
    writer.add('flash_sales', { id: n + 1, start_time: ago(-from * HOUR), end_time: ago(-until * HOUR) });
    writer.addTexts('flash_sale_texts', (language) => ({ flash_sale_id: n + 1, language, title: title[language] }));
    for (const product of chosen.filter((_, at) => at % FLASH_SALES.length === n)) {
      const cut = 1 - dice.whole(15, 45) / 100;
      const price = Math.min(
        roundPrice((product.offered ?? product.selling) * cut),
        (product.offered ?? product.selling) - 10,
      );
      writer.add('flash_sale_products', { flash_sale_id: n + 1, product_id: product.id, price: toNumeric(price) });
    }
  }
}
