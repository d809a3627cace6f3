import { CancelAnswer, Cancellation, CancelOrder } from 'shared-kernel/contract/cancellation';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { IdParam } from '../../http/parameters';
import { Refused } from '../../http/refused';
import type { TextKey } from '../../http/texts';
import { visibleLine, visibleText } from '../../http/visible-line';
import type { OrderAccess } from '../orders/order-access';
import type { SendNews } from '../orders/send-news';
import { cancelOrder } from './cancel-order';
import { createCancellationQueries } from './cancellations.queries';

interface Dependencies {
  db: Database;
  access: OrderAccess;
  clock: () => Date;
  sendNews: SendNews;
  /** runs after the response, so that a slow or unreachable mail server does not delay cancelling */
  background: { run(name: string, work: () => Promise<unknown>): void };
}

// missing values are reported with our own messages, not the schema's
const Body = CancelOrder.extend({
  title: z.string().trim().max(120).default(''),
  message: z.string().trim().max(2000).default(''),
});

/** `cancellation/*` (S187, S188, S223). */
export function cancellationRoutes(api: Api, { db, access, clock, sendNews, background }: Dependencies): void {
  const cancellations = createCancellationQueries(db);

  api.answer('cancelOrder', { body: Body, data: CancelAnswer }, async ({ caller, body, request }) => {
    const { order_id } = body;
    const title = visibleLine(body.title);
    const message = visibleText(body.message);
    const missing: { field: string; key: TextKey }[] = [];
    if (title === '') missing.push({ field: 'title', key: 'cancellations.titleRequired' });
    if (message === '') missing.push({ field: 'message', key: 'cancellations.messageRequired' });
    if (missing.length > 0) {
      throw new Refused(
        missing.map(({ key }) => ({ key })),
        undefined,
        missing.map(({ field }) => field),
      );
    }
    // an id outside the column's range names no order
    if (!IdParam.safeParse(order_id).success) throw new Refused('orders.notFound');
    const by = (await access.openedOwner({ request }, order_id)) === null ? caller : 'link';
    if (!by) throw new Refused('orders.notFound');
    await cancelOrder(db, by, { orderId: order_id, title, message }, clock());
    background.run('mail', sendNews);
    return new Answer({ result: { cancelled: true as const, order_id } }, { key: 'cancellations.cancelled' });
  });

  api.answer(
    'cancellation',
    { params: z.object({ orderId: IdParam }), data: Cancellation },
    async ({ caller, params, request }) => {
      const shopperId = await access.findOwner({ caller, request }, params.orderId);
      const cancellation = shopperId === null ? undefined : await cancellations.find(params.orderId, shopperId);
      if (cancellation === undefined) throw new Refused('orders.notFound');
      if (cancellation === null) throw new Refused('cancellations.none');
      return cancellation;
    },
  );
}
