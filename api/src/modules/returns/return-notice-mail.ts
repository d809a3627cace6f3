import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { OrderReturn } from 'shared-kernel/contract/returns';
import { type TextKey, translate } from '../../http/texts';
import { isolated } from '../mail/isolated';
import { composeMail, type Mail, wordsOf } from '../mail/mail';
import { mailPicture } from '../mail/mail-look';
import type { MailRecipient } from '../store-notices/recipient';
import { returnedParcel } from './return-mail';

/**
 * Tells the shop and the store what a shopper wants to return and why, with links to the photos; or that the return was withdrawn.
 *
 * @param withdrawn selects the latter
 */
export function returnNoticeMail(
  orderReturn: OrderReturn,
  store: string,
  order: OrderDetail,
  recipient: MailRecipient,
  withdrawn: boolean,
): Mail {
  const { to, language, look } = recipient;
  const values = { site: look.site, code: order.order, store, id: String(orderReturn.id) };
  const text = (key: TextKey, more = {}) =>
    translate(language, { key, values: isolated({ ...values, ...more }, language) });
  const news = withdrawn ? 'returnWithdrawnNotice' : 'returnNotice';
  return composeMail(
    {
      to,
      language,
      subject: translate(language, { key: `mail.${news}.subject`, values }),
      paragraphs: [text(`mail.${news}.text`), ...(withdrawn ? [] : wordsOf(orderReturn.message))],
      parcels: [returnedParcel(orderReturn, order, language)],
      links: (withdrawn ? [] : orderReturn.images).map((image, n) => ({
        text: text('mail.returnNotice.photo', { number: String(n + 1) }),
        url: mailPicture(look.origin, image),
      })),
      rows: [
        [text('mail.order.number'), order.order],
        [text('mail.returnNotice.number'), String(orderReturn.id)],
        [text('mail.sale.customer'), order.address.name],
      ],
      footer: text('mail.footer'),
    },
    look,
  );
}
