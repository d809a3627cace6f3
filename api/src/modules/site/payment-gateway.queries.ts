import { OrderMethod } from 'shared-kernel/contract/enums';
import type { PaymentGateway } from 'shared-kernel/contract/site';
import type { Database } from '../../db/database';
import { type IsConfigured, offeredMethods } from './offered-methods';

/** The payment methods that the shop offers. */
export function createPaymentGatewayQueries(db: Database, isConfigured: IsConfigured) {
  return {
    /** Flags by method and the preselected one (D32); no keys of any kind. */
    async read(): Promise<PaymentGateway> {
      const offered = await offeredMethods(db, isConfigured);
      const on = (method: number) => (offered.some((row) => row.method === method) ? 1 : 0);
      return {
        razorpay: on(OrderMethod.razorpay),
        cash_on_delivery: on(OrderMethod.cashOnDelivery),
        stripe: on(OrderMethod.stripe),
        paypal: on(OrderMethod.paypal),
        flutterwave: on(OrderMethod.flutterwave),
        iyzico_payment: on(OrderMethod.iyzico),
        default: offered.find((row) => row.preselected)?.method ?? offered[0]?.method ?? OrderMethod.cashOnDelivery,
      };
    },
  };
}
export type PaymentGatewayQueries = ReturnType<typeof createPaymentGatewayQueries>;
