/** How a shopper came back from Razorpay's page; see `shell/src/server/gateway-return.ts`. */
export interface RazorpayReturn {
  orderId: number;
  /** what Razorpay signed, after a payment */
  signed: { payment: string; order: string; signature: string } | null;
  /** Razorpay reported a failed payment; otherwise, without signed values, the shopper left it */
  failed: boolean;
}

/** Reads the return from the page's query; null when it names no order: the page was opened by itself (S165). */
export function readReturn(query: URLSearchParams): RazorpayReturn | null {
  const orderId = Number(query.get('order'));
  if (!Number.isSafeInteger(orderId) || orderId <= 0) return null;
  const payment = query.get('razorpay_payment_id');
  const order = query.get('razorpay_order_id');
  const signature = query.get('razorpay_signature');
  return {
    orderId,
    signed: payment && order && signature ? { payment, order, signature } : null,
    failed: query.has('failed'),
  };
}
