import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database';
import { hashToken } from '../../http/find-user';
import { lockShopper } from './shopper';

/**
 * Moves a guest's data to the account the guest signed in to (D30): cart lines one by one up to the stock,
 * addresses, orders. The guest's shopper is removed as well, so a second sign-in with the same token moves nothing; a concurrent
 * one waits for the first and then finds nothing.
 *
 * @param trx the transaction of the sign-in
 * @param userToken the guest's token; if unknown or absent, nothing happens
 */
export async function mergeGuest(trx: Database, userId: number, userToken: string | undefined): Promise<void> {
  const user = await lockShopper(trx, { kind: 'user', id: userId, token: '' });
  if (!userToken) return;
  const guest = await trx
    .selectFrom('shoppers')
    .select(['id', 'selected_address_id'])
    .where('guest_token_hash', '=', hashToken(userToken))
    .forUpdate()
    .executeTakeFirst();
  if (!guest) return;

  await mergeLines(trx, user, guest.id);
  await sql`update shoppers set selected_address_id = null where id = ${guest.id}`.execute(trx);
  await sql`update addresses set shopper_id = ${user} where shopper_id = ${guest.id}`.execute(trx);
  await sql`
    update shoppers set selected_address_id = coalesce(selected_address_id, ${guest.selected_address_id})
    where id = ${user}`.execute(trx);
  await moveOrders(trx, user, sql`theirs.shopper_id = ${guest.id}`);
  await sql`update voucher_uses set shopper_id = ${user} where shopper_id = ${guest.id}`.execute(trx);
  await sql`update reviews set shopper_id = ${user} where shopper_id = ${guest.id}`.execute(trx);
  await sql`delete from shoppers where id = ${guest.id}`.execute(trx);
}

/** An order's code, or its number in links from before 2026-12. */
export type NamedOrder = string | number;

/**
 * Moves guest orders that this browser has opened by mail links to the account that signs in, if the mails went to the account's
 * verified address (docs/decisions/0112).
 *
 * @param trx the transaction of the sign-in
 */
export async function takeOpenedOrders(trx: Database, userId: number, opened: readonly NamedOrder[]): Promise<void> {
  if (opened.length === 0) return;
  const codes = opened.filter((one) => typeof one === 'string');
  const numbers = opened.filter((one) => typeof one === 'number');
  const user = await lockShopper(trx, { kind: 'user', id: userId, token: '' });
  // locks shopper and order, so that concurrent changes by the guest are serialised
  const { rows } = await sql<{ id: number }>`
    select placed.id from orders placed
    join shoppers guest on guest.id = placed.shopper_id and guest.user_id is null
    join order_addresses address on address.order_id = placed.id
    join users on users.id = ${userId} and users.email_proved and lower(users.email) = lower(address.email)
    where placed.tracking_code = any(${codes}) or placed.id = any(${numbers})
    order by placed.id for no key update of guest, placed`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await moveOrders(trx, user, sql`theirs.id = any(${ids})`);
  await sql`update voucher_uses set shopper_id = ${user} where order_id = any(${ids})`.execute(trx);
  await sql`update reviews set shopper_id = ${user} where order_id = any(${ids})`.execute(trx);
}

/** @param which condition on `theirs`, the orders to move */
async function moveOrders(trx: Database, user: number, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    update orders placed
    set shopper_id = ${user},
      idempotency_key = case when taken then null else idempotency_key end,
      payload_hash = case when taken then null else payload_hash end
    from (
      select theirs.id, exists (
        select from orders own where own.shopper_id = ${user} and own.idempotency_key = theirs.idempotency_key
      ) as taken
      from orders theirs where ${which}
    ) as moved
    where placed.id = moved.id`.execute(trx);
}

/**
 * Lines that only the guest has keep their choices; those sold out meanwhile are saved for later. For a variant
 * that both have:
 * - quantities in the cart add up, but never to more than the stock (or the shop's maximum), and never to fewer than the user had;
 * - pieces saved for later never turn into pieces to be paid: lines in the cart take precedence;
 * - the guest's choice of checked state and shipping type wins, as the more recent one.
 */
async function mergeLines(trx: Database, user: number, guest: number): Promise<void> {
  await sql`
    insert into cart_lines as own
      (shopper_id, product_id, inventory_id, quantity, selected, shipping_type, saved, seen_price, created_at)
    select ${user}, line.product_id, line.inventory_id,
      case when line.saved or most.pieces = 0 then line.quantity else least(line.quantity, most.pieces) end,
      case when most.pieces = 0 then 2 else line.selected end,
      line.shipping_type, line.saved or most.pieces = 0, line.seen_price, line.created_at
    from cart_lines line
    join inventory stock on stock.id = line.inventory_id
    cross join lateral (select least(stock.quantity, (select max_quantity from settings)) as pieces) most
    where line.shopper_id = ${guest}
    order by line.id
    on conflict (shopper_id, inventory_id) do update set
      quantity = case
        when own.saved = excluded.saved then greatest(own.quantity, least(
          own.quantity + excluded.quantity,
          (select quantity from inventory where id = own.inventory_id),
          (select max_quantity from settings)
        ))
        when own.saved then excluded.quantity
        else own.quantity
      end,
      saved = own.saved and excluded.saved,
      selected = case when excluded.saved then own.selected else excluded.selected end,
      shipping_type = case when excluded.saved and not own.saved then own.shipping_type else excluded.shipping_type end,
      seen_price = coalesce(excluded.seen_price, own.seen_price)`.execute(trx);
}
