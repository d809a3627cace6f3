import { queryOptions } from '@tanstack/react-query';
import * as CALLS from '../contract/calls';
import { OrderMethod, PaymentStatus } from '../contract/enums';
import type { OrderRow } from '../contract/orders';
import type { PaymentGateway } from '../contract/site';
import type { ApiClient } from '../platform/api-client';

/** Payment methods that the shop accepts (S155, D32). */
export const paymentGatewayQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['payment-gateway'],
    queryFn: async ({ signal }) => (await api.request<PaymentGateway>(CALLS.paymentGateway, { signal })).data,
  });

export type MethodName = keyof typeof OrderMethod;

const FLAG: Record<MethodName, Exclude<keyof PaymentGateway, 'default'>> = {
  razorpay: 'razorpay',
  cashOnDelivery: 'cash_on_delivery',
  stripe: 'stripe',
  paypal: 'paypal',
  flutterwave: 'flutterwave',
  iyzico: 'iyzico_payment',
};

export interface OfferedMethods {
  /** the preselected one first */
  methods: MethodName[];
  /** the server's default when it is offered, otherwise the first; null when there is none */
  preselected: MethodName | null;
}

/** Payment methods with the server's default first, then in the specification's order; unknown ones are ignored (S153 to S155). */
export function offeredMethods(gateway: PaymentGateway): OfferedMethods {
  const methods = (Object.keys(FLAG) as MethodName[]).filter((name) => gateway[FLAG[name]] === 1);
  const isOther = (name: MethodName) => OrderMethod[name] !== gateway.default;
  methods.sort((one, other) => Number(isOther(one)) - Number(isOther(other)));
  return { methods, preselected: methods[0] ?? null };
}

/** True for an online order that is unpaid and can still be paid. */
export function waitsForPayment(order: Pick<OrderRow, 'payment_done' | 'order_method' | 'cancelled'>): boolean {
  return (
    order.payment_done !== PaymentStatus.paid &&
    order.order_method !== OrderMethod.cashOnDelivery &&
    order.cancelled === 0
  );
}
