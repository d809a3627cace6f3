import type { Database } from '../../db/database';
import type { Gateway, GatewayEvent } from '../../payments/gateway';
import type { Background } from './background';
import { createPaymentQueries } from './payments.queries';
import type { Settle } from './settle';

interface Needs {
  db: Database;
  clock: () => Date;
  settle: Settle;
  background: Background;
}

/** News from gateways: each one is kept once and has an effect once, however often it is sent (P4). */
export interface Events {
  /**
   * Keeps an event; the first time it is handled after this returned. What a crash leaves behind the reconciler takes up.
   *
   * @param bodyHash SHA-256 of what was sent, for whoever must find out later
   */
  take(gateway: Gateway, event: GatewayEvent, bodyHash: Buffer): Promise<void>;
}

export function createEvents({ db, clock, settle, background }: Needs): Events {
  const queries = createPaymentQueries(db);
  return {
    async take(gateway, { id, reference }, bodyHash) {
      const payment = reference === null ? undefined : await queries.findByReference(gateway.method, reference);
      const now = clock();
      const kept = await db
        .insertInto('payment_events')
        .values({
          provider: gateway.name,
          event_id: id,
          order_id: payment?.order_id ?? null,
          payment_id: payment?.id ?? null,
          body_hash: bodyHash,
          received_at: now,
          // about nothing of ours
          handled_at: payment ? null : now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('event_id')
        .executeTakeFirst();
      if (!kept || !payment) return;
      background.run(`event of ${gateway.name}`, async () => {
        await settle(payment.id);
        await db
          .updateTable('payment_events')
          .set({ handled_at: clock() })
          .where('provider', '=', gateway.name)
          .where('event_id', '=', id)
          .execute();
      });
    },
  };
}
