import { Refusal } from './refusal';
import type { News, Notice } from './simulator';
import { type Attempt, gatewayId, type Refund, refundable } from './store';

/** A payment exists from the first attempt on. */
export const isTried = ({ state }: Attempt): boolean => state === 'paid' || state === 'failed';

export function order(attempt: Attempt): object {
  const { id, amount, currency, reference, state, created } = attempt;
  const paid = state === 'paid';
  return {
    id,
    entity: 'order',
    amount,
    amount_paid: paid ? amount : 0,
    amount_due: paid ? 0 : amount,
    currency,
    receipt: reference || null,
    offer_id: null,
    status: paid ? 'paid' : isTried(attempt) ? 'attempted' : 'created',
    attempts: isTried(attempt) ? 1 : 0,
    notes: notesOf(attempt),
    created_at: seconds(created),
  };
}

export function payment(attempt: Attempt): object {
  const { id, settlement, amount, currency, state, decided, created } = attempt;
  const paid = state === 'paid';
  const refunded = amount - refundable(attempt);
  return {
    id: settlement,
    entity: 'payment',
    amount,
    currency,
    status: paid ? (refunded >= amount ? 'refunded' : 'captured') : 'failed',
    order_id: id,
    method: 'card',
    captured: paid,
    amount_refunded: refunded,
    refund_status: refunded === 0 ? null : refunded >= amount ? 'full' : 'partial',
    notes: notesOf(attempt),
    error_code: paid ? null : 'BAD_REQUEST_ERROR',
    error_description: paid ? null : 'Payment failed',
    error_reason: paid ? null : 'payment_failed',
    created_at: seconds(decided ?? created),
  };
}

export const refundOf = (attempt: Attempt, { id, amount, at }: Refund): object => ({
  id,
  entity: 'refund',
  amount,
  currency: attempt.currency,
  payment_id: attempt.settlement,
  notes: [],
  receipt: null,
  status: 'processed',
  speed_requested: 'normal',
  speed_processed: 'normal',
  created_at: seconds(at),
});

const notesOf = ({ details }: Attempt): unknown => JSON.parse(details.notes ?? '{}');
export const collection = (items: readonly object[]): object => ({ entity: 'collection', count: items.length, items });
const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

export function notice(now: Date, attempt: Attempt, news: News): Notice {
  const id = gatewayId('', 14);
  const type = news === 'paid' ? 'order.paid' : 'payment.failed';
  const entities = {
    payment: { entity: payment(attempt) },
    ...(news === 'paid' ? { order: { entity: order(attempt) } } : {}),
  };
  const event = {
    entity: 'event',
    account_id: attempt.merchant,
    event: type,
    contains: Object.keys(entities),
    payload: entities,
    created_at: seconds(now),
  };
  return { id, type, body: JSON.stringify(event) };
}

export function refusal(status: number, description: string, field: string | null = null): Refusal {
  const error = {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'NA',
    reason: 'NA',
    metadata: {},
    field,
  };
  return new Refusal(status, { error });
}
