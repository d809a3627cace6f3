import { OrderMethod, OrderStatus } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';
import { Refusal } from '../command';
import { line, type Money } from '../values';

/** Delivery steps by their names on the command line. */
export const STEPS = {
  confirmed: OrderStatus.confirmed,
  'picked-up': OrderStatus.pickedUp,
  'on-the-way': OrderStatus.onTheWay,
  delivered: OrderStatus.delivered,
} as const;
export const STEP_NAMES = ['confirmed', 'picked-up', 'on-the-way', 'delivered'] as const;
/** Name of a step by status number. */
export const stepName = (status: number): string => ['pending', ...STEP_NAMES][status - 1] ?? String(status);

/** Name of a payment method by its number. */
export const methodName = (method: number): string =>
  Object.entries(METHOD_NAMES).find(([name]) => OrderMethod[name as keyof typeof OrderMethod] === method)?.[1] ??
  String(method);
const METHOD_NAMES: Record<keyof typeof OrderMethod, string> = {
  razorpay: 'Razorpay',
  cashOnDelivery: 'cash on delivery',
  stripe: 'Stripe',
  paypal: 'PayPal',
  flutterwave: 'Flutterwave',
  iyzico: 'iyzico',
};

/** Orders are referred to by tracking code or id. */
export const ORDER = { '<order>': 'tracking code or id' };
export const ORDER_OR_ALL = { '[order]': 'tracking code or id; all without it' };
export const orderName = line(40);

/** An order, with the currency of its amounts. */
export interface Named extends Money {
  id: number;
  code: string;
  shopperId: number;
}

/** @throws Refusal when there is no such order */
export async function findOrder(db: Database, name: string): Promise<Named> {
  const number = /^\d{1,9}$/.test(name) ? Number(name) : null;
  const order = await db
    .selectFrom('orders')
    .select(['id', 'tracking_code as code', 'shopper_id as shopperId', 'currency', 'currency_digits as digits'])
    .$if(number !== null, (query) => query.where('id', '=', number))
    .$if(number === null, (query) => query.where('tracking_code', '=', name.toUpperCase()))
    .executeTakeFirst();
  if (!order) throw new Refusal([`There is no order ${name}; see 'order list'.`]);
  return order;
}

/** Message of every command that causes a mail to the shopper. */
export const MAIL_NOTICE = 'The API mails the shopper in its next round (within half a minute).';

/**
 * The message when there is no recipient: ended orders are kept when the shopper deletes their data
 * (`erasePerson`), and nobody is notified of their later returns and refunds.
 *
 * @returns null when the shopper exists
 */
export async function noMailNotice(db: Database, orderId: number): Promise<string | null> {
  const { email } = await db
    .selectFrom('order_addresses')
    .select('email')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return email === '' ? 'Nobody is mailed: whoever ordered has deleted their data.' : null;
}
