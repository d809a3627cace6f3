import { type Insertable, sql } from 'kysely';
import { fromMinor, type Minor } from 'shared-kernel/rules/money';
import { shippingTaxes } from 'shared-kernel/rules/shipping-tax';
import type { OrderTotals } from 'shared-kernel/rules/totals';
import type { Database } from '../../db/database';
import { toNumeric } from '../../db/money';
import type { Schema } from '../../db/schema';
import type { AddressFields } from '../addresses/validate-address';
import type { PricedLine } from '../cart/price-cart';
import { toPlace } from '../cart/to-cart';
import { createTrackingCode } from './tracking-code';

const numericOrNull = (minor: Minor | null | undefined) => (typeof minor === 'number' ? toNumeric(minor) : null);

/** JSON for the column, in the format of the wire contract. */
function toShippingTaxes({ taxedShipping }: OrderTotals): string | null {
  if (taxedShipping.length === 0) return null;
  return JSON.stringify(
    taxedShipping.map(({ amount, tax }) => ({
      title: tax.title ?? '',
      rate: fromMinor(tax.price),
      amount: fromMinor(amount),
    })),
  );
}

type NewOrder = Pick<
  Insertable<Schema['orders']>,
  | 'order_method'
  | 'payment_done'
  | 'currency'
  | 'voucher_id'
  | 'language'
  | 'idempotency_key'
  | 'payload_hash'
  | 'expires_at'
  | 'created_at'
> & { totals: OrderTotals };

/** The statements of `placeOrder`, for one shopper, inside its transaction. */
export function createOrderWrites(trx: Database, shopperId: number) {
  const checked = sql`select inventory_id from cart_lines where shopper_id = ${shopperId} and selected = 1`;
  return {
    /** The order that was created with a key, and its payment attempt that is still open. */
    async findByKey(key: string) {
      const { rows } = await sql<{ id: number; payload_hash: Buffer; payment_id: number | null }>`
        select placed.id, placed.payload_hash, (
          select max(tried.id) from payments tried
          where tried.order_id = placed.id and tried.state = 'open' and placed.payment_done = 0 and placed.cancelled = 0
        ) as payment_id
        from orders placed where placed.shopper_id = ${shopperId} and placed.idempotency_key = ${key}`.execute(trx);
      return rows[0];
    },

    async hasCheckedLines(): Promise<boolean> {
      const { rows } = await checked.execute(trx);
      return rows.length > 0;
    },

    /** The shopper's selected shipping address. */
    async readAddress(): Promise<{ id: number; address: AddressFields } | null> {
      const row = await trx
        .selectFrom('addresses')
        .innerJoin('shoppers', 'shoppers.selected_address_id', 'addresses.id')
        .select([
          'addresses.id',
          'addresses.name',
          'addresses.email',
          'addresses.phone',
          'addresses.country',
          'addresses.state',
          'addresses.city',
          'addresses.zip',
          'addresses.address_1',
          'addresses.address_2',
          'addresses.delivery_instruction',
          'addresses.company',
          'addresses.tax_number',
          'addresses.billing',
        ])
        .where('shoppers.id', '=', shopperId)
        .executeTakeFirst();
      if (!row) return null;
      const { id, ...address } = row;
      return { id, address };
    },

    /** Locks the checked variants against other orders until the transaction ends. */
    async lockStock(): Promise<void> {
      await sql`select id from inventory where id in (${checked}) order by id for no key update`.execute(trx);
    },

    async readCurrency(): Promise<string> {
      const settings = await trx.selectFrom('settings').select('currency').executeTakeFirst();
      return settings?.currency ?? 'USD';
    },

    async insertOrder({ totals, ...order }: NewOrder): Promise<number> {
      const { id } = await trx
        .insertInto('orders')
        .values({
          ...order,
          shopper_id: shopperId,
          tracking_code: createTrackingCode(),
          subtotal: toNumeric(totals.subtotal),
          bundle_offer: toNumeric(totals.bundleOffer),
          shipping_price: toNumeric(totals.shipping),
          tax: toNumeric(totals.tax),
          tax_included: totals.taxIncluded,
          shipping_taxes: toShippingTaxes(totals),
          voucher_price: toNumeric(totals.voucher),
          total_amount: toNumeric(totals.total),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async insertAddress(orderId: number, address: AddressFields): Promise<void> {
      await trx
        .insertInto('order_addresses')
        .values({ order_id: orderId, ...address })
        .execute();
    },

    /**
     * Stores the ordered lines and removes them from stock and cart.
     *
     * @param totals of the lines, for the tax on each line's shipping
     */
    async moveLines(orderId: number, lines: readonly PricedLine[], totals: OrderTotals, digits: number): Promise<void> {
      const { taxedShipping, taxIncluded } = totals;
      const charges = lines.map(({ shipping }) => shipping ?? 0);
      const taxes = shippingTaxes(charges, taxedShipping, { taxIncluded, digits });
      await trx
        .insertInto('ordered_products')
        .values(
          lines.map(({ row, unitPrice, taxPerPiece, shipping, freeQuantity, shippingType, place }, n) => ({
            order_id: orderId,
            product_id: row.product_id,
            inventory_id: row.inventory_id,
            store_id: row.store.id,
            quantity: row.quantity,
            selling: toNumeric(unitPrice),
            tax_price: toNumeric(taxPerPiece),
            shipping_price: toNumeric(shipping ?? 0),
            shipping_tax: numericOrNull(taxes[n]),
            free_quantity: freeQuantity,
            shipping_type: shippingType,
            shipping_place: JSON.stringify(place && toPlace(place)),
          })),
        )
        .execute();
      await sql`
        update inventory stock set quantity = stock.quantity - sold.quantity
        from ordered_products sold where sold.order_id = ${orderId} and sold.inventory_id = stock.id`.execute(trx);
      await trx
        .deleteFrom('cart_lines')
        .where('shopper_id', '=', shopperId)
        .where(
          'id',
          'in',
          lines.map(({ row }) => row.id),
        )
        .execute();
    },
  };
}
