import * as CALLS from 'shared-kernel/contract/calls';
import type { PaymentAnswer, PaymentDone } from 'shared-kernel/contract/orders';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Starts to pay an order (again), with this method from now on (S161, S162). */
export async function payOrder(api: ApiClient, id: number, method: number): Promise<PaymentAnswer> {
  const body: PaymentDone = { id, order_method: method };
  return (await api.request<PaymentAnswer>(CALLS.paymentDone, { body })).data;
}
