import { OrderMethod } from 'shared-kernel/contract/enums';
import { ACCOUNT_PAGE_SIZE } from 'shared-kernel/contract/filters';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import {
  OrderDetail,
  OrderPage,
  OrdersQuery,
  PaymentDone,
  PlacedOrder,
  PlaceOrder,
} from 'shared-kernel/contract/orders';
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
import { readVariants } from '../cart/variant-rows';
import type { Mailer } from '../mail/mailer';
import { siteName } from '../mail/site-name';
import { findShopper } from '../shoppers/shopper';
import { orderMail } from './order-mail';
import { createOrderQueries } from './orders.queries';
import { placeOrder } from './place-order';
import { type Reader, toOrderDetail, toOrderRow, toPlacedOrder } from './to-order';

interface Needs {
  db: Database;
  clock: () => Date;
  mailer: Mailer;
  /** where shoppers see the shop, for links in mails */
  publicOrigin: string;
}

const Query = OrdersQuery.extend({ page: PageNumber, time_zone: TimeZone });
const IDEMPOTENCY_KEY = /^[\w.:-]{8,128}$/;

/** `order/*` (S157, S158, S163, S183 to S186, S190). */
export function orderRoutes(api: Api, { db, clock, mailer, publicOrigin }: Needs): void {
  /** Orders of the caller; a visitor who never wrote anything has none. */
  async function ordersOf(caller: Caller | null) {
    const shopperId = await findShopper(db, caller);
    return shopperId === null ? null : createOrderQueries(db, shopperId);
  }

  async function readDetail(caller: Caller | null, id: number, reader: Reader): Promise<OrderDetail> {
    const orders = await ordersOf(caller);
    const order = await orders?.find(id);
    if (!orders || !order) throw new Refused('orders.notFound');
    const products = await orders.products([id], reader.language);
    const facts = await orders.facts(id, reader.language);
    const inventoryIds = products.map((product) => product.inventory_id);
    const variants = await readVariants(db, inventoryIds, reader.language);
    return toOrderDetail(order, products, { ...facts, variants }, reader);
  }

  api.answer(
    'placeOrder',
    { body: PlaceOrder.extend({ time_zone: TimeZone }), data: PlacedOrder },
    async ({ caller, body, language, request }) => {
      if (!caller) throw new Refused('orders.nothingSelected');
      const key = request.headers[HEADER.idempotencyKey.toLowerCase()];
      if (key !== undefined && !IDEMPOTENCY_KEY.test(String(key))) throw new Refused('validation.malformed');
      const checkout = { caller, wish: body, key: key === undefined ? null : String(key), language };
      const id = await placeOrder(db, checkout, clock());
      const order = await (await ordersOf(caller))?.find(id);
      if (!order) throw new Fault(500);
      return new Answer(toPlacedOrder(order, { language, timeZone: body.time_zone }), { key: 'orders.placed' });
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
    const reader = { language, timeZone: time_zone };
    if (order_id !== undefined) return readDetail(caller, order_id, reader);
    const window = pageWindow(page, ACCOUNT_PAGE_SIZE);
    const orders = await ordersOf(caller);
    const found = await orders?.list(filter, window);
    const rows = found?.rows ?? [];
    const products =
      (await orders?.products(
        rows.map((order) => order.id),
        language,
      )) ?? [];
    const shown = rows.map((order) => toOrderRow(order, products, reader));
    return pageObject(shown, found?.total ?? 0, window, request.url.split('?')[0] ?? '');
  }
  const data = z.union([OrderDetail, OrderPage]);
  api.answer('orders', { body: Query, data }, (context) => readOrders(context, context.body));
  api.answer('ordersByGet', { query: Query, data }, (context) => readOrders(context, context.query));

  api.answer(
    'sendOrderEmail',
    { params: z.object({ id: IdParam }), query: z.object({ time_zone: TimeZone }), data: z.literal(true) },
    async ({ caller, params, query, language }) => {
      const order = await readDetail(caller, params.id, { language, timeZone: query.time_zone });
      await sendConfirmation(caller, order, language);
      return new Answer(true as const, { key: 'orders.emailSent' });
    },
  );

  /** At most one mail a minute per order; the second request finds it sent. */
  async function sendConfirmation(caller: Caller | null, order: OrderDetail, language: LanguageCode): Promise<void> {
    const orders = await ordersOf(caller);
    if (!(await orders?.claimConfirmation(order.id, clock()))) return;
    try {
      await mailer.send(orderMail(order, language, { site: await siteName(db, language), origin: publicOrigin }));
    } catch (cause) {
      await orders?.releaseConfirmation(order.id);
      throw Object.assign(new Fault(503, 'mail.notSent'), { cause });
    }
  }

  api.answer('paymentDone', { body: PaymentDone, data: z.literal(1) }, async ({ caller, body }) => {
    const order = await (await ordersOf(caller))?.find(body.id);
    if (!order) throw new Refused('orders.notFound');
    // cash on delivery is paid at the door: nothing to find out, the order stays as it is
    if (order.order_method !== OrderMethod.cashOnDelivery || body.order_method !== OrderMethod.cashOnDelivery) {
      throw new Refused('orders.methodOff');
    }
    return 1 as const;
  });
}
