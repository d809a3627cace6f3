import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { OrderReturn } from 'shared-kernel/contract/returns';
import { say, type TextKey } from '../../http/texts';
import { composeMail, type Mail } from '../mail/mail';
import { mailPicture } from '../mail/mail-look';
import type { Told } from '../store-notices/recipient';
import { returnedParcel } from './return-mail';

/** Tells the shop, and the store, what a shopper wants to send back and why; photos are links. */
export function returnNoticeMail(asked: OrderReturn, store: string, order: OrderDetail, told: Told): Mail {
  const { to, language, look } = told;
  const text = (key: TextKey, values = {}) =>
    say(language, { key, values: { site: look.site, code: order.order, store, id: asked.id, ...values } });
  return composeMail(
    {
      to,
      language,
      subject: text('mail.returnNotice.subject'),
      paragraphs: [text('mail.returnNotice.text'), ...asked.message.split(/\n+/).filter(Boolean)],
      parcels: [returnedParcel(asked, order, language)],
      links: asked.images.map((image, n) => ({
        text: text('mail.returnNotice.photo', { number: n + 1 }),
        url: mailPicture(look.origin, image),
      })),
      rows: [
        [text('mail.order.number'), `${order.id} (${order.order})`],
        [text('mail.returnNotice.number'), String(asked.id)],
        [text('mail.sale.customer'), order.address.name],
      ],
      footer: text('mail.footer'),
    },
    look,
  );
}
