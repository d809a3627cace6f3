import type { Database } from '../db/database';
import { ofCents, toNumeric } from '../db/money';
import { aCategory } from './a-category';
import { aStore } from './a-store';
import { eachText, nextNumber, type Texts } from './texts';

export interface VariantOptions {
  /** pieces in stock */
  quantity?: number;
  /** cents */
  price?: number;
  sku?: string;
  /** ids of attribute values, see `anAttribute` */
  values?: number[];
}

export interface ProductOptions {
  title?: Texts;
  slug?: string;
  description?: string;
  keywords?: string;
  badge?: string;
  /** cents */
  selling?: number;
  /** cents; if absent, there is no offer */
  offered?: number;
  category?: number;
  subCategory?: number;
  brand?: number;
  store?: number;
  shippingRule?: number;
  taxRule?: number;
  bundleDeal?: number;
  tags?: number[];
  status?: number;
  featured?: number;
  createdAt?: Date;
  /** stock of the only variant; use `variants` for several */
  quantity?: number;
  variants?: VariantOptions[];
}

export interface MadeProduct {
  id: number;
  slug: string;
  categoryId: number;
  storeId: number;
  /** one per variant, in the same order */
  inventoryIds: number[];
}

/** A public product at 10.00 with 10 pieces in stock, unless the options override it. */
export async function aProduct(db: Database, options: ProductOptions = {}): Promise<MadeProduct> {
  const number = nextNumber();
  const { title = `Product ${number}`, slug = `product-${number}`, selling = 1000, offered } = options;
  const categoryId = options.category ?? (await aCategory(db)).id;
  const storeId = options.store ?? (await aStore(db)).id;
  const variants = options.variants ?? [{ quantity: options.quantity ?? 10 }];
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('products')
      .values({
        slug,
        selling: toNumeric(ofCents(selling)),
        offered: offered === undefined ? null : toNumeric(ofCents(offered)),
        image: 'product.jpg',
        category_id: categoryId,
        sub_category_id: options.subCategory ?? null,
        brand_id: options.brand ?? null,
        store_id: storeId,
        shipping_rule_id: options.shippingRule ?? null,
        tax_rule_id: options.taxRule ?? null,
        bundle_deal_id: options.bundleDeal ?? null,
        status: options.status ?? 1,
        featured: options.featured ?? 2,
        ...(options.createdAt && { created_at: options.createdAt }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('product_texts')
      .values(
        eachText(title).map(([language, text]) => ({
          product_id: id,
          language,
          title: text,
          badge: options.badge ?? null,
          description: options.description ?? '',
          keywords: options.keywords ?? '',
        })),
      )
      .execute();
    const inventoryIds: number[] = [];
    for (const { quantity = 10, price = 0, sku, values = [] } of variants) {
      const { id: inventory_id } = await trx
        .insertInto('inventory')
        .values({ product_id: id, quantity, price: toNumeric(ofCents(price)), sku: sku ?? null })
        .returning('id')
        .executeTakeFirstOrThrow();
      inventoryIds.push(inventory_id);
      for (const attribute_value_id of values) {
        await trx.insertInto('inventory_attributes').values({ inventory_id, attribute_value_id }).execute();
      }
    }
    for (const tag_id of options.tags ?? [])
      await trx.insertInto('product_tags').values({ product_id: id, tag_id }).execute();
    return { id, slug, categoryId, storeId, inventoryIds };
  });
}
