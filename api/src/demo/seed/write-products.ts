import { Visibility } from 'shared-kernel/contract/enums';
import { ofCents, toNumeric } from '../../db/money';
import { BRANDS } from '../content/brands';
import { CATEGORIES, type Placed, SHELVES } from '../content/catalogue';
import { termsOfKind } from '../content/kind-terms';
import { VALUES } from '../content/options';
import { STORES } from '../content/stores';
import { TAGS } from '../content/tags';
import { BADGES, UNITS } from '../content/trade';
import { front, type Taken, takePictures } from '../pictures/shots';
import { VIDEOS } from '../pictures/videos';
import { FIRST_VARIATION, type PlannedProduct, paletteOf, planProduct } from './plan-product';
import { measuresOf } from './product-measures';
import { descriptionOf, titleOf } from './product-texts';
import type { World } from './world';
import { idOfKind } from './write-search-words';
import { writeProductSpecifications } from './write-specifications';
import type { AttributeIds } from './write-trade';

const DAY = 24 * 60 * 60 * 1000;
/** One in this many products is private, and one in this many cannot be shipped anywhere: rare, but present in a small world as well. */
const PRIVATE_EVERY = 41;
const UNSHIPPABLE_EVERY = 29;
/** Share of products that were added during the last six weeks. */
const NEW_SHARE = 0.15;
/** Products written at a time, so that a large world is never held in memory as a whole. */
const BATCH = 1000;
const SHIPPING = { standard: 1, express: 2, free: 3, bulky: 4, local: 5 } as const;
const BULKY: ReadonlySet<string> = new Set(['sofa', 'bed', 'dining-chair', 'city-bike', 'skis', 'desktop']);
const PAIRS: ReadonlySet<string> = new Set(['shoes', 'winter-sports']);

/** A product as the rest of the seeding needs it. */
export interface WrittenProduct extends PlannedProduct {
  readonly inventoryIds: readonly number[];
  readonly shippingRuleId: number | null;
  readonly taxRuleId: number | null;
  readonly public: boolean;
  /** days since it was added to the shop, to the hour */
  readonly daysOld: number;
}

/** Writes products with texts, pictures, tags and stock. Returns those that offers and orders may refer to. */
export async function writeProducts(
  world: World,
  kinds: readonly Placed[],
  count: number,
  ids: { attributes: AttributeIds; specifications: ReadonlyMap<string, number> },
  log: (line: string) => void,
): Promise<WrittenProduct[]> {
  const written: WrittenProduct[] = [];
  let inventoryId = 0;
  for (let id = 1; id <= count; id += 1) {
    const product = planProduct(id, kinds);
    const inventoryIds = product.variants.map((_, n) => inventoryId + n + 1);
    inventoryId += inventoryIds.length;
    const full = { ...product, inventoryIds, ...termsOf(product), public: id % PRIVATE_EVERY !== 0 };
    writeProduct(world, full, ids);
    if (id < FIRST_VARIATION) written.push(full);
    if (id % BATCH === 0) {
      await world.writer.flush();
      if (id % (10 * BATCH) === 0) log(`${id} of ${count} products written`);
    }
  }
  return written;
}

function termsOf({ id, kind, category, selling, random }: PlannedProduct) {
  const perishable = category.slug === 'food';
  const usual = perishable
    ? SHIPPING.local
    : selling > 15_000
      ? SHIPPING.free
      : random.pick([SHIPPING.standard, SHIPPING.standard, SHIPPING.express]);
  const taxRuleId = perishable ? 2 : category.slug === 'electronics' ? 3 : random.chance(0.6) ? 1 : null;
  const place = random.next();
  // some are new, too new for reviews; the others were added two months to two years ago
  const daysOld = place < NEW_SHARE ? 45 * (place / NEW_SHARE) : 60 + 640 * ((place - NEW_SHARE) / (1 - NEW_SHARE));
  return {
    daysOld: Math.floor(daysOld * 24) / 24,
    shippingRuleId: id % UNSHIPPABLE_EVERY === 0 ? null : BULKY.has(kind.slug) ? SHIPPING.bulky : usual,
    taxRuleId,
  };
}

