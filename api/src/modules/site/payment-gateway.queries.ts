import { OrderMethod } from 'shared-kernel/contract/enums';
import type { PaymentGateway } from 'shared-kernel/contract/site';
import type { Database } from '../../db/database';

export function createPaymentGatewayQueries(db: Database) {
  return {
    /** Which ways of paying are on (D32); no keys of any kind. */
    async read(): Promise<PaymentGateway> {
      const rows = await db
        .selectFrom('payment_methods')
        .select(['method', 'preselected'])
        .where('enabled', '=', true)
        .execute();
      const on = (method: number) => (rows.some((row) => row.method === method) ? 1 : 0);
      return {
        razorpay: on(OrderMethod.razorpay),
        cash_on_delivery: on(OrderMethod.cashOnDelivery),
        stripe: on(OrderMethod.stripe),
        paypal: on(OrderMethod.paypal),
        flutterwave: on(OrderMethod.flutterwave),
        iyzico_payment: on(OrderMethod.iyzico),
        default: rows.find((row) => row.preselected)?.method ?? rows[0]?.method ?? OrderMethod.cashOnDelivery,
      };
    },
  };
}
export type PaymentGatewayQueries = ReturnType<typeof createPaymentGatewayQueries>;
