import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { OrderReturn } from 'shared-kernel/contract/returns';
import { listComma } from 'shared-kernel/rules/list-comma';
import { toMinor } from 'shared-kernel/rules/money';
import { type TextKey, translate } from '../../http/texts';
import { isolated } from '../mail/isolated';
import { composeMail, type Mail, type MailParcel, wordsOf } from '../mail/mail';
import type { MailLook } from '../mail/mail-look';
import { mailMoney } from '../orders/order-mail';
import type { OrderPage } from '../orders/order-page';

/** News of a return for shoppers; a completed refund is announced as `partRefunded`. */
export type ReturnNews = 'returnAsked' | 'returnAccepted' | 'returnRefused' | 'returnReceived' | 'returnWithdrawn';

export const isReturnNews = (news: string): news is ReturnNews => news.startsWith('return');

/** Tells the shopper the state of a return: its items and the shop's answer. */
export function returnMail(
  orderReturn: OrderReturn,
  news: ReturnNews,
  order: OrderDetail,
  language: LanguageCode,
  look: MailLook,
  page: OrderPage,
): Mail {
  const total = mailMoney(order, language)(toMinor(orderReturn.amount ?? 0));
  const values = { site: look.site, code: order.order, name: order.address.name, total };
  const text = (key: TextKey) => translate(language, { key, values: isolated(values, language) });
  const answered = news === 'returnAccepted' || news === 'returnRefused';
  return composeMail(
    {
      to: order.address.email,
      language,
      subject: translate(language, { key: `mail.${news}.subject`, values }),
      paragraphs: [
        text('mail.greeting'),
        text(`mail.${news}.text`),
        ...(answered ? wordsOf(orderReturn.answer) : []),
        ...(news === 'returnReceived' && orderReturn.amount !== null ? [text('mail.returnReceived.refund')] : []),
      ],
      links: [{ text: text('mail.order.open'), url: page() }],
      parcels: [returnedParcel(orderReturn, order, language)],
      footer: text('mail.footer'),
    },
    look,
  );
}

/** The items of a return with the number of pieces. */
export function returnedParcel(orderReturn: OrderReturn, order: OrderDetail, language: LanguageCode): MailParcel {
  const lines = orderReturn.lines.flatMap(({ id, quantity, reason }) => {
    const item = order.ordered_products.find((one) => one.id === id);
    return item ? [{ item, quantity, reason }] : [];
  });
  return {
    title: lines[0]?.item.product.store.name ?? '',
    note: null,
    lines: lines.map(({ item, quantity, reason }) => ({
      title: item.product.title,
      variant: item.updated_inventory.inventory_attributes
        .map(({ attribute_value }) => attribute_value.title)
        .join(listComma(language)),
      note: translate(language, { key: `returns.reasons.${reason}` }),
      quantity,
      amount: '',
      image: item.product.image,
    })),
  };
}
