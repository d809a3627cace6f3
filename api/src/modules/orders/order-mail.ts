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
import { type TextKey, translate } from '../../http/texts';
import { isolated } from '../mail/isolated';
import { composeMail, type Mail, type MailParcel, type MailRow } from '../mail/mail';
import { type MailLook, mailPage } from '../mail/mail-look';
import type { OrderPage } from './order-page';
import { orderPlaces } from './order-places';

/** Formats amounts of an order in the currency format recorded with it, so that later changes of the shop do not affect it. */
export function mailMoney(
  { currency, currency_format }: OrderDetail,
  language: LanguageCode,
): (amount: Minor) => string {
  const { icon = currency, position = CurrencyPosition.pre, digits = USUAL_DIGITS } = currency_format ?? {};
  return (amount) => formatPrice(amount, { currencyIcon: icon, position, digits, language });
}

/** Text key of the payment state: refunded, paid, due at the door, or unpaid. */
function paymentKey({ payment_done, order_method, refunded }: OrderDetail): TextKey {
  if (refunded === 1) return 'invoice.refunded';
  if (payment_done === PaymentStatus.paid) return 'mail.order.paid';
  return order_method === OrderMethod.cashOnDelivery ? 'mail.order.payment' : 'mail.order.unpaid';
}

/** URL of the tracking page, which shows the order's status to anybody who has the code, without signing in. */
export function trackingUrl({ order }: OrderDetail, language: LanguageCode, look: Pick<MailLook, 'origin'>): string {
  return mailPage(look, language, promisedLink('track-order', { tracking_id: order }));
}

/**
 * The confirmation of an order (S163), sent to the email of the order's address.
 *
 * @param hasInvoice the invoice is attached
 */
export function orderMail(
  order: OrderDetail,
  language: LanguageCode,
  look: MailLook,
  page: OrderPage,
  hasInvoice = false,
): Mail {
  const values = { site: look.site, code: order.order };
  const text = (key: TextKey, more = {}) =>
    translate(language, { key, values: isolated({ ...values, ...more }, language) });
  const track = { text: text('mail.order.link'), url: trackingUrl(order, language, look) };
  const isOpen = paymentKey(order) === 'mail.order.unpaid';
  // the page where it can be paid, cancelled and viewed
  const open = { text: text(isOpen ? 'mail.order.pay' : 'mail.order.open'), url: page() };
  return composeMail(
    {
      to: order.address.email,
      language,
      subject: translate(language, { key: 'mail.order.subject', values }),
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

/** The ordered items by store, with the expected day. */
export function orderParcels(order: OrderDetail, language: LanguageCode): MailParcel[] {
  return parcelsOf(order.ordered_products).map((parcel) => mailParcel(parcel, order, language));
}

/** One store's parcel, with the expected day. */
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

/** @param day expected for all items of the parcel */
function expectedNote(items: readonly OrderedProduct[], day: string, language: LanguageCode): string {
  const key = isAllPickedUp(items) ? 'mail.order.ready' : 'mail.order.expected';
  return translate(language, { key, values: { day: formatDay(day, language) } });
}

/** The order's sums; the last row is the amount that was or is to be paid. */
export function orderSums(order: OrderDetail, language: LanguageCode): MailRow[] {
  const money = mailMoney(order, language);
  const { calculated } = order;
  const leftOff = leftOffMoney(order);
  const row = (key: TextKey, amount: number, sign = 1): MailRow => [
    translate(language, { key }),
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

/** Where the order goes: the shipping address, each pickup point, and the delivery instruction. */
export function placeRows(order: OrderDetail, language: LanguageCode): MailRow[] {
  const text = (key: TextKey) => translate(language, { key });
  const { name, phone, delivery_instruction } = order.address;
  const { sent, points } = orderPlaces(order, language);
  return [
    ...(sent ? [[text('mail.order.shipTo'), [name, ...sent, phone]] as const] : []),
    ...points.map((point) => [text('mail.order.pickUpAt'), point] as const),
    ...(delivery_instruction ? [[text('mail.order.instruction'), delivery_instruction] as const] : []),
  ];
}
