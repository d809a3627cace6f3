import { CurrencyPosition, OrderMethod, PaymentStatus } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { localize } from 'shared-kernel/rules/links';
import { type Minor, toMinor } from 'shared-kernel/rules/money';
import { formatPrice } from 'shared-kernel/rules/price';
import { promisedLink } from 'shared-kernel/rules/promised-routes';
import { say, type TextKey } from '../../http/texts';
import { composeMail, type Mail } from '../mail/mail';

export interface Shop {
  /** the shop's name in the language of the mail */
  site: string;
  /** where shoppers see the shop */
  origin: string;
}

/** Writes amounts of an order as the shop did on its day: it keeps its currency when the shop changes. */
export function mailMoney(
  { currency, currency_format }: OrderDetail,
  language: LanguageCode,
): (amount: Minor) => string {
  const { icon, position } = currency_format ?? { icon: currency, position: CurrencyPosition.pre };
  return (amount) => formatPrice(amount, { currencyIcon: icon, position, language });
}

/** What is said about the money: paid, at the door, or still to be paid. */
function paymentKey({ payment_done, order_method }: OrderDetail): TextKey {
  if (payment_done === PaymentStatus.paid) return 'mail.order.paid';
  return order_method === OrderMethod.cashOnDelivery ? 'mail.order.payment' : 'mail.order.unpaid';
}

/** Where anybody who has the code sees how the order stands, without signing in. */
export function trackingUrl({ order }: OrderDetail, language: LanguageCode, origin: string): string {
  return `${origin}${localize(language, promisedLink('track-order', { tracking_id: order }))}`;
}

/** The confirmation of an order (S163), to the address that the order goes to. */
export function orderMail(order: OrderDetail, language: LanguageCode, { site, origin }: Shop): Mail {
  const text = (key: TextKey, values = {}) => say(language, { key, values: { site, code: order.order, ...values } });
  const money = mailMoney(order, language);
  const { calculated, address } = order;
  const optional = (key: TextKey, amount: Minor): [string, string][] =>
    amount === 0 ? [] : [[text(key), money(amount)]];
  const total = toMinor(calculated.total_price);

  return composeMail({
    to: address.email,
    language,
    subject: text('mail.order.subject'),
    paragraphs: [text('mail.greeting', { name: address.name }), text('mail.order.text')],
    rows: [
      ...order.ordered_products.map(({ product, quantity, selling }): [string, string] => [
        `${quantity} × ${product.title}`,
        money(toMinor(selling) * quantity),
      ]),
      [text('mail.order.subtotal'), money(toMinor(calculated.subtotal))],
      ...optional('mail.order.bundle', -toMinor(calculated.bundle_offer)),
      [text('mail.order.shipping'), money(toMinor(calculated.shipping_price))],
      ...optional('mail.order.tax', toMinor(calculated.tax)),
      ...optional('mail.order.voucher', -toMinor(calculated.voucher_price)),
      [text('mail.order.total'), money(total)],
      [text(paymentKey(order)), money(total)],
      [
        text('mail.order.shipTo'),
        [address.name, address.address_1, address.zip, address.city, address.country].join(', '),
      ],
    ],
    links: [{ text: text('mail.order.link'), url: trackingUrl(order, language, origin) }],
    footer: text('mail.footer'),
  });
}
