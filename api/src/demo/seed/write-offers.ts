import { Visibility } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';
import { ofCents, toNumeric } from '../../db/money';
import { fillCollection } from '../../modules/collections/fill-collection';
import { COLLECTIONS } from '../content/collections';
import { FLASH_SALES } from '../content/trade';
import { roundPrice } from './plan-product';
import { random } from './random';
import type { World } from './world';
import type { WrittenProduct } from './write-products';

const HOUR = 60 * 60 * 1000;
const PER_FLASH_SALE = 24;

/** Collections; their products are added by `fillCollections`. */
export function writeCollections({ writer }: World): void {
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
  }
}

/** Fills each collection by its rule, after products and reviews have been written. */
export async function fillCollections(db: Database, now: Date): Promise<void> {
  for (const { slug, rule } of COLLECTIONS) await fillCollection(db, slug, rule, now);
}

/** Current and upcoming flash sales, for products whose variants all have the same price, so that only the flash price matters. */
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
      writer.add('flash_sale_products', {
        flash_sale_id: n + 1,
        product_id: product.id,
        price: toNumeric(ofCents(price)),
      });
    }
  }
}
