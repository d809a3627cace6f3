import { CurrencyPosition, OrderMethod, PaymentStatus, ShippingType } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail, OrderedProduct } from 'shared-kernel/contract/orders';
import { type Minor, toMinor } from 'shared-kernel/rules/money';
import { formatPrice } from 'shared-kernel/rules/price';
import { promisedLink } from 'shared-kernel/rules/promised-routes';
import { formatDay } from '../../http/moments';
import { say, type TextKey } from '../../http/texts';
import { composeMail, type Mail, type MailParcel, type MailRow } from '../mail/mail';
import { type MailLook, mailPage } from '../mail/mail-look';
import { countriesPhones } from '../site/countries';

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
export function trackingUrl({ order }: OrderDetail, language: LanguageCode, look: Pick<MailLook, 'origin'>): string {
  return mailPage(look, language, promisedLink('track-order', { tracking_id: order }));
}

/** The confirmation of an order (S163), to the address that the order goes to. */
export function orderMail(order: OrderDetail, language: LanguageCode, look: MailLook): Mail {
  const text = (key: TextKey, values = {}) =>
    say(language, { key, values: { site: look.site, code: order.order, ...values } });
  const track = { text: text('mail.order.link'), url: trackingUrl(order, language, look) };
  const isOpen = paymentKey(order) === 'mail.order.unpaid';
  const pay = {
    text: text('mail.order.pay'),
    url: mailPage(look, language, promisedLink('order', { id: order.id })),
  };
  return composeMail(
    {
      to: order.address.email,
      language,
      subject: text('mail.order.subject'),
      paragraphs: [text('mail.greeting', { name: order.address.name }), text('mail.order.text')],
      links: isOpen ? [pay, track] : [track],
      parcels: orderParcels(order, language),
      sums: orderSums(order, language),
      rows: [[text('mail.order.number'), String(order.id)], ...orderPlaces(order, language)],
      footer: text('mail.footer'),
    },
    look,
  );
}

/** What was bought, by the store that sends it, with its expected day. */
export function orderParcels(order: OrderDetail, language: LanguageCode): MailParcel[] {
  const money = mailMoney(order, language);
  const comma = language === 'ar' ? '، ' : ', ';
  const stores = new Map<number, OrderedProduct[]>();
  for (const line of order.ordered_products) {
    const { id } = line.product.store;
    stores.set(id, [...(stores.get(id) ?? []), line]);
  }
  return [...stores.values()].map((lines) => ({
    title: lines[0]?.product.store.name ?? '',
    note: expected(lines, language),
    lines: lines.map(({ product, updated_inventory, quantity, bundle_offer, selling }) => ({
      title: product.title,
      variant: updated_inventory.inventory_attributes.map(({ attribute_value }) => attribute_value.title).join(comma),
      quantity,
      amount: money(toMinor(selling) * (quantity - bundle_offer)),
      image: product.image,
    })),
  }));
}

/** The day that all of a store's things have in common; null: they have none, or are there. */
function expected(lines: readonly OrderedProduct[], language: LanguageCode): string | null {
  const [day, ...others] = new Set(lines.map(({ estimated_delivery }) => estimated_delivery));
  if (!day || others.length > 0) return null;
  const isPickup = lines.every(({ shipping_type }) => shipping_type === ShippingType.pickup);
  const key = isPickup ? 'mail.order.ready' : 'mail.order.expected';
  return say(language, { key, values: { day: formatDay(day, language) } });
}

/** What the order comes to; the last one is what is or was to be paid. */
export function orderSums(order: OrderDetail, language: LanguageCode): MailRow[] {
  const money = mailMoney(order, language);
  const { calculated } = order;
  const row = (key: TextKey, amount: number, sign = 1): MailRow => [
    say(language, { key }),
    money(sign * toMinor(amount)),
  ];
  const optional = (key: TextKey, amount: number, sign = 1) => (amount === 0 ? [] : [row(key, amount, sign)]);
  return [
    row('mail.order.subtotal', calculated.subtotal),
    ...optional('mail.order.bundle', calculated.bundle_offer, -1),
    row('mail.order.shipping', calculated.shipping_price),
    ...optional('mail.order.tax', calculated.tax),
    ...optional('mail.order.voucher', calculated.voucher_price, -1),
    row('mail.order.total', calculated.total_price),
    row(paymentKey(order), calculated.total_price),
  ];
}

/** Where it goes: the address of what is sent, each point where something is picked up, and what the courier was asked. */
export function orderPlaces({ address, ordered_products }: OrderDetail, language: LanguageCode): MailRow[] {
  const text = (key: TextKey) => say(language, { key });
  const named = (country: string, state: string) => {
    const found = countriesPhones(language).countries[country];
    return [found?.states[state]?.name ?? state, found?.name ?? country];
  };
  const lines = (...parts: (string | null | undefined)[]) => parts.filter((part): part is string => Boolean(part));
  const isPickup = ({ shipping_type }: OrderedProduct) => shipping_type === ShippingType.pickup;
  const [state, country] = named(address.country, address.state);
  const shipped = lines(
    address.name,
    address.address_1,
    address.address_2,
    [address.zip, address.city].filter(Boolean).join(' '),
    state,
    country,
    address.phone,
  );
  const points = new Map<string, readonly string[]>();
  for (const { shipping_place: place } of ordered_products.filter(isPickup)) {
    if (!place) continue;
    const point = lines(
      place.pickup_address_line_1,
      place.pickup_address_line_2,
      [place.pickup_zip, place.pickup_city].filter(Boolean).join(' '),
      ...named(place.pickup_country ?? '', place.pickup_state ?? ''),
      place.pickup_phone,
    );
    points.set(point.join(), point);
  }
  return [
    ...(ordered_products.every(isPickup) ? [] : [[text('mail.order.shipTo'), shipped] as const]),
    ...[...points.values()].map((point) => [text('mail.order.pickUpAt'), point] as const),
    ...(address.delivery_instruction ? [[text('mail.order.instruction'), address.delivery_instruction] as const] : []),
  ];
}
