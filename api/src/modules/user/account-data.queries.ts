import { type RawBuilder, sql } from 'kysely';
import type { AccountData } from 'shared-kernel/contract/account';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { fromMinor } from 'shared-kernel/rules/money';
import type { Database } from '../../db/database';
import { text } from '../../db/texts';
import type { User } from '../../http/caller';
import { creditNoteNumber } from '../credit-notes/credit-note-number';
import { isPublic } from '../listings/tile';
import { IMAGES } from '../media/images-path';
import { invoiceNumber } from '../orders/invoice-number';
import { joinRecord, RECORDED } from '../orders/order-record';
import { createSessions } from './sessions';

type Address = AccountData['addresses'][number];
/** A document with its number in the series. */
interface Numbered {
  number: number;
  issued_at: string;
}
type OrderRow = Omit<
  AccountData['orders'][number],
  'subtotal' | 'bundle_offer' | 'shipping' | 'tax' | 'voucher' | 'total' | 'placed_at' | 'invoice' | 'credit_notes'
> &
  Record<'subtotal' | 'bundle_offer' | 'shipping' | 'tax' | 'voucher' | 'total', number> & {
    placed_at: Date;
    invoice: Numbered | null;
    credit_notes: (Numbered & { amount: number })[];
    shop_zone: string;
  };
/** Lists that a single statement reads as JSON, with times in ISO 8601. */
type Lists = Omit<AccountData, 'written_at' | 'profile' | 'sessions' | 'orders'>;

/**
 * Everything stored about an account (issue 14), for its owner only; the result is never stored.
 *
 * @param language of titles
 * @returns null when the account no longer exists
 */
export async function readAccountData(
  db: Database,
  caller: User,
  { language, now }: { language: LanguageCode; now: Date },
): Promise<AccountData | null> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', caller.id).executeTakeFirst();
  if (!user) return null;
  const providers = await db
    .selectFrom('social_identities')
    .select('provider')
    .where('user_id', '=', user.id)
    .orderBy('provider')
    .execute();
  return {
    written_at: now.toISOString(),
    profile: {
      name: user.name,
      email: user.email,
      since: user.created_at.toISOString(),
      has_password: user.password_hash !== null,
      providers: providers.map(({ provider }) => provider),
    },
    sessions: await createSessions(db).list(user.id, caller.token, now),
    orders: await listOrders(db, user.id, language),
    ...(await readLists(db, { id: user.id, email: user.email_proved ? user.email.toLowerCase() : null, language })),
  };
}

const ADDRESS = sql`json_build_object('name', a.name, 'email', a.email, 'phone', a.phone, 'country', a.country, 'state', a.state,
  'city', a.city, 'zip', a.zip, 'address_1', a.address_1, 'address_2', a.address_2,
  'delivery_instruction', a.delivery_instruction,
  'company', a.company, 'tax_number', a.tax_number, 'billing', a.billing)`;

/** Rows as one JSON list, latest first. @param of selects `entry` and its sort key `place` */
const list = (of: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(entry order by place desc), '[]') from (${of}) listed)`;

/** Name of a store at the time of the order `placed`. */
const storeName = (store: RawBuilder<unknown>, language: LanguageCode): RawBuilder<unknown> => sql`(
  select max(${RECORDED('store_name')}) from ordered_products bought ${joinRecord(language)}
  where bought.order_id = placed.id and bought.store_id = ${store})`;

/** Titles and quantities of lines. */
const pieces = (
  table: 'part_refund_lines' | 'return_lines',
  column: 'part_refund_id' | 'return_id',
  of: RawBuilder<unknown>,
  language: LanguageCode,
): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('title', ${RECORDED('title')}, 'quantity', own.quantity
    ${table === 'return_lines' ? sql`, 'reason', own.reason` : sql``}) order by bought.id), '[]')
  from ${sql.table(table)} own join ordered_products bought on bought.id = own.ordered_product_id ${joinRecord(language)}
  where own.${sql.ref(column)} = ${of})`;

