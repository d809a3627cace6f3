import type { Minor } from 'shared-kernel/rules/money';
import type { Database } from '../../db/database';
import { toNumeric } from '../../db/money';

/**
 * Creates a payment attempt, which is started at its gateway after the commit (`PaymentEngine.startPayment`).
 *
 * @param trx the transaction that holds the order locked
 * @param amount amount due, minor units
 * @returns id of the attempt
 */
export async function openPayment(
  trx: Database,
  { orderId, method, amount, currency }: { orderId: number; method: number; amount: Minor; currency: string },
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('payments')
    .values({
      order_id: orderId,
      method,
      amount: toNumeric(amount),
      currency,
      next_check_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
