import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { StoreParcel } from 'shared-kernel/rules/order-parcels';
import { type TextKey, translate } from '../../http/texts';
import { isolated } from '../mail/isolated';
import { composeMail, type Mail, wordsOf } from '../mail/mail';
import type { MailLook } from '../mail/mail-look';
import { mailParcel, trackingUrl } from './order-mail';
import type { OrderPage } from './order-page';

/** Tells the shopper that a store's parcel is with the carrier or on its way: carrier, tracking number and contents. */
export function parcelMail(
  parcel: StoreParcel,
  step: 'pickedUp' | 'onTheWay',
  order: OrderDetail,
  language: LanguageCode,
  look: MailLook,
  page: OrderPage,
): Mail {
  const values = { site: look.site, code: order.order, name: order.address.name, store: parcel.store.name };
  const text = (key: TextKey) => translate(language, { key, values: isolated(values, language) });
  const { carrier, tracking_code: number, tracking_link: link } = parcel.progress ?? {};
  return composeMail(
    {
      to: order.address.email,
      language,
      subject: text(`mail.parcel.${step}.subject`),
      paragraphs: [text('mail.greeting'), text(`mail.parcel.${step}.text`)],
      links: [
        ...(link ? [{ text: text('mail.parcel.track'), url: link }] : []),
        { text: text('mail.order.open'), url: page() },
        { text: text('mail.order.link'), url: trackingUrl(order, language, look) },
      ],
      parcels: [mailParcel(parcel, order, language)],
      rows: [
        ...(carrier ? [[text('mail.parcel.carrier'), carrier] as const] : []),
        ...(number ? [[text('mail.parcel.number'), number] as const] : []),
      ],
      footer: text('mail.footer'),
    },
    look,
  );
}

/** The partial refund of a cancelled parcel; undefined when the parcel cost nothing. */
export const moneyOfParcel = ({ items }: Pick<StoreParcel, 'items'>, { refunds }: Pick<OrderDetail, 'refunds'>) =>
  refunds?.findLast(({ lines }) => lines.some(({ id }) => items.some((item) => item.id === id)));

/**
 * Tells the shopper that a store's parcel was cancelled, why, and what happens to its money.
 *
 * @param hasCreditNote the credit note of the refund is attached
 */
export function parcelCalledOffMail(
  parcel: StoreParcel,
  order: OrderDetail,
  language: LanguageCode,
  look: MailLook,
  page: OrderPage,
  hasCreditNote = false,
): Mail {
  const { title = '', message = '' } = parcel.progress?.cancellation ?? {};
  const values = { site: look.site, code: order.order, name: order.address.name, store: parcel.store.name };
  const text = (key: TextKey) => translate(language, { key, values: isolated(values, language) });
  const money = moneyOfParcel(parcel, order);
  return composeMail(
    {
      to: order.address.email,
      language,
      subject: translate(language, { key: 'mail.parcelCalledOff.subject', values }),
      paragraphs: [
        text('mail.greeting'),
        text('mail.parcelCalledOff.text'),
        ...wordsOf(`${title}\n${message}`),
        ...(money ? [text(money.left_off ? 'mail.parcelCalledOff.leftOff' : 'mail.parcelCalledOff.refund')] : []),
        ...(hasCreditNote ? [text('mail.order.creditNote')] : []),
        text('mail.parcelCalledOff.rest'),
      ],
      links: [
        { text: text('mail.order.open'), url: page() },
        { text: text('mail.order.link'), url: trackingUrl(order, language, look) },
      ],
      parcels: [mailParcel(parcel, order, language)],
      footer: text('mail.footer'),
    },
    look,
  );
}
