import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { OrderStatus } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';
import { hashToken } from '../../http/find-user';

/** The person whose data are erased: an account, or an email address used by guests. */
export interface Person {
  /** null: there is no account */
  userId: number | null;
  email: string;
  /** false: the address is not verified; data that others entered with it are kept */
  proved: boolean;
}

/** What remains to do after the commit, and what was kept. */
export interface Erased {
  /** names of review and return photos, whose files must be deleted */
  pictures: string[];
  /** number of orders kept without personal data */
  orders: number;
  /** number of guest orders under way that are anonymised once they end (`finishErasures`) */
  atEnd: number;
}

/** True for an order that is still being processed: it needs its address, and the shopper needs its news. */
export const isUnderWay: RawBuilder<boolean> = sql<boolean>`(
  placed.cancelled = 0 and placed.refunded = 0 and placed.status < ${OrderStatus.delivered})`;

/** Codes of an account's orders under way, oldest first. @param userId null: no account, so no orders */
export async function ordersUnderWay(db: Database, userId: number | null): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select placed.tracking_code as code from orders placed
    join shoppers shopper on shopper.id = placed.shopper_id
    where ${isUnderWay} and shopper.user_id = ${userId}
    order by placed.id`.execute(db);
  return rows.map(({ code }) => code);
}

/**
 * Like `ordersUnderWay`, after waiting for the account's concurrent changes: an order that another tab is placing at this moment is
 * included, and none can be placed until the transaction ends.
 */
export async function lockOrdersUnderWay(trx: Database, userId: number | null): Promise<string[]> {
  await sql`select from shoppers where user_id = ${userId} for update`.execute(trx);
  return ordersUnderWay(trx, userId);
}

/**
 * Erases a person from the shop (issue 14, docs/decisions/0083). Orders are kept as the law requires, with products, amounts, tax and the
 * country and state that determine the tax; names, addresses and free text are deleted. Reviews stay without name and photos. Everything
 * else is deleted. Guest orders under way with the same address keep it until they end: otherwise nobody could deliver them.
 *
 * @param trx the transaction; the user, if there is one, is locked, as are the rows for which `lockOrdersUnderWay` returned none
 */
export async function erasePerson(trx: Database, { userId, email, proved }: Person): Promise<Erased> {
  const known = proved ? email.toLowerCase() : null;
  const { rows: shoppers } = await sql<{ id: number }>`
    select id from shoppers where user_id = ${userId} for update`.execute(trx);
  const own = shoppers.map(({ id }) => id);
  const { rows: placed } = await sql<{ id: number }>`
    select placed.id from orders placed
    join order_addresses address on address.order_id = placed.id
    join shoppers shopper on shopper.id = placed.shopper_id
    where not ${isUnderWay}
      and (placed.shopper_id = any(${own}) or (shopper.user_id is null and lower(address.email) = ${known}))
    order by placed.id for update of placed`.execute(trx);
  const orders = placed.map(({ id }) => id);

  await clearOrders(trx, orders);
  const pictures = [...(await clearReviews(trx, own, orders)), ...(await clearReturns(trx, orders))];
  const atEnd = known === null ? 0 : await eraseAtEnd(trx, known);
  for (const id of own) await detachShopper(trx, id);
  await sql`delete from email_codes where email = ${email.toLowerCase()}`.execute(trx);
  await sql`delete from email_allowances where email = ${email.toLowerCase()}`.execute(trx);
  if (known !== null) await forgetAddress(trx, known);
  // deletes sessions, providers, lists and votes by cascade
  if (userId !== null) await trx.deleteFrom('users').where('id', '=', userId).execute();
  return { pictures, orders: orders.length, atEnd };
}

/** Keeps country and state, which determine tax and shipping price. */
async function clearOrders(trx: Database, orders: readonly number[]): Promise<void> {
  await sql`
    update order_addresses set name = '', email = '', phone = '', city = '', zip = '', address_1 = '', address_2 = null,
      delivery_instruction = null, company = null, tax_number = null, billing = null
    where order_id = any(${orders})`.execute(trx);
  await sql`update cancellations set title = '', message = '' where order_id = any(${orders})`.execute(trx);
  await sql`
    update parcel_cancellations set title = '', message = ''
    where parcel_id in (select id from parcels where order_id = any(${orders}))`.execute(trx);
  // hand-over data for gateways may contain name and address
  await sql`update payments set hand_over = null where order_id = any(${orders}) and hand_over is not null`.execute(
    trx,
  );
  // there is no recipient any more
  await sql`
    update order_news set next_try_at = null, trying_since = null
    where order_id = any(${orders}) and next_try_at is not null`.execute(trx);
}

/** @returns names of the photos, which may show somebody or their home */
async function clearReviews(trx: Database, shoppers: readonly number[], orders: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ image: string }>`
    with own as (
      select id from reviews where shopper_id = any(${shoppers}) or order_id = any(${orders})
    ), nameless as (
      update reviews set author = '' where id in (select id from own)
    )
    delete from review_images where review_id in (select id from own) returning image`.execute(trx);
  return rows.map(({ image }) => image);
}

/** Erases texts and photos of returns and messages to stores. @returns names of the photos */
async function clearReturns(trx: Database, orders: readonly number[]): Promise<string[]> {
  await sql`update returns set message = '', answer = '' where order_id = any(${orders})`.execute(trx);
  await sql`
    update store_notices set next_try_at = null
    where return_id in (select id from returns where order_id = any(${orders}))`.execute(trx);
  await sql`delete from order_messages where order_id = any(${orders})`.execute(trx);
  const { rows } = await sql<{ image: string }>`
    delete from return_images where return_id in (select id from returns where order_id = any(${orders}))
    returning image`.execute(trx);
  return rows.map(({ image }) => image);
}

/** Schedules guest orders to be anonymised when they end. @param email in lower case @returns how many */
async function eraseAtEnd(trx: Database, email: string): Promise<number> {
  const { rows } = await sql`
    insert into erasures_at_end (order_id)
    select placed.id from orders placed
    join order_addresses address on address.order_id = placed.id
    join shoppers shopper on shopper.id = placed.shopper_id
    where ${isUnderWay} and shopper.user_id is null and lower(address.email) = ${email}
    on conflict (order_id) do update set order_id = excluded.order_id
    returning order_id`.execute(trx);
  return rows.length;
}

/** Orders at a time. */
const BATCH = 50;

/**
 * Anonymises guest orders scheduled while they were under way, once they have ended and their last mail is sent.
 *
 * @returns names of photos, whose files must be deleted after the commit
 */
export async function finishErasures(trx: Database): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select placed.id from erasures_at_end due join orders placed on placed.id = due.order_id
    where not ${isUnderWay} and not exists (
      select from order_news news where news.order_id = placed.id and news.next_try_at is not null)
    order by placed.id limit ${BATCH} for update of placed skip locked`.execute(trx);
  const orders = rows.map(({ id }) => id);
  if (orders.length === 0) return [];
  await clearOrders(trx, orders);
  const pictures = [...(await clearReviews(trx, [], orders)), ...(await clearReturns(trx, orders))];
  await sql`delete from erasures_at_end where order_id = any(${orders})`.execute(trx);
  return pictures;
}

/** Detaches an account's shopper row from any person, so that orders and used vouchers stay countable. */
async function detachShopper(trx: Database, id: number): Promise<void> {
  await sql`
    update shoppers set user_id = null, selected_address_id = null, guest_token_hash = ${hashToken(
      randomBytes(32).toString('base64url'),
    )} where id = ${id}`.execute(trx);
  await sql`delete from addresses where shopper_id = ${id}`.execute(trx);
  await sql`delete from cart_lines where shopper_id = ${id}`.execute(trx);
}

/** Deletes what is stored under an address, entered by anybody, with or without an account. @param email in lower case */
async function forgetAddress(trx: Database, email: string): Promise<void> {
  await sql`
    delete from addresses where lower(email) = ${email}
      and shopper_id in (select id from shoppers where user_id is null)`.execute(trx);
  await sql`delete from contact_messages where lower(email) = ${email}`.execute(trx);
  await sql`delete from newsletter_subscriptions where lower(email) = ${email}`.execute(trx);
  await sql`delete from newsletter_requests where email = ${email}`.execute(trx);
  await sql`delete from restock_requests where email = ${email}`.execute(trx);
}