function writeProduct(
  world: World,
  product: WrittenProduct,
  { attributes: valueIds, specifications }: Parameters<typeof writeProducts>[3],
): void {
  const { writer, studio, ago } = world;
  const { id, random, category, sub, kind, brand, selling, offered } = product;
  const flag = (probability: number) => (random.chance(probability) ? Visibility.public : Visibility.private);
  const age = product.daysOld * DAY;
  const bundle = random.chance(kind.options === 'pack' ? 0.4 : 0.08) ? random.whole(1, 2) : null;
  // warranty and return used to be drawn here: two numbers are still consumed, so that everything drawn afterwards stays the same
  for (const _ of ['warranty', 'return']) random.next();
  const { warrantyMonths, returnDays, freeReturn, noReturnReason } = termsOfKind(category, sub, kind);
  const pictures = picturesOf(product).map(({ recipe, shows, shot }) => ({
    image: studio.order(recipe),
    shot,
    valueId: shows ? valueIds(shows.title) : null,
  }));
  // the video shows every colour, so only products that come in every colour have it
  const video = (product.colours.length === paletteOf(kind).length && VIDEOS[kind.slug]) || null;
  writer.add('products', {
    id,
    slug: product.slug,
    category_id: CATEGORIES.indexOf(category) + 1,
    sub_category_id: SHELVES.findIndex((shelf) => shelf.sub === sub) + 1,
    brand_id: BRANDS.indexOf(brand) + 1,
    kind_id: idOfKind(kind),
    store_id: STORES.indexOf(product.store) + 1,
    tax_rule_id: product.taxRuleId,
    shipping_rule_id: product.shippingRuleId,
    bundle_deal_id: bundle,
    image: pictures[0]?.image ?? '',
    video,
    video_thumb: video && (pictures[0]?.image ?? null),
    selling: toNumeric(ofCents(selling)),
    offered: offered === null ? null : toNumeric(ofCents(offered)),
    warranty: warrantyMonths === null ? Visibility.private : Visibility.public,
    refundable: returnDays === null ? Visibility.private : Visibility.public,
    warranty_months: warrantyMonths,
    return_days: returnDays,
    free_return: freeReturn,
    no_return_reason: noReturnReason,
    featured: flag(0.2),
    status: product.public ? Visibility.public : Visibility.private,
    created_at: ago(age),
    updated_at: ago(age),
  });
  // before the texts: search indexes a text with its variants and specifications, and this way the index entry is computed only once
  writeInventory(world, product, valueIds);
  writeProductSpecifications(world, product, specifications);
  const badge = age < 20 * DAY ? BADGES[0] : random.chance(0.1) ? random.pick(BADGES.slice(1)) : null;
  const unit = PAIRS.has(sub.slug) ? UNITS.pair : UNITS.piece;
  const tags = TAGS.filter((tag) => tag.kinds.has(kind.slug));
  writer.addTexts('product_texts', (language) => {
    const title = titleOf(product, language);
    return {
      product_id: id,
      language,
      title,
      badge: badge?.[language] ?? null,
      unit: unit[language],
      description: descriptionOf(product, language),
      overview: null,
      meta_title: title,
      meta_description: kind.pitch[language],
      keywords: [sub.title, category.title, ...tags.map((tag) => tag.title)].map((text) => text[language]).join(', '),
    };
  });
  for (const [position, { image, valueId, shot }] of pictures.entries()) {
    writer.add('product_images', { product_id: id, image, attribute_value_id: valueId, shot, position });
  }
  for (const tag of tags) writer.add('product_tags', { product_id: id, tag_id: TAGS.indexOf(tag) + 1 });
}

/** All its pictures; a plain variation has only those from the front. */
function picturesOf(product: PlannedProduct): Taken[] {
  const { id, kind, sub, colours, turn, brand } = product;
  const model = { kind, sub, colours, turn, hue: brand.logo.hue, measures: measuresOf(product) };
  if (id < FIRST_VARIATION) return takePictures(model);
  return colours.length > 0 ? colours.map((colour) => front(model, colour)) : [front(model, undefined)];
}

function writeInventory(
  { writer }: World,
  { id, inventoryIds, variants, plain }: WrittenProduct,
  valueIds: AttributeIds,
): void {
  for (const [n, variant] of variants.entries()) {
    const inventoryId = inventoryIds[n] ?? 0;
    writer.add('inventory', {
      id: inventoryId,
      product_id: id,
      quantity: variant.quantity,
      price: toNumeric(ofCents(variant.price)),
      sku: `SK-${String(id).padStart(5, '0')}-${String(n + 1).padStart(2, '0')}`,
    });
    const values = [variant.colour?.title, plain && variant.value !== null ? VALUES[plain][variant.value] : undefined];
    for (const value of values) {
      if (value) writer.add('inventory_attributes', { inventory_id: inventoryId, attribute_value_id: valueIds(value) });
    }
  }
}
