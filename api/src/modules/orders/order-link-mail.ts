import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { type TextKey, translate } from '../../http/texts';
import { isolated } from '../mail/isolated';
import { composeMail, type Mail } from '../mail/mail';
import type { MailLook } from '../mail/mail-look';
import type { OrderPage } from './order-page';

/** Mail with a new link to an order: it contains nothing of the order but its code. */
export function orderLinkMail(order: OrderDetail, language: LanguageCode, look: MailLook, page: OrderPage): Mail {
  const values = { site: look.site, code: order.order, name: order.address.name };
  const text = (key: TextKey) => translate(language, { key, values: isolated(values, language) });
  return composeMail(
    {
      to: order.address.email,
      language,
      subject: translate(language, { key: 'mail.orderLink.subject', values }),
      paragraphs: [text('mail.greeting'), text('mail.orderLink.text'), text('mail.orderLink.ignore')],
      links: [{ text: text('mail.order.open'), url: page() }],
      footer: text('mail.footer'),
    },
    look,
  );
}
