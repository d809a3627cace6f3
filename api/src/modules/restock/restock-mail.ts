import type { LanguageCode } from 'shared-kernel/contract/languages';
import { listComma } from 'shared-kernel/rules/list-comma';
import { promisedLink } from 'shared-kernel/rules/promised-routes';
import { type TextKey, translate } from '../../http/texts';
import { isolated } from '../mail/isolated';
import { composeMail, type Mail } from '../mail/mail';
import { type MailLook, mailPage } from '../mail/mail-look';

/** A request whose mail is due. */
export interface DueRestock {
  id: number;
  email: string;
  language: LanguageCode;
  token: string;
  /** false: the mail asks for the confirmation */
  confirmed: boolean;
  product_id: number;
  inventory_id: number | null;
  slug: string;
  /** the product's title, in the language of the request */
  title: string;
  /** names of the chosen values; empty: any variant */
  variant: readonly string[];
}

/** Asks the owner of the address to confirm the request, or announces that the product is in stock again. */
export function restockMail(due: DueRestock, look: MailLook): Mail {
  const { id, email, language, token, confirmed, slug, product_id, inventory_id, title, variant } = due;
  const product = variant.length === 0 ? title : `${title} (${variant.join(listComma(language))})`;
  const text = (key: TextKey) => translate(language, { key, values: isolated({ site: look.site, product }, language) });
  const to = (path: string) => mailPage(look, language, path);
  const productPage = to(promisedLink('product', { main: slug, id: product_id }));
  const content = confirmed
    ? {
        subject: text('mail.restock.subject'),
        paragraphs: [text('mail.restock.text'), text('mail.restock.once')],
        links: [
          {
            text: text('mail.restock.link'),
            url: inventory_id === null ? productPage : `${productPage}?variant=${inventory_id}`,
          },
        ],
      }
    : {
        subject: text('mail.confirmRestock.subject'),
        paragraphs: [text('mail.confirmRestock.text'), text('mail.confirmRestock.ignore')],
        links: [{ text: text('mail.confirmRestock.link'), url: to(promisedLink('restock', { token })) }],
      };
  return {
    ...composeMail({ to: email, language, ...content, footer: text('mail.footer') }, look),
    // the same mail id after a crash, so that a second mail counts as the same one
    ...(confirmed && { id: `restock-${id}` }),
  };
}
