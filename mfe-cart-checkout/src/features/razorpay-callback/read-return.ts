import { readTrackingCode } from 'shared-kernel/rules/tracking-code';

/** The result of a visit to Razorpay's page; see `shell/src/server/gateway-return.ts`. */
export interface RazorpayReturn {
  /** the order's code; its number in return URLs of earlier releases */
  order: string | number;
  /** the values that Razorpay signs after a payment */
  signed: { payment: string; order: string; signature: string } | null;
  /** Razorpay reported a failed payment; otherwise, without signed values, the shopper left it */
  failed: boolean;
}

/** Reads the result from the page's query; null without an order: the page was opened directly (S165). */
export function readReturn(query: URLSearchParams): RazorpayReturn | null {
  const named = readTrackingCode(query.get('code') ?? '') ?? numberOf(query.get('order'));
  if (named === null) return null;
  const payment = query.get('razorpay_payment_id');
  const order = query.get('razorpay_order_id');
  const signature = query.get('razorpay_signature');
  return {
    order: named,
    signed: payment && order && signature ? { payment, order, signature } : null,
    failed: query.has('failed'),
  };
}

function numberOf(order: string | null): number | null {
  const number = Number(order);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
