import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { localize } from 'shared-kernel/rules/links';
import type { Database } from '../../db/database';
import { IMAGES } from '../media/images-path';

/** The shop's look in mails. */
export interface MailLook {
  /** the shop's name in the language of the mail */
  site: string;
  /** where shoppers see the shop, without a slash at the end */
  origin: string;
  /** `#rrggbb`: of the band and the button */
  colour: string;
  /** address of the shop's logo; null: its name stands there */
  logo: string | null;
}

/** The look until the shop has settings. */
const PLAIN = { site_name: 'Souk', primary_color: '#6d28d9', header_logo: null };

/** Reads the look of the shop's mails from its current settings. */
export async function readMailLook(db: Database, language: LanguageCode, origin: string): Promise<MailLook> {
  const { rows } = await sql<{ site_name: string; primary_color: string; header_logo: string | null }>`
    select said.site_name, shop.primary_color, nullif(shop.header_logo, '') as header_logo
    from settings shop join settings_texts said on said.settings_id = shop.id
    where said.language in (${language}, 'en')
    order by said.language = ${language} desc limit 1`.execute(db);
  const { site_name, primary_color, header_logo } = rows[0] ?? PLAIN;
  return { site: site_name, origin, colour: primary_color, logo: header_logo && mailPicture(origin, header_logo) };
}

/** Address of a picture of the shop by its bare file name, as a mail must name it. @param size `thumb-`: at most 400 px */
export function mailPicture(origin: string, image: string, size: 'thumb-' | '' = ''): string {
  return `${origin}${IMAGES}${size}${encodeURIComponent(image)}`;
}

/** Address of a page of the shop in a language. @param path as the shell's links have it: '/cart' */
export const mailPage = ({ origin }: Pick<MailLook, 'origin'>, language: LanguageCode, path: string): string =>
  `${origin}${localize(language, path)}`;
