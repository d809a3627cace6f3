import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { hashToken } from '../../http/find-user';
import { lockShopper } from './shopper';

/**
 * Moves what a guest has to the account that the guest signed in to (D30): cart lines one by one up to the stock,
 * addresses, orders. The guest's shopper is removed with it, so a second sign-in with the same token moves nothing.
 *
 * @param trx the transaction of the sign-in
 * @param userToken the guest's token; unknown or absent: nothing happens
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

  // a line that both have holds both quantities, but never more than there are, and never fewer than the user had
  await sql`
    insert into cart_lines as own (shopper_id, product_id, inventory_id, quantity, selected, shipping_type)
    select ${user}, line.product_id, line.inventory_id, least(line.quantity, stock.quantity), line.selected, line.shipping_type
    from cart_lines line join inventory stock on stock.id = line.inventory_id
    where line.shopper_id = ${guest.id} and stock.quantity > 0
    order by line.id
    on conflict (shopper_id, inventory_id) do update set quantity = greatest(
      own.quantity,
      least(own.quantity + excluded.quantity, (select quantity from inventory where id = own.inventory_id))
    )`.execute(trx);
  await sql`update shoppers set selected_address_id = null where id = ${guest.id}`.execute(trx);
  await sql`update addresses set shopper_id = ${user} where shopper_id = ${guest.id}`.execute(trx);
  await sql`
    update shoppers set selected_address_id = coalesce(selected_address_id, ${guest.selected_address_id})
    where id = ${user}`.execute(trx);
  await sql`
    update orders placed
    set shopper_id = ${user},
      idempotency_key = case when taken then null else idempotency_key end,
      payload_hash = case when taken then null else payload_hash end
    from (
      select theirs.id, exists (
        select from orders own where own.shopper_id = ${user} and own.idempotency_key = theirs.idempotency_key
      ) as taken
      from orders theirs where theirs.shopper_id = ${guest.id}
    ) as moved
    where placed.id = moved.id`.execute(trx);
  await sql`update voucher_uses set shopper_id = ${user} where shopper_id = ${guest.id}`.execute(trx);
  await sql`update reviews set shopper_id = ${user} where shopper_id = ${guest.id}`.execute(trx);
  await sql`delete from shoppers where id = ${guest.id}`.execute(trx);
}
