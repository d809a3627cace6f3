import { OrderMethod } from 'shared-kernel/contract/enums';
import type { PaymentGateway } from 'shared-kernel/contract/site';
import type { Database } from '../../db/database';

/**
 * Which ways of paying the shop offers.
 *
 * @param isConfigured whether there are keys for an online method; cash on delivery needs none
 */
export function createPaymentGatewayQueries(db: Database, isConfigured: (method: number) => boolean) {
  return {
    /** Methods that are switched on and can be carried out (D32); no keys of any kind. */
    async read(): Promise<PaymentGateway> {
      const rows = await db
        .selectFrom('payment_methods')
        .select(['method', 'preselected'])
        .where('enabled', '=', true)
        .orderBy('method')
        .execute();
      const offered = rows.filter(({ method }) => method === OrderMethod.cashOnDelivery || isConfigured(method));
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
