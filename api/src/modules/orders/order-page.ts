import type { LanguageCode } from 'shared-kernel/contract/languages';
import { ORDER_LINK_PATH } from 'shared-kernel/contract/order-link-path';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { promisedLink } from 'shared-kernel/rules/promised-routes';
import { type MailLook, mailPage } from '../mail/mail-look';
import type { OrderLinks } from './order-link';

/** Builds URLs of an order's page for mails: `invoice` opens its invoice, `review` the review form of a product. */
export type OrderPage = (view?: { view?: 'invoice'; review?: number | undefined }) => string;

/**
 * The order's page as mails link to it: by a signed link for a guest (docs/decisions/0084), by its plain URL for an account, where the
 * page asks to sign in.
 */
export async function orderPage(
  { order, user }: Pick<OrderDetail, 'order' | 'user'>,
  language: LanguageCode,
  look: Pick<MailLook, 'origin'>,
  links: OrderLinks,
): Promise<OrderPage> {
  if (user.id !== null) return (view = {}) => mailPage(look, language, promisedLink('order', { id: order, ...view }));
  const token = await links.link(order);
  return ({ view, review } = {}) => {
    const search = new URLSearchParams({ token, ...(view && { view }), ...(review && { review: String(review) }) });
    return mailPage(look, language, `${ORDER_LINK_PATH}?${search}`);
  };
}
