import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Gateway, GatewayEvent } from '../../payments/gateway';
import type { Background } from './background';
import type { Settle } from './settle';

interface Dependencies {
  db: Database;
  clock: () => Date;
  settle: Settle;
  background: Background;
}

/** Webhook events of gateways: each one is stored once and takes effect once, however often it is sent (P4). */
export interface Events {
  /**
   * Stores an event; a new one is processed after this call returns. The reconciler picks up events that a crash leaves unprocessed.
   *
   * @param bodyHash SHA-256 of the request body, for later investigation
   */
  take(gateway: Gateway, event: GatewayEvent, bodyHash: Buffer): Promise<void>;
}

export function createEvents({ db, clock, settle, background }: Dependencies): Events {
  return {
    async take(gateway, { id, reference }, bodyHash) {
      const now = clock();
      // one statement: a hundred equal events at once wait for each other here and nowhere else
      const { rows } = await sql<{ payment_id: number | null }>`
        insert into payment_events (provider, event_id, order_id, payment_id, body_hash, received_at, handled_at)
        select ${gateway.name}, ${id}, about.order_id, about.id, ${bodyHash}, ${now}::timestamptz,
          case when about.id is null then ${now}::timestamptz end
        from (select) one
        left join payments about on about.method = ${gateway.method} and about.reference = ${reference}
        on conflict do nothing
        returning payment_id`.execute(db);
      const paymentId = rows[0]?.payment_id;
      if (!paymentId) return;
      background.run(`event of ${gateway.name}`, async () => {
        await settle(paymentId);
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
