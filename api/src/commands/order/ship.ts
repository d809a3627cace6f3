import { z } from 'zod';
import { KNOWN_CARRIERS, shipmentBy } from '../../modules/orders/carriers';
import { shipParcel } from '../../modules/orders/ship-parcel';
import { command, Refusal } from '../command';
import { line } from '../values';
import { MOVE_REFUSALS } from './move';
import { findOrder, MAIL_NOTICE, ORDER, orderName, stepName } from './order';
import { listParcels, parcelData, parcelOf } from './parcel';

/** An https URL without name and password, in normalised form. */
const link = line(500).transform((text, { addIssue }) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.'))
    return url.href;
  addIssue('must be an https address, such as https://carrier.example/track/123.');
  return z.NEVER;
});
const code = line(60).regex(
  /^[\p{L}\p{N}][\p{L}\p{N} ._/-]*$/u,
  'must be letters and digits, as the carrier writes it.',
);

/** Records that a parcel was handed to a carrier. */
export const orderShip = command({
  verb: 'ship',
  about: 'what a store sends is on its way: by whom and by which number. The shopper gets a mail with it, once',
  arguments: ORDER,
  options: {
    '--store <slug>': 'whose parcel; an order from one store needs it not',
    '--carrier <name>': `${KNOWN_CARRIERS.join(', ')}, or any other by its name`,
    '--code <text>': 'the carrier’s number for the parcel',
    '--link <address>': 'where the carrier shows it, with https; of those above it follows from the number',
  },
  examples: [
    'order ship 7Q2KX-0M4TZ-9HVBC --store bazaar-basics --carrier DHL --code 00340434161094042557',
    'order ship 12 --carrier "City Bikes" --code 8812 --link https://citybikes.example/8812',
  ],
  input: z.object({ order: orderName, store: line(120).optional(), carrier: line(60), code, link: link.optional() }),
  async run({ order, store, carrier, code: number, link: own }, { db, now }) {
    const { id, code: name } = await findOrder(db, order);
    const { storeId, store: title } = parcelOf((await listParcels(db, [id])).get(id) ?? [], name, store);
    const shipment = shipmentBy(carrier, number, own);
    const outcome = await db.transaction().execute((trx) => shipParcel(trx, { orderId: id, storeId, shipment }, now));
    const parcel = (await listParcels(db, [id])).get(id)?.find((one) => one.storeId === storeId);
    if (outcome !== 'shipped' && outcome !== 'corrected')
      throw new Refusal([MOVE_REFUSALS[outcome](name, stepName(parcel?.status ?? 1), title)]);
    const by = `${shipment.carrier} ${shipment.tracking_code}`;
    return {
      messages: [
        outcome === 'shipped'
          ? `The parcel of ${title} in the order ${name} is on its way by ${by}.`
          : `The parcel of ${title} in the order ${name} was on its way already; it is known as ${by} now, without another mail.`,
        shipment.tracking_link ?? 'It has no link: give one with --link if the carrier has a page.',
        ...(outcome === 'shipped' ? [MAIL_NOTICE] : []),
      ],
      data: { id, order: name, outcome, parcel: parcel && parcelData(parcel) },
    };
  },
});