async function listOrders(db: Database, userId: number, language: LanguageCode): Promise<AccountData['orders']> {
  const { rows } = await sql<OrderRow & { address: Address }>`
    select placed.tracking_code as code, placed.created_at as placed_at, placed.status, placed.cancelled = 1 as cancelled,
      placed.payment_done = 1 as paid, placed.refunded = 1 as refunded, placed.currency, placed.subtotal,
      placed.bundle_offer, placed.shipping_price as shipping, placed.tax, placed.tax_included, placed.voucher_price as voucher,
      placed.voucher_code, placed.order_method, placed.expired = 1 as expired, placed.total_amount as total, ${ADDRESS} as address,
      (select json_agg(json_build_object('title', ${RECORDED('title')}, 'variant', (
            select coalesce(json_agg(value ->> 'value_title'), '[]') from jsonb_array_elements(${RECORDED('variant')}) value),
          'sku', bought.sku, 'store', ${RECORDED('store_name')}, 'quantity', bought.quantity, 'price', bought.selling) order by bought.id)
        from ordered_products bought ${joinRecord(language)}
        where bought.order_id = placed.id) as lines,
      (select json_build_object('number', issued.number, 'issued_at', issued.issued_at) from invoices issued
        where issued.order_id = placed.id) as invoice,
      ${list(sql`select json_build_object('number', note.number, 'issued_at', note.issued_at, 'amount', note.amount) as entry,
        note.id as place from credit_notes note where note.order_id = placed.id`)} as credit_notes, coalesce(placed.time_zone, 'UTC') as shop_zone,
      (select json_build_object('title', off.title, 'message', off.message) from cancellations off
        where off.order_id = placed.id) as cancellation,
      ${list(sql`select json_build_object('store', ${storeName(sql`parcel.store_id`, language)}, 'status', parcel.status,
          'cancelled', parcel.cancelled = 1, 'carrier', parcel.carrier, 'tracking_code', parcel.tracking_code,
          'tracking_link', parcel.tracking_link, 'steps', (
            select coalesce(json_agg(json_build_object('status', step.status, 'at', step.at) order by step.status), '[]')
            from parcel_steps step where step.parcel_id = parcel.id
          ), 'cancellation', (
            select json_build_object('title', off.title, 'message', off.message) from parcel_cancellations off
            where off.parcel_id = parcel.id
          )) as entry, parcel.id as place from parcels parcel where parcel.order_id = placed.id`)} as parcels,
      ${list(sql`select json_build_object('amount', part.amount, 'state', part.state, 'left_off', part.left_off,
          'at', part.updated_at, 'lines', ${pieces('part_refund_lines', 'part_refund_id', sql`part.id`, language)}
        ) as entry, part.id as place from part_refunds part where part.order_id = placed.id`)} as refunds,
      ${list(sql`select json_build_object('store', ${storeName(sql`asked.store_id`, language)}, 'state', asked.state,
          'lines', ${pieces('return_lines', 'return_id', sql`asked.id`, language)},
          'message', asked.message, 'answer', asked.answer, 'photos', (
            select coalesce(json_agg(${IMAGES} || photo.image order by photo.id), '[]') from return_images photo
            where photo.return_id = asked.id
          ), 'asked_at', asked.asked_at, 'answered_at', asked.answered_at, 'received_at', asked.received_at,
          'withdrawn_at', asked.withdrawn_at
        ) as entry, asked.id as place from returns asked where asked.order_id = placed.id`)} as returns,
      ${list(sql`select json_build_object('store', ${storeName(sql`written.store_id`, language)}, 'message', written.message,
          'sent_at', written.created_at) as entry, written.id as place from order_messages written
        where written.order_id = placed.id`)} as messages
    from orders placed
    join shoppers shopper on shopper.id = placed.shopper_id
    join order_addresses a on a.order_id = placed.id
    where shopper.user_id = ${userId} order by placed.id desc`.execute(db);
  return rows.map(
    ({
      placed_at,
      subtotal,
      bundle_offer,
      shipping,
      tax,
      voucher,
      total,
      invoice,
      credit_notes,
      shop_zone,
      ...order
    }) => ({
      ...order,
      invoice: invoice && toNumbered(invoice, shop_zone, invoiceNumber),
      credit_notes: credit_notes.map((note) => ({ ...note, ...toNumbered(note, shop_zone, creditNoteNumber) })),
      lines: order.lines ?? [],
      placed_at: placed_at.toISOString(),
      subtotal: fromMinor(subtotal),
      bundle_offer: fromMinor(bundle_offer),
      shipping: fromMinor(shipping),
      tax: fromMinor(tax),
      voucher: fromMinor(voucher),
      total: fromMinor(total),
    }),
  );
}

