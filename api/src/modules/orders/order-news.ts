import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail, OrderedProduct } from 'shared-kernel/contract/orders';
import { type Minor, toMinor } from 'shared-kernel/rules/money';
import { parcelsOf } from 'shared-kernel/rules/order-parcels';
import { promisedLink } from 'shared-kernel/rules/promised-routes';
import { leftOffMoney } from 'shared-kernel/rules/returned-money';
import { type TextKey, translate } from '../../http/texts';
import { isolated } from '../mail/isolated';
import { composeMail, type Mail } from '../mail/mail';
import { type MailLook, mailPage } from '../mail/mail-look';
import { isReturnNews, type ReturnNews, returnMail } from '../returns/return-mail';
import { itemsOfNews, newsParcels } from './news-parcels';
import { mailMoney, orderMail, orderSums, trackingUrl } from './order-mail';
import type { OrderPage } from './order-page';
import { parcelCalledOffMail, parcelMail } from './parcel-mail';

/**
 * News of an order: it was placed, its payment arrived, its delivery progressed, it was cancelled by the shopper or by the shop
 * (`calledOff`; one store's parcel: `parcelCalledOff`), it was not paid in time, it was refunded fully or partly (`partRefunded`), or a
 * return progressed.
 */
export type News =
  | 'placed'
  | 'paid'
  | 'confirmed'
  | 'pickedUp'
  | 'onTheWay'
  | 'delivered'
  | 'cancelled'
  | 'calledOff'
  | 'expired'
  | 'refunded'
  | 'partRefunded'
  | 'parcelCalledOff'
  | ReturnNews;

/** What the news concerns: one store's parcel, a partial refund, a return; null: the whole order. */
export interface NewsOf {
  storeId?: number | null;
  partRefundId?: number | null;
  /** the invoice is attached */
  hasInvoice?: boolean;
  /** the credit note of the refund is attached */
  hasCreditNote?: boolean;
  returnId?: number | null;
}

/**
 * Composes the mail that notifies the shopper of an order's news; for `placed` it is the confirmation (S163).
 *
 * @param of the part of the order concerned, if not all of it
 */
export function newsMail(
  order: OrderDetail,
  news: News,
  language: LanguageCode,
  look: MailLook,
  page: OrderPage,
  { storeId = null, partRefundId = null, returnId = null, hasInvoice = false, hasCreditNote = false }: NewsOf = {},
): Mail {
  if (news === 'placed') return orderMail(order, language, look, page, hasInvoice);
  if (isReturnNews(news)) {
    const requestedReturn = order.returns?.find(({ id }) => id === returnId);
    if (!requestedReturn) throw new Error(`order ${order.id} has no return ${returnId}`);
    return returnMail(requestedReturn, news, order, language, look, page);
  }
  const parcel =
    storeId !== null && parcelsOf(order.ordered_products, order.parcels).find((one) => one.store.id === storeId);
  if (parcel && (news === 'pickedUp' || news === 'onTheWay'))
    return parcelMail(parcel, news, order, language, look, page);
  if (news === 'parcelCalledOff') {
    if (!parcel) throw new Error(`order ${order.id} has no parcel of store ${storeId}`);
    return parcelCalledOffMail(parcel, order, language, look, page, hasCreditNote);
  }
  const { site } = look;
  const part = order.refunds?.find(({ id }) => id === partRefundId);
  const ended = news === 'cancelled' || news === 'calledOff';
  const total = mailMoney(
    order,
    language,
  )(part ? toMinor(part.amount) : statedAmount(order, ended || news === 'refunded'));
  const { title = '', message = '' } = order.cancellation ?? {};
  const values = {
    site,
    code: order.order,
    name: order.address.name,
    total,
    reason: title === message ? title : `${title}${/\p{P}$/u.test(title) ? ' ' : ': '}${message}`,
  };
  const text = (key: TextKey) => translate(language, { key, values: isolated(values, language) });
  const invited = news === 'delivered';
  return composeMail(
    {
      to: order.address.email,
      language,
      // isolate the amount so that its currency sign stays beside it; the code needs no isolation, and people search for it
      subject: translate(language, {
        key: `mail.${news}.subject`,
        values: { ...values, ...isolated({ total }, language) },
      }),
      paragraphs: [
        text('mail.greeting'),
        text(`mail.${news}.text`),
        ...(ended && order.payment?.refund ? [text('mail.cancelled.refund')] : []),
        ...(news === 'refunded' && order.payment?.refund ? [text('mail.refunded.bank')] : []),
        ...(part && order.payment ? [text('mail.refunded.bank')] : []),
        ...(invited ? [text('mail.delivered.invitation')] : []),
        ...(hasInvoice ? [text('mail.order.attached')] : []),
        ...(hasCreditNote ? [text('mail.order.creditNote')] : []),
      ],
      links: [
        ...(invited
          ? [{ text: text('mail.delivered.link'), url: page({ review: reviewed(itemsOfNews(order, news)) }) }]
          : []),
        { text: text('mail.order.open'), url: page() },
        ...((news === 'paid' || hasInvoice) && order.invoice
          ? [{ text: text('mail.order.invoice'), url: page({ view: 'invoice' }) }]
          : []),
        news === 'expired'
          ? { text: text('mail.expired.link'), url: mailPage(look, language, promisedLink('cart')) }
          : { text: text('mail.order.link'), url: trackingUrl(order, language, look) },
      ],
      parcels: newsParcels(order, news, language, part),
      // money was paid or refunded: list the sums
      ...((news === 'paid' || news === 'refunded') && { sums: orderSums(order, language) }),
      footer: text('mail.footer'),
    },
    look,
  );
}

/** The amount that a mail states. @param back a full refund: the total less earlier partial refunds, which had their own mails */
function statedAmount(order: OrderDetail, back: boolean): Minor {
  const parts = (order.refunds ?? []).reduce((sum, { amount }) => sum + toMinor(amount), 0);
  return toMinor(order.calculated.total_price) - (back ? parts : leftOffMoney(order));
}

/** The product to review if only one was bought; with several, the order's page links to each form (S192). */
function reviewed(items: readonly OrderedProduct[]): number | undefined {
  const [first, ...others] = new Set(items.map(({ product_id }) => product_id));
  return others.length > 0 ? undefined : first;
}
