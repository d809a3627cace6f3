import { ACCOUNT_PAGE_SIZE } from 'shared-kernel/contract/filters';
import { OrderDetail, OrderPage, OrdersQuery, PlacedOrder, PlaceOrder } from 'shared-kernel/contract/orders';
import { HEADER } from 'shared-kernel/contract/storage';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api, Context } from '../../http/api';
import type { Caller } from '../../http/caller';
import { Answer } from '../../http/envelope';
import { Fault } from '../../http/fault';
import { TimeZone } from '../../http/moments';
import { PageNumber, pageObject, pageWindow } from '../../http/paging';
import { IdParam } from '../../http/parameters';
import { Refused } from '../../http/refused';
import type { PaymentEngine } from '../../payments/payment-engine';
import { findShopper } from '../shoppers/shopper';
import type { VoucherGuesses } from '../vouchers/voucher-guesses';
import type { ConfirmOrder } from './confirm-order';
import { findOrderId } from './find-order-id';
import type { OrderAccess } from './order-access';
import { createOrderQueries } from './orders.queries';
import { placeOrder } from './place-order';
import { readOrder } from './read-order';
import type { SendNews } from './send-news';
import { type Reader, toOrderRow, toPlacedOrder } from './to-order';

interface Dependencies {
  db: Database;
  clock: () => Date;
  access: OrderAccess;
  confirmOrder: ConfirmOrder;
  sendNews: SendNews;
  /** runs after the response, so that a slow or unreachable mail server delays no order */
  background: { run(name: string, work: () => Promise<unknown>): void };
  paymentEngine: PaymentEngine;
  guesses: VoucherGuesses;
  /** how long stock and voucher are held for an unpaid online order */
  holdMinutes: number;
}

const Query = OrdersQuery.extend({ page: PageNumber, time_zone: TimeZone });
const IDEMPOTENCY_KEY = /^[\w.:-]{8,128}$/;

/** `order/*` (S157, S158, S163, S183 to S186, S190). */
export function orderRoutes(api: Api, dependencies: Dependencies): void {
  const { db, clock, access, confirmOrder, sendNews, background, paymentEngine, guesses, holdMinutes } = dependencies;
  /** Orders of the caller; null for a visitor who is no shopper yet. */
  async function ordersOf(caller: Caller | null) {
    const shopperId = await findShopper(db, caller);
    return shopperId === null ? null : createOrderQueries(db, shopperId);
  }

  async function readDetail(
    asking: Parameters<OrderAccess['findOwner']>[0],
    named: number | string,
    reader: Reader,
  ): Promise<OrderDetail> {
    const id = await findOrderId(db, named);
    const order = id !== null && (await readOrder(db, await access.findOwner(asking, id), id, reader));
    if (!order) throw new Refused('orders.notFound');
    return order;
  }

  api.answer(
    'placeOrder',
    { body: PlaceOrder.extend({ time_zone: TimeZone }), data: PlacedOrder },
    async ({ caller, body, language, request, reply }) => {
      if (!caller) throw new Refused('orders.nothingSelected');
      const key = request.headers[HEADER.idempotencyKey.toLowerCase()];
      if (key !== undefined && !IDEMPOTENCY_KEY.test(String(key))) throw new Refused('validation.malformed');
      const checkout = { caller, input: body, key: key === undefined ? null : String(key), language };
      const place = () => placeOrder(db, checkout, { isConfigured: paymentEngine.isConfigured, holdMinutes }, clock());
      const namesCode = body.voucher?.trim();
      const { orderId, paymentId } = await (namesCode ? guesses.watch({ caller, request, reply }, place) : place());
      background.run('mail', sendNews);
      // after the commit: a hanging gateway holds no lock, and an unreachable one loses no order
      const redirect = paymentId === null ? null : await paymentEngine.startPayment(paymentId, request.ip);
      const order = await (await ordersOf(caller))?.find(orderId);
      if (!order) throw new Fault(500);
      return new Answer(toPlacedOrder(order, { language, timeZone: body.time_zone }, redirect), {
        key: 'orders.placed',
      });
    },
  );

  async function readOrders(
    {
      caller,
      language,
      request,
    }: Pick<Context<'orders', unknown, unknown, unknown>, 'caller' | 'language' | 'request'>,
    { order_id, page, time_zone, ...filter }: z.output<typeof Query>,
  ): Promise<OrderDetail | OrderPage> {
    const reader = { language, timeZone: time_zone, now: clock() };
    if (order_id !== undefined) return readDetail({ caller, request }, order_id, reader);
    const window = pageWindow(page, ACCOUNT_PAGE_SIZE);
    const orders = await ordersOf(caller);
    const listed = await orders?.list(filter, window);
    const rows = listed?.rows ?? [];
    const products =
      (await orders?.products(
        rows.map((order) => order.id),
        language,
      )) ?? [];
    const shown = rows.map((order) => toOrderRow(order, products, reader));
    return pageObject(shown, listed?.total ?? 0, window, request.url.split('?')[0] ?? '');
  }
  const data = z.union([OrderDetail, OrderPage]);
  api.answer('orders', { body: Query, data, use: 'reads' }, (context) => readOrders(context, context.body));
  api.answer('ordersByGet', { query: Query, data }, (context) => readOrders(context, context.query));

  api.answer(
    'sendOrderEmail',
    {
      params: z.object({ id: IdParam }),
      query: z.object({ time_zone: TimeZone }),
      data: z.literal(true),
      use: 'writes',
    },
    async ({ caller, request, params, query, language }) => {
      const shopperId = await access.findOwner({ caller, request }, params.id);
      const reader = { language, timeZone: query.time_zone, now: clock() };
      const order = await readOrder(db, shopperId, params.id, reader);
      if (shopperId === null || !order) throw new Refused('orders.notFound');
      await confirmOrder(order.id, language);
      return new Answer(true as const, { key: 'orders.emailSent' });
    },
  );
}