function toNumbered({ number, issued_at }: Numbered, shopZone: string, written: typeof invoiceNumber) {
  const issued = new Date(issued_at);
  return { number: written(number, issued, shopZone), issued_at: issued.toISOString() };
}

/** @param of `email`: in lower case; null: not verified, so data that others entered under it are left out */
async function readLists(
  db: Database,
  { id, email, language }: { id: number; email: string | null; language: LanguageCode },
): Promise<Lists> {
  // products and stores that were public when listed may be private today
  const product = sql`(select ${text(language, 'product_texts', 'p.id')} from products p where p.id = x.product_id and ${isPublic})`;
  const store = sql`(select ${text(language, 'store_texts', 's.id', 'name')} from stores s where s.id = x.store_id and s.status = 1)`;
  const own = sql`(select id from shoppers where user_id = ${id})`;
  const { rows } = await sql<Lists>`
    select
      ${list(sql`select ${ADDRESS} as entry, a.id as place from addresses a where a.shopper_id = ${own}`)} as addresses,
      ${list(sql`select json_build_object('product', ${product}, 'rating', x.rating, 'review', x.review, 'photos', (
          select coalesce(json_agg(${IMAGES} || i.image order by i.id), '[]') from review_images i where i.review_id = x.id
        ), 'written_at', x.created_at) as entry, x.id as place from reviews x where x.shopper_id = ${own}`)} as reviews,
      ${list(sql`select json_build_object('product', ${product}, 'voted_at', v.created_at) as entry, x.id as place
        from review_helpful v join reviews x on x.id = v.review_id where v.user_id = ${id}`)} as helpful_votes,
      ${list(sql`select json_build_object('product', ${product}, 'added_at', x.created_at) as entry, x.id as place
        from wishlist x where x.user_id = ${id}`)} as wishlist,
      ${list(sql`select json_build_object('product', ${product}, 'added_at', x.created_at) as entry, x.id as place
        from compare_list x where x.user_id = ${id}`)} as compare_list,
      ${list(sql`select json_build_object('store', ${store}, 'since', x.created_at) as entry, x.id as place
        from store_follows x where x.user_id = ${id}`)} as followed_stores,
      ${list(sql`select json_build_object('product', ${product}, 'quantity', x.quantity, 'saved_for_later', x.saved)
        as entry, x.id as place from cart_lines x where x.shopper_id = ${own}`)} as cart,
      ${list(sql`select json_build_object('product', ${product}, 'asked_at', x.created_at,
          'confirmed', x.confirmed_at is not null) as entry, x.id as place
        from restock_requests x where x.email = ${email}`)} as restock_requests,
      ${list(sql`select json_build_object('subject', x.subject, 'message', x.message, 'sent_at', x.created_at) as entry,
        x.id as place from contact_messages x where lower(x.email) = ${email}`)} as messages,
      (select json_build_object('subscribed', subscribed.id is not null, 'since', subscribed.created_at,
          'asked_at', asked.created_at)
        from (select) always
        left join newsletter_subscriptions subscribed on lower(subscribed.email) = ${email}
        left join newsletter_requests asked on asked.email = ${email}) as newsletter`.execute(db);
  const [lists] = rows;
  if (!lists) throw new Error('a statement without a table gave no row');
  return lists;
}
