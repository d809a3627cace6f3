import * as CALLS from 'shared-kernel/contract/calls';
import { OrderMethod } from 'shared-kernel/contract/enums';
import type { PaymentAnswer, PaymentDone } from 'shared-kernel/contract/orders';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import type { RazorpayReturn } from './read-return';

/**
 * Lets the server verify a payment by the three values that Razorpay signed (S159, S161). The server checks them and queries
 * Razorpay itself; values of the URL alone prove nothing.
 */
export async function finishPayment(api: ApiClient, { order, signed }: RazorpayReturn): Promise<PaymentAnswer> {
  const body: PaymentDone = {
    id: order,
    order_method: OrderMethod.razorpay,
    payment_token: signed?.payment ?? null,
    ...(signed && { razorpay_order_id: signed.order, razorpay_signature: signed.signature }),
  };
  return (await api.request<PaymentAnswer>(CALLS.paymentDone, { body })).data;
}
