import { z } from 'zod';
import { Refused } from '../../http/refused';
import { callOrderOff } from '../../modules/cancellations/cancel-order';
import { type CalledOff, callParcelOff } from '../../modules/orders/call-parcel-off';
import { command, type Desk, Misuse, Refusal, type Report } from '../command';
import { line } from '../values';
import { plainAmount } from '../wording';
import { findOrder, MAIL_NOTICE, type Named, ORDER, orderName, stepName } from './order';
import { listParcels, parcelData, parcelOf } from './parcel';

/** Why a parcel is not cancelled. */
const WHY: Record<Extract<CalledOff, { why: string }>['why'], (code: string, store: string) => string> = {
  unknown: (code) => `The order ${code} is gone.`,
  cancelled: (code) => `The order ${code} is cancelled as a whole.`,
  refunded: (code) => `The order ${code} is refunded as a whole.`,
  unpaid: (code) => `The order ${code} waits for its payment: call it off as a whole, or wait until it is paid.`,
  notOfStore: (code) => `The order ${code} has no such parcel.`,
  already: (code, store) => `The parcel of ${store} in the order ${code} is cancelled already.`,
  onItsWay: (code, store) =>
    `The parcel of ${store} in the order ${code} has left. If it does not arrive, add --undelivered.`,
  arrived: (code, store) => `The parcel of ${store} in the order ${code} has arrived.`,
  last: (code) =>
    `No other parcel of the order ${code} is left: 'order cancel ${code}' without --store (and with --undelivered if it was confirmed) cancels it.`,
  atTheDoor: (code) =>
    `No gateway has the payment of the order ${code}: give the money back yourself, then add --by-hand.`,
};

/** Cancels an order on behalf of the shop, by the rules for shoppers (D40), or because it will not arrive; or only one store's parcel. */
export const orderCancel = command({
  verb: 'cancel',
  about:
    'cancels a pending order, or with --store what one store sends and has not left, or what left and does not arrive: stock goes back (of an order its voucher, too), what was paid online is refunded, the shopper gets the reason by mail',
  arguments: ORDER,
  options: {
    '--title <text>': 'the reason in a few words, shown with the order',
    '--message <text>': 'what the shopper should know',
    '--store <slug>': 'only what this store sends: its pieces and its shipping are refunded, the order goes on',
    '--undelivered':
      'it was confirmed or has left, and does not arrive: not taken at the door, lost, or given up. What was to be paid at the door is not',
    '--no-restock': 'with --undelivered: its pieces cannot be sold again',
    '--by-hand': 'with --store: you have given its money back; it is only written down',
  },
  examples: [
    'order cancel 7Q2KX-0M4TZ-9HVBC --title "Sold out" --message "The last piece was damaged."',
    'order cancel 7Q2KX-0M4TZ-9HVBC --store bazaar-basics --title "Sold out" --message "The rest of your order is on its way."',
    'order cancel 7Q2KX-0M4TZ-9HVBC --undelivered --title "Not delivered" --message "Nobody took the parcel at the door."',
  ],
  input: z.object({
    order: orderName,
    title: line(120),
    message: line(2000),
    store: line(120).optional(),
    byHand: z.boolean().default(false),
    undelivered: z.boolean().default(false),
    restock: z.boolean().default(true),
  }),
  async run({ order, title, message, store, byHand, undelivered, restock }, desk) {
    if (!restock && !undelivered) throw new Misuse(['--no-restock goes with --undelivered.']);
    const end = { title, message, ...(undelivered && { undelivered: { restock } }) };
    if (byHand && store === undefined)
      throw new Misuse(["--by-hand goes with --store; 'order refund' notes the rest."]);
    const named = await findOrder(desk.db, order);
    return store === undefined ? cancelAll(named, end, desk) : cancelParcel(named, { ...end, store, byHand }, desk);
  },
});

interface Reason {
  title: string;
  message: string;
  undelivered?: { restock: boolean };
}

async function cancelAll({ id, code }: Named, reason: Reason, { db, now }: Desk): Promise<Report> {
  await callOrderOff(db, { orderId: id, ...reason }, now).catch((error: unknown) => {
    // the message for shoppers does not help an operator, who has more options
    if (error instanceof Refused && error.message === 'cancellations.onItsWay')
      throw new Refusal([
        reason.undelivered
          ? `A parcel of the order ${code} has arrived: call off each other one, with --store.`
          : `The order ${code} is beyond pending, so it can no longer be cancelled. If it does not arrive, add --undelivered.`,
      ]);
    throw error;
  });
  const refund = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.id')
    .where('payments.order_id', '=', id)
    .executeTakeFirst();
  const money = refund ? ['What was paid goes back through its gateway with the next round.'] : [];
  return {
    messages: [`The order ${code} is cancelled.`, ...money, MAIL_NOTICE],
    data: { id, order: code, cancelled: true, refund: refund?.id ?? null },
  };
}

async function cancelParcel(
  { id, code, digits }: Named,
  { store, ...cancellation }: Reason & { store: string; byHand: boolean },
  { db, now }: Desk,
): Promise<Report> {
  const { storeId, store: title } = parcelOf((await listParcels(db, [id])).get(id) ?? [], code, store);
  const off = await db.transaction().execute(async (trx) => {
    const outcome = await callParcelOff(trx, { orderId: id, storeId, ...cancellation }, now);
    if ('why' in outcome) throw new Refusal([WHY[outcome.why](code, title)]);
    return outcome;
  });
  const { status } = await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  const parcels = (await listParcels(db, [id])).get(id) ?? [];
  const amount = plainAmount(off.amount, digits);
  const money = {
    owed: [`${amount} go back through the gateway with the next round (half a minute).`],
    given: [`${amount} are noted as given back.`],
    leftOff: [`${amount} less are to be paid at the door.`],
    nothing: [],
  }[off.done];
  return {
    messages: [
      `The parcel of ${title} in the order ${code} is cancelled; the order is ${stepName(status)}.`,
      ...money,
      MAIL_NOTICE,
    ],
    data: { id, order: code, refund: off.done, amount, status: stepName(status), parcels: parcels.map(parcelData) },
  };
}
