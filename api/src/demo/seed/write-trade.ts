import { Visibility } from 'shared-kernel/contract/enums';
import { ofCents, toNumeric } from '../../db/money';
import { BRANDS } from '../content/brands';
import { CATEGORIES, SHELVES } from '../content/catalogue';
import { ATTRIBUTES, type AttributeId, COLOURS, VALUES } from '../content/options';
import { STORES } from '../content/stores';
import { TAGS } from '../content/tags';
import type { Texts } from '../content/texts';
import { BUNDLE_DEALS, SHIPPING_RULES, TAX_RULES, VOUCHERS } from '../content/trade';
import { brandLogo, storeSign } from '../pictures/logos';
import { swatch, tilePicture } from '../pictures/product-pictures';
import { PLACES } from './places';
import type { World } from './world';

const DAY = 24 * 60 * 60 * 1000;

/** The structure of the shop: categories, sub-categories, brands, stores, tags. Ids follow the order of the content. */
export function writeShelves({ writer, studio, ago }: World): void {
  for (const [n, { slug, title, subs, hue }] of CATEGORIES.entries()) {
    const drawings = subs.slice(0, 3).map((sub) => sub.kinds[0]?.drawing ?? '');
    const image = studio.order(tilePicture(`category-${slug}`, drawings, hue));
    // the storefront sorts categories by position
    writer.add('categories', { id: n + 1, slug, image, position: n, created_at: ago(400 * DAY) });
    writer.addTexts('category_texts', (language) => ({ category_id: n + 1, language, title: title[language] }));
  }
  for (const [n, { category, sub }] of SHELVES.entries()) {
    const drawings = sub.kinds.slice(0, 3).map((kind) => kind.drawing);
    const image = studio.order(
      tilePicture(
        `shelf-${sub.slug}`,
        drawings.length === 2 ? drawings.slice(0, 1) : drawings,
        (category.hue + 24 * n) % 360,
      ),
    );
    writer.add('sub_categories', {
      id: n + 1,
      category_id: CATEGORIES.indexOf(category) + 1,
      slug: sub.slug,
      image,
      position: n,
      featured: n % 3 === 0 ? Visibility.public : Visibility.private,
      created_at: ago(400 * DAY),
    });
    writer.addTexts('sub_category_texts', (language) => ({
      sub_category_id: n + 1,
      language,
      title: sub.title[language],
    }));
  }
  for (const [n, brand] of BRANDS.entries()) {
    const featured = n % 3 === 0 ? Visibility.public : Visibility.private;
    writer.add('brands', {
      id: n + 1,
      slug: brand.slug,
      image: studio.order(brandLogo(brand)),
      featured,
      position: n,
      created_at: ago(400 * DAY),
    });
    writer.addTexts('brand_texts', (language) => ({ brand_id: n + 1, language, title: brand.name }));
  }
  for (const [n, store] of STORES.entries()) {
    writer.add('stores', {
      id: n + 1,
      slug: store.slug,
      image: studio.order(storeSign(store)),
      ships_from_country: store.shipsFrom.country,
      dispatch_days: store.dispatchDays,
      email: `orders@${store.slug}.example`,
      created_at: ago((900 - 40 * n) * DAY),
    });
    writer.addTexts('store_texts', (language) => ({
      store_id: n + 1,
      language,
      name: store.name,
      meta_title: store.name,
      meta_description: store.about[language],
      ships_from_city: store.shipsFrom.city[language],
    }));
  }
  for (const [n, { slug, title }] of TAGS.entries()) {
    writer.add('tags', { id: n + 1, slug });
    writer.addTexts('tag_texts', (language) => ({ tag_id: n + 1, language, title: title[language] }));
  }
}

/** Terms of sale: taxes, shipping rules with their places, bundle deals, vouchers. */
export function writeTerms({ writer, ago }: World): void {
  for (const [n, rule] of TAX_RULES.entries()) {
    writer.add('tax_rules', { id: n + 1, title: rule.title, type: rule.type, price: toNumeric(ofCents(rule.price)) });
  }
  for (const [n, rule] of SHIPPING_RULES.entries()) {
    writer.add('shipping_rules', {
      id: n + 1,
      single_price: rule.singlePrice ? 1 : 0,
      per_store: rule.perStore ? 1 : 0,
    });
    writer.addTexts('shipping_rule_texts', (language) => ({
      shipping_rule_id: n + 1,
      language,
      title: rule.title[language],
    }));
  }
  for (const place of PLACES) {
    writer.add('shipping_places', {
      ...place,
      price: toNumeric(ofCents(place.price)),
      pickup_price: toNumeric(ofCents(place.pickup_price)),
    });
  }
  for (const [n, { buy, free, title }] of BUNDLE_DEALS.entries()) {
    writer.add('bundle_deals', { id: n + 1, buy, free });
    writer.addTexts('bundle_deal_texts', (language) => ({ bundle_deal_id: n + 1, language, title: title[language] }));
  }
  for (const [n, voucher] of VOUCHERS.entries()) {
    writer.add('vouchers', {
      id: n + 1,
      code: voucher.code,
      type: voucher.type,
      price: toNumeric(ofCents(voucher.price)),
      capped_price: voucher.capped === null ? null : toNumeric(ofCents(voucher.capped)),
      min_spend: toNumeric(ofCents(voucher.minSpend)),
      usage_limit: voucher.usageLimit,
      limit_per_customer: voucher.perCustomer,
      start_time: ago(-voucher.from * DAY),
      end_time: ago(-voucher.until * DAY),
      status: voucher.private ? Visibility.private : Visibility.public,
      created_at: ago(-voucher.from * DAY),
    });
    writer.addTexts('voucher_texts', (language) => ({ voucher_id: n + 1, language, title: voucher.title[language] }));
  }
}

/** Attributes and their values; returns the ids that variants refer to. */
export function writeAttributes({ writer }: World): AttributeIds {
  const lists: Readonly<Record<AttributeId, readonly Texts[]>> = {
    colour: COLOURS.map((colour) => colour.title),
    ...VALUES,
  };
  const ids = new Map<Texts, number>();
  for (const [n, [attribute, title]] of Object.entries(ATTRIBUTES).entries()) {
    writer.add('attributes', { id: n + 1, position: n });
    writer.addTexts('attribute_texts', (language) => ({ attribute_id: n + 1, language, title: title[language] }));
    for (const [position, value] of lists[attribute as AttributeId].entries()) {
      const id = ids.size + 1;
      ids.set(value, id);
      const colour = COLOURS.find(({ title }) => title === value);
      writer.add('attribute_values', {
        id,
        attribute_id: n + 1,
        position,
        colour: colour ? swatch(colour) : null,
      });
      writer.addTexts('attribute_value_texts', (language) => ({
        attribute_value_id: id,
        language,
        title: value[language],
      }));
    }
  }
  return (value) => ids.get(value) ?? 0;
}

/** Returns the id of an attribute value by its text. */
export type AttributeIds = (value: Texts) => number;
