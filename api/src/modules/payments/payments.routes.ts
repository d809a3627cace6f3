import { OrderMethod, PaymentStatus } from 'shared-kernel/contract/enums';
import { PaymentAnswer, PaymentDone } from 'shared-kernel/contract/orders';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Refused } from '../../http/refused';
import { NotGenuine } from '../../payments/gateway';
import type { Gateways } from '../../payments/gateways';
import { findOrderId } from '../orders/find-order-id';
import type { OrderAccess } from '../orders/order-access';
import { createOrderQueries } from '../orders/orders.queries';
import type { Payments } from './payments';
import { createPaymentQueries } from './payments.queries';

interface Dependencies {
  db: Database;
  access: OrderAccess;
  gateways: Gateways;
  payments: Payments;
}

/** `order/payment-done` (S161, S162, D35): pays (again), or checks the payment after the shopper's return. */
export function paymentRoutes(api: Api, { db, access, gateways, payments }: Dependencies): void {
  const queries = createPaymentQueries(db);

  /** The attempt named by a return if it belongs to this order, otherwise the order's newest attempt. */
  async function attemptOf(orderId: number, { order_method, ...sent }: PaymentDone) {
    const attempts = await queries.ofOrder(orderId);
    const named = gateways.byMethod(order_method)?.readReturn({
      ...(sent.payment_token && { razorpay_payment_id: sent.payment_token }),
      ...(sent.razorpay_order_id && { razorpay_order_id: sent.razorpay_order_id }),
      ...(sent.razorpay_signature && { razorpay_signature: sent.razorpay_signature }),
    });
    return attempts.find(({ method, reference }) => method === order_method && reference === named) ?? attempts[0];
  }

  api.answer('paymentDone', { body: PaymentDone, data: PaymentAnswer }, async ({ caller, body, request }) => {
    const id = await findOrderId(db, body.id);
    const shopperId = id !== null ? await access.findOwner({ caller, request }, id) : null;
    const order = id !== null && shopperId !== null ? await createOrderQueries(db, shopperId).find(id) : undefined;
    if (!order) throw new Refused('orders.notFound');
    if (order.payment_done === PaymentStatus.paid) return 1;
    // cash on delivery: there is no payment to check
    const atTheDoor = order.order_method === OrderMethod.cashOnDelivery;
    if (atTheDoor && body.order_method === OrderMethod.cashOnDelivery) return 1;
    if (!body.payment_token) return payments.pay({ orderId: order.id, method: body.order_method, ip: request.ip });
    try {
      const attempt = await attemptOf(order.id, body);
      if (!attempt) return { state: 'failed' as const, redirect: null };
      return payments.returns.answer(await payments.returns.check(attempt.id));
    } catch (error) {
      if (!(error instanceof NotGenuine)) throw error;
      request.log.warn({ order: order.id, reason: error.message }, 'return is not genuine');
      throw new Refused('orders.notGenuine');
    }
  });
}
