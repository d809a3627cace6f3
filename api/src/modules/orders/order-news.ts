import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail, OrderedProduct } from 'shared-kernel/contract/orders';
import { type Minor, toMinor } from 'shared-kernel/rules/money';
import { parcelsOf } from 'shared-kernel/rules/order-parcels';
import { promisedLink } from 'shared-kernel/rules/promised-routes';
import { leftOffMoney } from 'shared-kernel/rules/returned-money';
import { say, type TextKey } from '../../http/texts';
import { isolated } from '../mail/isolated';
import { composeMail, type Mail } from '../mail/mail';
import { type MailLook, mailPage } from '../mail/mail-look';
import { isReturnNews, type ReturnNews, returnMail } from '../returns/return-mail';
import { itemsOfNews, newsParcels } from './news-parcels';
import { mailMoney, orderMail, orderSums, trackingUrl } from './order-mail';
import type { OrderPage } from './order-page';
import { parcelCalledOffMail, parcelMail } from './parcel-mail';

/**
 * What became of an order: it was placed, its payment has come, it reached a step of its delivery, the shopper cancelled it or the
 * shop did (`calledOff`), all of it or what one store sends, it was not paid in time, its money went back, all of it or a part
 * (`partRefunded`), or how a return stands.
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

/** What news is of: what one store sends, a part of the money, a return; null: the whole order. */
export interface NewsOf {
  storeId?: number | null;
  partRefundId?: number | null;
  /** the invoice comes with the mail */
  hasInvoice?: boolean;
  /** the credit note of the money comes with the mail */
  hasCreditNote?: boolean;
  returnId?: number | null;
}

/**
 * Tells the shopper what became of an order; that it was placed is its confirmation (S163).
 *
 * @param of what the news is of where it is not the whole order
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
    const asked = order.returns?.find(({ id }) => id === returnId);
    if (!asked) throw new Error(`order ${order.id} has no return ${returnId}`);
    return returnMail(asked, news, order, language, look, page);
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
  const total = mailMoney(order, language)(part ? toMinor(part.amount) : told(order, ended || news === 'refunded'));
  const { title = '', message = '' } = order.cancellation ?? {};
  const values = {
    site,
    code: order.order,
    name: order.address.name,
    total,
    reason: title === message ? title : `${title}${/\p{P}$/u.test(title) ? ' ' : ': '}${message}`,
  };
  const text = (key: TextKey) => say(language, { key, values: isolated(values, language) });
  const invited = news === 'delivered';
  return composeMail(
    {
      to: order.address.email,
      language,
      // the sign of an amount stays at its side; a code holds together by itself, and is searched for
      subject: say(language, { key: `mail.${news}.subject`, values: { ...values, ...isolated({ total }, language) } }),
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
      // money has come or goes back: how much, and for what
      ...((news === 'paid' || news === 'refunded') && { sums: orderSums(order, language) }),
      footer: text('mail.footer'),
    },
    look,
  );
}

/** The amount of an order that a mail speaks of. @param back it goes back as a whole: less the parts that went before, which had mails of their own */
function told(order: OrderDetail, back: boolean): Minor {
  const parts = (order.refunds ?? []).reduce((sum, { amount }) => sum + toMinor(amount), 0);
  return toMinor(order.calculated.total_price) - (back ? parts : leftOffMoney(order));
}

/** The product to review where one was bought; of several each has a link to its form on the order's page (S192). */
function reviewed(items: readonly OrderedProduct[]): number | undefined {
  const [first, ...others] = new Set(items.map(({ product_id }) => product_id));
  return others.length > 0 ? undefined : first;
}
