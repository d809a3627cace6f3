import { sql } from 'kysely';
import { PriceType } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { USUAL_DIGITS } from 'shared-kernel/rules/money';
import { AS_GOODS, type ShippingTaxTerms } from 'shared-kernel/rules/shipping-tax';
import type { Database } from '../../db/database';
import { keptPlan } from '../../db/kept-plan';
import { text } from '../../db/texts';
import { variantPicture } from '../products/variant-picture';
import { type Destination, readPlaces } from './shipping-rows';
import { readVariants } from './variant-rows';

/** A cart line with everything its price and its tile need. Money in minor units, see `db/money`. */
export interface CartRow {
  id: number;
  product_id: number;
  inventory_id: number;
  quantity: number;
  selected: number;
  saved: boolean;
  seen_price: number | null;
  shipping_type: number;
  stock: number;
  /** maximum pieces of one variant, if the shop has such a limit (D23) */
  cap: number | null;
  variant_price: number;
  sku: string | null;
  slug: string;
  title: string;
  badge: string | null;
  image: string;
  selling: number;
  offered: number | null;
  review_count: number;
  rating: number;
  available: boolean;
  flash_price: number | null;
  flash_end: Date | null;
  store: {
    id: number;
    name: string;
    slug: string;
    image: string;
    meta_title: string | null;
    meta_description: string | null;
  };
  tax_id: number | null;
  tax_title: string | null;
  tax_type: number | null;
  tax_price: number | null;
  /** the shop's prices include the tax */
  tax_included: boolean;
  /** how the shop taxes shipping; also null if the configured tax rule does not exist */
  shipping_tax: ShippingTaxTerms;
  /** fraction digits of the shop's currency */
  currency_digits: number;
  bundle: { id: number; title: string; buy: number; free: number } | null;
  rule: { id: number; title: string; single_price: number; per_store: number } | null;
}

/**
 * Reads a shopper's whole cart: three statements for any number of lines, one when the cart is empty. Lines are in the order they were
 * added.
 * Texts use subqueries: with joins for all of them, PostgreSQL took forty times as long to plan the first statement as
 * to run it.
 *
 * @param now time for which flash prices apply
 */
export async function readCartRows(db: Database, shopperId: number, language: LanguageCode, now: Date) {
  const translated = (table: Parameters<typeof text>[1], id: string, column?: string) =>
    text(language, table, id, column);
  type Row = { destination: Destination | null } & (CartRow | { id: null });
  const { rows } = await sql<Row>`${keptPlan}
    select case when address.id is not null then json_build_object(
        'address_id', address.id, 'country', address.country, 'state', address.state
      ) end as destination,
      line.id, line.product_id, line.inventory_id, line.quantity, line.selected, line.saved, line.seen_price,
      line.shipping_type,
      stock.quantity as stock, (select max_quantity from settings) as cap, stock.price as variant_price, stock.sku,
      product.slug, ${translated('product_texts', 'product.id')} as title, ${translated('product_texts', 'product.id', 'badge')} as badge,
      ${variantPicture('stock', 'product')} as image, product.selling, product.offered, product.review_count, product.rating::float8 as rating,
      product.status = 1 and store.status = 1 as available,
      flash.price as flash_price, flash.end_time as flash_end,
      json_build_object(
        'id', store.id, 'slug', store.slug, 'image', store.image,
        'name', ${translated('store_texts', 'store.id', 'name')},
        'meta_title', ${translated('store_texts', 'store.id', 'meta_title')},
        'meta_description', ${translated('store_texts', 'store.id', 'meta_description')}
      ) as store,
      tax.id as tax_id, tax.title as tax_title, tax.type as tax_type, tax.price as tax_price,
      coalesce((select tax_included from settings), false) as tax_included,
      (
        select case when shop.shipping_tax = ${AS_GOODS} then to_jsonb(shop.shipping_tax) else (
          select jsonb_build_object('title', named.title, 'type', named.type, 'price', (named.price * 1000)::bigint)
          from tax_rules named where named.title = shop.shipping_tax and named.type = ${PriceType.percent}
          order by named.id limit 1
        ) end
        from settings shop
      ) as shipping_tax,
      coalesce((select currency_digits from settings), ${USUAL_DIGITS}) as currency_digits,
      case when deal.id is not null then json_build_object(
        'id', deal.id, 'title', ${translated('bundle_deal_texts', 'deal.id')}, 'buy', deal.buy, 'free', deal.free
      ) end as bundle,
      case when rule.id is not null then json_build_object(
        'id', rule.id, 'title', ${translated('shipping_rule_texts', 'rule.id')}, 'single_price', rule.single_price,
        'per_store', rule.per_store
      ) end as rule
    from shoppers shopper
    left join addresses address on address.id = shopper.selected_address_id
    left join (
      cart_lines line
      join inventory stock on stock.id = line.inventory_id
      join products product on product.id = line.product_id
      join stores store on store.id = product.store_id
    ) on line.shopper_id = shopper.id
    left join tax_rules tax on tax.id = product.tax_rule_id
    left join bundle_deals deal on deal.id = product.bundle_deal_id
    left join shipping_rules rule on rule.id = product.shipping_rule_id
    left join lateral flash_price_at(product.id, ${now}) flash on true
    where shopper.id = ${shopperId}
    order by line.id`.execute(db);

  const destination = rows[0]?.destination ?? null;
  const lines = rows.flatMap(({ destination: _, ...line }) => (line.id === null ? [] : [line]));
  const ruleIds = [...new Set(lines.flatMap((line) => line.rule?.id ?? []))];
  const inventoryIds = lines.map((line) => line.inventory_id);
  const places = await readPlaces(db, ruleIds);
  const variants = inventoryIds.length > 0 ? await readVariants(db, inventoryIds, language) : [];
  return { lines, destination, places, variants };
}
export type CartRows = Awaited<ReturnType<typeof readCartRows>>;
