import { sql } from 'kysely';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { toMinor, USUAL_DIGITS } from 'shared-kernel/rules/money';
import { z } from 'zod';
import { readOrder } from '../../modules/orders/read-order';
import { command, Refusal } from '../command';
import { harmless, plainAmount, plainMoment } from '../wording';
import { findOrder, methodName, ORDER, orderName, stepName } from './order';
import { destinations, packed } from './packing';
import { listParcels, type NamedParcel, parcelData, parcelState } from './parcel';

interface Attempt {
  id: number;
  state: string;
  note: string | null;
  refund: string | null;
}
interface NewsRow {
  news: string;
  at: Date;
  sent: Date | null;
  due: Date | null;
}

/** Shows everything about one order. */
export const orderShow = command({
  verb: 'show',
  about: 'one order: what was bought, where it goes, its steps, payments and mails',
  arguments: ORDER,
  examples: ['order show 7Q2KX-0M4TZ-9HVBC'],
  input: z.object({ order: orderName }),
  async run({ order: name }, { db, now }) {
    const { id, code, shopperId } = await findOrder(db, name);
    const order = await readOrder(db, shopperId, id, { language: 'en', now });
    if (!order) throw new Refusal([`The order ${code} has just changed hands; try again.`]);
    const { rows: payments } = await sql<Attempt>`
      select tried.id, tried.state, tried.note, back.state as refund
      from payments tried left join refunds back on back.payment_id = tried.id
      where tried.order_id = ${id} order by tried.id`.execute(db);
    const { rows: mails } = await sql<NewsRow>`
      select news, created_at as at, sent_at as sent, next_try_at as due from order_news where order_id = ${id} order by id`.execute(
      db,
    );
    const parcels = (await listParcels(db, [id])).get(id) ?? [];
    const { calculated, cancellation, voucher, currency, currency_format } = order;
    const plain = (major: number) => plainAmount(toMinor(major), currency_format?.digits ?? USUAL_DIGITS);
    const amount = (major: number) => `${plain(major)} ${currency}`;
    const facts = ['paid', 'cancelled', 'expired', 'refunded'].filter(
      (_, n) => [order.payment_done, order.cancelled, order.expired, order.refunded][n] === 1,
    );
    return {
      messages: [
        `Order ${code} (id ${id}), ${[stepName(order.status), ...facts].join(', ')}`,
        `Total ${amount(calculated.total_price)}, by ${methodName(order.order_method)}; shipping ${amount(calculated.shipping_price)}, tax ${amount(calculated.tax)}${calculated.tax_included ? ' included' : ''}${calculated.shipping_tax === undefined ? '' : ` (${amount(calculated.shipping_tax)} on shipping)`}`,
        ...(voucher ? [`Voucher ${voucher.code}: ${amount(calculated.voucher_price)} off`] : []),
        ...(order.invoice ? [`Invoice ${order.invoice.number} of ${plainMoment(order.invoice.issued_at)}`] : []),
        ...(order.credit_notes ?? []).map(
          (note) => `Credit note ${note.number} of ${plainMoment(note.issued_at)}: ${amount(note.amount)}`,
        ),
        ...destinations(order),
        ...(cancellation ? [`Cancelled: ${cancellation.title}: ${cancellation.message}`] : []),
        ...order.status_history.map(({ status, at }) => `Step ${stepName(status)} at ${plainMoment(at)}`),
        ...parcels.map(
          (parcel) => `Parcel of ${parcel.store} (${parcel.slug}) ${parcelState(parcel)}${carriedBy(parcel)}`,
        ),
        ...payments.map(({ id: payment, state, note, refund }) =>
          [`Payment ${payment} ${state}`, note, refund && `refund ${refund}`].filter(Boolean).join('; '),
        ),
        ...(order.refunds ?? []).map(({ id: part, amount: sum, state, at, left_off }) =>
          left_off
            ? `Left off what is paid at the door: ${amount(sum)} at ${plainMoment(at)}`
            : `Refund p${part} of ${amount(sum)} ${state} at ${plainMoment(at)}`,
        ),
        ...(order.returns ?? []).map(
          ({ id: returnId, state, asked_at }) => `Return ${returnId} ${state}, asked at ${plainMoment(asked_at)}`,
        ),
        ...(order.messages ?? []).map(({ message, at }) => `Message of ${plainMoment(at)}: ${harmless(message)}`),
        ...mails.map((mail) => `Mail ${mail.news} of ${plainMoment(mail.at)} ${sentHow(mail)}`),
        '',
      ],
      rows: order.ordered_products.map((item) => ({
        line: item.id,
        product: item.product_id,
        store: item.product.store.name,
        ...packed(item),
        price: plain(item.selling),
        shipping: plain(item.shipping_price),
      })),
      data: {
        ...order,
        parcels: parcels.map((parcel) => ({ ...parcelData(parcel), steps: stepsOf(order, parcel) })),
        payments,
        mails,
      },
    };
  },
});

const stepsOf = ({ parcels = [] }: OrderDetail, { storeId }: NamedParcel) =>
  parcels.find(({ store_id }) => store_id === storeId)?.status_history ?? [];

const carriedBy = ({ carrier, code, link }: NamedParcel) =>
  carrier ? `; ${[carrier, code, link].filter(Boolean).join(' ')}` : '';

const sentHow = ({ sent, due }: NewsRow) =>
  sent ? `sent at ${plainMoment(sent)}` : due ? 'still to be sent' : 'was not sent';
