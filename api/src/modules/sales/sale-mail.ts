import { ShippingType } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail, OrderedProduct } from 'shared-kernel/contract/orders';
import { listComma } from 'shared-kernel/rules/list-comma';
import { toMinor } from 'shared-kernel/rules/money';
import { type TextKey, translate } from '../../http/texts';
import { isolated, isolatedText } from '../mail/isolated';
import { composeMail, type Mail, type MailParcel } from '../mail/mail';
import type { MailLook } from '../mail/mail-look';
import { mailMoney, orderParcels, orderSums, placeRows } from '../orders/order-mail';

/** Kind of notice: an order was sold, or must not be packed any more. */
export type Notice = 'sold' | 'calledOff';

interface Addressee {
  to: string;
  language: LanguageCode;
  look: MailLook;
}

/** Notifies the shop of a sale: items, sums and places. */
export function shopSaleMail(order: OrderDetail, notice: Notice, { to, language, look }: Addressee): Mail {
  const money = mailMoney(order, language);
  const total = money(toMinor(order.calculated.total_price));
  const values = { site: look.site, total, name: order.address.name };
  const text = (key: TextKey) =>
    // the code needs no isolation, and people search for it
    translate(language, { key, values: { ...isolated(values, language), code: order.order } });
  const isSold = notice === 'sold';
  const skus = order.ordered_products.flatMap(({ quantity, product, updated_inventory: { sku } }) =>
    sku ? [`${sku}: ${quantity} × ${isolatedText(product.title, language)}`] : [],
  );
  return composeMail(
    {
      to,
      language,
      subject: text(`mail.sale.${notice}.shopSubject`),
      paragraphs: [text(`mail.sale.${notice}.shopText`)],
      parcels: orderParcels(order, language),
      ...(isSold && { sums: orderSums(order, language) }),
      rows: [
        [text('mail.order.number'), order.order],
        ...(skus.length > 0 ? [[text('mail.sale.skus'), skus] as const] : []),
        ...(isSold ? placeRows(order, language) : []),
      ],
      footer: text('mail.footer'),
    },
    look,
  );
}

/**
 * Tells a store what it packs of an order: its lines with variant and SKU, shipping type, place and instruction, and nothing else.
 *
 * @param order with this store's lines only
 */
export function storeSaleMail(
  order: OrderDetail,
  notice: Notice,
  store: string,
  { to, language, look }: Addressee,
): Mail {
  const values = isolated({ site: look.site, store }, language);
  const text = (key: TextKey) => translate(language, { key, values: { ...values, code: order.order } });
  const sends = order.ordered_products.some(({ shipping_type }) => shipping_type !== ShippingType.pickup);
  return composeMail(
    {
      to,
      language,
      subject: text(`mail.sale.${notice}.subject`),
      paragraphs: [text(`mail.sale.${notice}.text`)],
      parcels: packedByWay(order.ordered_products, language),
      rows: [
        [text('mail.order.number'), order.order],
        // with a shipping address, the name is part of it
        ...(notice === 'sold' && !sends ? [[text('mail.sale.customer'), order.address.name] as const] : []),
        ...(notice === 'sold' ? placeRows(order, language) : []),
      ],
      footer: text('mail.footer'),
    },
    look,
  );
}

/** Shipped and picked-up items, as separate parcels. */
function packedByWay(items: readonly OrderedProduct[], language: LanguageCode): MailParcel[] {
  const ways = [
    ['mail.sale.delivery', items.filter(({ shipping_type }) => shipping_type !== ShippingType.pickup)],
    ['mail.sale.pickup', items.filter(({ shipping_type }) => shipping_type === ShippingType.pickup)],
  ] as const;
  return ways
    .filter(([, lines]) => lines.length > 0)
    .map(([key, lines]) => ({
      title: translate(language, { key }),
      note: null,
      lines: lines.map(({ product, quantity, updated_inventory: { sku, inventory_attributes } }) => ({
        title: product.title,
        variant: inventory_attributes
          .map(({ attribute_value: { title, attribute } }) => `${attribute.title} ${title}`)
          .join(listComma(language)),
        quantity,
        amount: sku ?? '',
        image: product.image,
      })),
    }));
}
