import { pino } from 'pino';
import type { Database } from '../db/database';
import type { News } from '../modules/orders/order-news';
import { createSendNews } from '../modules/orders/send-news';
import { createPayments } from '../modules/payments/payments';
import type { Gateway } from '../payments/gateway';
import { gatewaysOf } from '../payments/gateways';

/** A payment engine like the API's, as it would run in a second process; `told` lists the news sent to shoppers. */
export function anEngine(db: Database, gateways: readonly Gateway[], clock: () => Date) {
  const mailed: [number, News][] = [];
  const log = pino({ level: 'silent' });
  const mailNews = async (orderId: number, news: News) => mailed.push([orderId, news]) > 0;
  const engine = createPayments({
    db,
    gateways: gatewaysOf(gateways),
    clock,
    log,
    publicOrigin: 'http://localhost:3000',
    orderHoldMinutes: 30,
    sendNews: createSendNews({ db, clock, log, mailNews }),
  });
  return { ...engine, mailed };
}
