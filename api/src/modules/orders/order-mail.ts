import { CurrencyPosition, OrderMethod, PaymentStatus } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail, OrderedProduct } from 'shared-kernel/contract/orders';
import { listComma } from 'shared-kernel/rules/list-comma';
import { fromMinor, type Minor, toMinor, USUAL_DIGITS } from 'shared-kernel/rules/money';
import { lineAmount, parcelsOf, type StoreParcel } from 'shared-kernel/rules/order-parcels';
import { formatPrice } from 'shared-kernel/rules/price';
import { promisedLink } from 'shared-kernel/rules/promised-routes';
import { leftOffMoney } from 'shared-kernel/rules/returned-money';
import { isAllPickedUp } from 'shared-kernel/rules/shipping-place';
import { formatDay } from '../../http/moments';
import { say, type TextKey } from '../../http/texts';
import { isolated } from '../mail/isolated';
import { composeMail, type Mail, type MailParcel, type MailRow } from '../mail/mail';
import { type MailLook, mailPage } from '../mail/mail-look';
import type { OrderPage } from './order-page';
import { orderPlaces } from './order-places';

/** Writes amounts of an order as the shop did on its day: it keeps its currency when the shop changes. */
export function mailMoney(
  { currency, currency_format }: OrderDetail,
  language: LanguageCode,
): (amount: Minor) => string {
  const { icon = currency, position = CurrencyPosition.pre, digits = USUAL_DIGITS } = currency_format ?? {};
  return (amount) => formatPrice(amount, { currencyIcon: icon, position, digits, language });
}

/** What is said about the money: gone back, paid, at the door, or still to be paid. */
function paymentKey({ payment_done, order_method, refunded }: OrderDetail): TextKey {
  if (refunded === 1) return 'invoice.refunded';
  if (payment_done === PaymentStatus.paid) return 'mail.order.paid';
  return order_method === OrderMethod.cashOnDelivery ? 'mail.order.payment' : 'mail.order.unpaid';
}

/** Where anybody who has the code sees how the order stands, without signing in. */
export function trackingUrl({ order }: OrderDetail, language: LanguageCode, look: Pick<MailLook, 'origin'>): string {
  return mailPage(look, language, promisedLink('track-order', { tracking_id: order }));
}

/**
 * The confirmation of an order (S163), to the address that the order goes to.
 *
 * @param hasInvoice the invoice comes with it
 */
export function orderMail(
  order: OrderDetail,
  language: LanguageCode,
  look: MailLook,
  page: OrderPage,
  hasInvoice = false,
): Mail {
  const values = { site: look.site, code: order.order };
  const text = (key: TextKey, more = {}) => say(language, { key, values: isolated({ ...values, ...more }, language) });
  const track = { text: text('mail.order.link'), url: trackingUrl(order, language, look) };
  const isOpen = paymentKey(order) === 'mail.order.unpaid';
  // where it can be paid, cancelled and looked at
  const open = { text: text(isOpen ? 'mail.order.pay' : 'mail.order.open'), url: page() };
  return composeMail(
    {
      to: order.address.email,
      language,
      subject: say(language, { key: 'mail.order.subject', values }),
      paragraphs: [
        text('mail.greeting', { name: order.address.name }),
        text('mail.order.text'),
        ...(hasInvoice ? [text('mail.order.attached')] : []),
      ],
      links: [open, track],
      parcels: orderParcels(order, language),
      sums: orderSums(order, language),
      rows: [[text('mail.order.number'), order.order], ...placeRows(order, language)],
      footer: text('mail.footer'),
    },
    look,
  );
}

/** What was bought, by the store that sends it, with its expected day. */
export function orderParcels(order: OrderDetail, language: LanguageCode): MailParcel[] {
  return parcelsOf(order.ordered_products).map((parcel) => mailParcel(parcel, order, language));
}

/** What one store sends, with its expected day. */
export function mailParcel(parcel: StoreParcel, order: OrderDetail, language: LanguageCode): MailParcel {
  const money = mailMoney(order, language);
  const { store, items, expected } = parcel;
  return {
    title: store.name,
    note: expected && expectedNote(items, expected, language),
    lines: items.map((item) => ({
      title: item.product.title,
      variant: item.updated_inventory.inventory_attributes
        .map(({ attribute_value }) => attribute_value.title)
        .join(listComma(language)),
      quantity: item.quantity,
      amount: money(lineAmount(item)),
      image: item.product.image,
    })),
  };
}

/** @param day that all of a store's things have in common */
function expectedNote(items: readonly OrderedProduct[], day: string, language: LanguageCode): string {
  const key = isAllPickedUp(items) ? 'mail.order.ready' : 'mail.order.expected';
  return say(language, { key, values: { day: formatDay(day, language) } });
}

/** What the order comes to; the last one is what is or was to be paid. */
export function orderSums(order: OrderDetail, language: LanguageCode): MailRow[] {
  const money = mailMoney(order, language);
  const { calculated } = order;
  const leftOff = leftOffMoney(order);
  const row = (key: TextKey, amount: number, sign = 1): MailRow => [
    say(language, { key }),
    money(sign * toMinor(amount)),
  ];
  const optional = (key: TextKey, amount: number, sign = 1) => (amount === 0 ? [] : [row(key, amount, sign)]);
  return [
    row('mail.order.subtotal', calculated.subtotal),
    ...optional('mail.order.bundle', calculated.bundle_offer, -1),
    row('mail.order.shipping', calculated.shipping_price),
    ...(calculated.tax_included ? [] : optional('mail.order.tax', calculated.tax)),
    ...optional('mail.order.voucher', calculated.voucher_price, -1),
    row('mail.order.total', calculated.total_price),
    ...(calculated.tax_included ? optional('mail.order.taxIncluded', calculated.tax) : []),
    ...optional('invoice.leftOff', fromMinor(leftOff), -1),
    row(paymentKey(order), fromMinor(toMinor(calculated.total_price) - leftOff)),
  ];
}

/** Where it goes: the address of what is sent, each point where something is picked up, and what the courier was asked. */
export function placeRows(order: OrderDetail, language: LanguageCode): MailRow[] {
  const text = (key: TextKey) => say(language, { key });
  const { name, phone, delivery_instruction } = order.address;
  const { sent, points } = orderPlaces(order, language);
  return [
    ...(sent ? [[text('mail.order.shipTo'), [name, ...sent, phone]] as const] : []),
    ...points.map((point) => [text('mail.order.pickUpAt'), point] as const),
    ...(delivery_instruction ? [[text('mail.order.instruction'), delivery_instruction] as const] : []),
  ];
}
