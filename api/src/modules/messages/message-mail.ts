import type { OrderMessage } from 'shared-kernel/contract/messages';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { type TextKey, translate } from '../../http/texts';
import { isolated } from '../mail/isolated';
import { composeMail, type Mail, wordsOf } from '../mail/mail';
import type { MailRecipient } from '../store-notices/recipient';

/** The mail that delivers a message about an order to its store, or to the shop on its behalf; replies go to the shopper. */
export function messageMail(
  { message }: OrderMessage,
  store: string,
  order: OrderDetail,
  recipient: MailRecipient,
): Mail {
  const { to, language, look } = recipient;
  const { name, email } = order.address;
  const values = { ...isolated({ site: look.site, store }, language), code: order.order };
  const text = (key: TextKey) => translate(language, { key, values });
  return {
    ...composeMail(
      {
        to,
        language,
        subject: text('mail.message.subject'),
        paragraphs: [text('mail.message.text'), ...wordsOf(message)],
        rows: [
          [text('mail.order.number'), order.order],
          [text('mail.message.store'), store],
          [text('mail.contact.name'), name],
          [text('mail.contact.email'), email],
        ],
        footer: text('mail.message.footer'),
      },
      look,
    ),
    replyTo: email,
  };
}
