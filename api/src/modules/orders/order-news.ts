import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { localize, path } from 'shared-kernel/rules/links';
import { toMinor } from 'shared-kernel/rules/money';
import { say, type TextKey } from '../../http/texts';
import { composeMail, type Mail } from '../mail/mail';
import { mailMoney, type Shop } from './order-mail';

/** What became of an order after it was placed. */
export type News = 'paid' | 'expired' | 'cancelled';

/** Tells the shopper what became of an order: its payment has come, it was not paid in time, it is cancelled as wished. */
export function newsMail(order: OrderDetail, news: News, language: LanguageCode, { site, origin }: Shop): Mail {
  const total = mailMoney(order, language)(toMinor(order.calculated.total_price));
  const text = (key: TextKey) =>
    say(language, { key, values: { site, code: order.order, name: order.address.name, total } });
  const open = (page: string) => `${origin}${localize(language, page)}`;
  const returns = news === 'cancelled' && order.payment?.refund ? [text('mail.cancelled.refund')] : [];
  return composeMail({
    to: order.address.email,
    language,
    subject: text(`mail.${news}.subject`),
    paragraphs: [text('mail.greeting'), text(`mail.${news}.text`), ...returns],
    link:
      news === 'expired'
        ? { text: text('mail.expired.link'), url: open(path.cart()) }
        : { text: text('mail.order.link'), url: `${open('/track-order')}?tracking_id=${order.order}` },
    footer: text('mail.footer'),
  });
}
