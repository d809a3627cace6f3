import { z } from 'zod';
import { type MoveRefusal, moveOrder } from '../../modules/orders/move-order';
import { command, Refusal } from '../command';
import { line, word } from '../values';
import { findOrder, MAIL_NOTICE, ORDER, orderName, STEP_NAMES, STEPS, stepName } from './order';
import { listParcels, parcelData, parcelOf } from './parcel';

/** Why an order or one of its parcels does not move. @param step its current step */
export const MOVE_REFUSALS: Record<MoveRefusal, (code: string, step: string, store?: string) => string> = {
  unknown: (code) => `The order ${code} is gone.`,
  cancelled: (code) => `The order ${code} is cancelled, so it moves no more.`,
  refunded: (code) => `The order ${code} is refunded, so it moves no more.`,
  unpaid: (code) => `The order ${code} waits for its payment: it can move once it is paid.`,
  behind: (code, step, store) =>
    `${store ? `The parcel of ${store} in the order ${code}` : `The order ${code}`} is ${step} already; no step is gone back or done twice.`,
  notOfStore: (code) => `The order ${code} has no such parcel.`,
  parcelCancelled: (code, _step, store) =>
    `The parcel${store ? ` of ${store}` : ''} in the order ${code} is cancelled, so it moves no more.`,
};

/** Moves an order, or one of its parcels, to a later step by the rules of docs/contracts/orders.md. */
export const orderMove = command({
  verb: 'move',
  about:
    'moves an order to a later step, all its parcels or one store’s; steps may be left out. Delivering the last one of what is paid at the door makes it paid',
  arguments: { ...ORDER, '<step>': STEP_NAMES.join(', ') },
  options: { '--store <slug>': 'only what this store sends' },
  examples: [
    'order move 7Q2KX-0M4TZ-9HVBC delivered',
    'order move 12 on-the-way',
    'order move 12 delivered --store bazaar-basics',
  ],
  input: z.object({ order: orderName, step: word(STEP_NAMES), store: line(120).optional() }),
  async run({ order, step, store }, { db, now }) {
    const { id, code } = await findOrder(db, order);
    const parcel = store === undefined ? null : parcelOf((await listParcels(db, [id])).get(id) ?? [], code, store);
    const only = parcel ? { storeId: parcel.storeId } : {};
    const why = await db.transaction().execute((trx) => moveOrder(trx, id, STEPS[step], now, only));
    const { status } = await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow();
    const parcels = (await listParcels(db, [id])).get(id) ?? [];
    if (why) {
      const current = parcels.find(({ storeId }) => storeId === parcel?.storeId)?.status ?? status;
      throw new Refusal([MOVE_REFUSALS[why](code, stepName(current), parcel?.store)]);
    }
    const done = parcel
      ? `The parcel of ${parcel.store} in the order ${code} is ${step}; the order is ${stepName(status)}.`
      : `The order ${code} is ${step}.`;
    return {
      messages: [done, MAIL_NOTICE],
      data: { id, order: code, status: stepName(status), parcels: parcels.map(parcelData) },
    };
  },
});
