import { sql } from 'kysely';
import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';
import type { CommonData, Language } from 'shared-kernel/contract/site';
import { USUAL_DIGITS } from 'shared-kernel/rules/money';
import type { Database } from '../../db/database';
import { keptPlan } from '../../db/kept-plan';
import { text } from '../../db/texts';
import { categoryTree } from '../categories/categories.queries';
import { IMAGES } from '../media/images-path';
import { bannerJson } from './banner';

/** Where pictures are served from, below the shop's origin (see `modules/media`). */

type Settings = Pick<CommonData, 'setting' | 'site_setting' | 'thumb_prefix' | 'default_image'>;
type Lists = Pick<CommonData, 'header_links' | 'categories' | 'services' | 'about' | 'payment' | 'social'>;
type Row = Settings & Lists & Pick<CommonData, 'top_banner' | 'popup_banner'> & { languages: Language[] };

export function createCommonQueries(db: Database) {
  return {
    /** Everything that every page needs (S225, S226), in one round trip; null while the shop has no settings. */
    async read(language: LanguageCode): Promise<CommonData | null> {
      const { rows } = await sql<Row>`${keptPlan}
        select ${LANGUAGES} as languages, ${SETTING} as setting, ${siteSetting(language)} as site_setting,
          s.thumb_prefix, s.default_image,
          json_build_object('left', ${headerLinks(1, language)}, 'right', ${headerLinks(2, language)}) as header_links,
          (select coalesce(json_agg(${categoryTree(language)} order by c.position, c.id), '[]')
            from categories c where c.status = 1) as categories,
          ${footerPages(1, language)} as services, ${footerPages(2, language)} as about,
          ${imageLinks(1)} as payment, ${imageLinks(2)} as social,
          ${newestBanner(8, language)} as top_banner, ${newestBanner(9, language)} as popup_banner
        from settings s`.execute(db);
      const row = rows[0];
      if (!row) return null;
      const { languages, setting: written, ...rest } = row;
      const { currency_digits, ...usual } = written;
      const setting = currency_digits === USUAL_DIGITS ? usual : written;
      const byCode = Object.fromEntries(languages.map((entry) => [entry.code, entry]));
      const default_language = byCode[DEFAULT_LANGUAGE];
      return default_language ? { ...rest, setting, languages: byCode, default_language, img_src_url: IMAGES } : null;
    },
  };
}
export type CommonQueries = ReturnType<typeof createCommonQueries>;

/** `domain` is null: one origin serves every language; `file` names the locale file (S014). */
const LANGUAGES = sql`(
  select json_agg(json_build_object('code', l.code, 'name', l.name, 'direction', l.direction,
    'predefined', l.predefined, 'default', case l.code when ${DEFAULT_LANGUAGE} then 1 else 0 end,
    'iso', l.iso, 'dir', l.direction, 'domain', null, 'file', l.code || '.json') order by l.position, l.code)
  from languages l where l.enabled)`;

const SETTING = sql`json_build_object('currency', s.currency, 'currency_icon', s.currency_icon,
  'currency_position', s.currency_position, 'currency_digits', s.currency_digits, 'tax_included', s.tax_included, 'phone', s.phone, 'email', s.email,
  'address_1', s.address_1, 'address_2', s.address_2, 'city', s.city, 'zip', s.zip, 'state', s.state, 'country', s.country,
  'default_country', s.default_country, 'default_state', s.default_state, 'guest_checkout', s.guest_checkout)`;

const siteSetting = (language: LanguageCode) => {
  const own = (column: string) => text(language, 'settings_texts', 's.id', column);
  return sql`json_build_object('site_name', ${own('site_name')}, 'site_url', s.site_url,
    'header_logo', s.header_logo, 'footer_logo', s.footer_logo, 'copyright_text', ${own('copyright_text')},
    'primary_color', s.primary_color, 'primary_hover_color', s.primary_hover_color,
    'meta_title', ${own('meta_title')}, 'meta_description', ${own('meta_description')})`;
};

const headerLinks = (type: number, language: LanguageCode) => sql`(
  select coalesce(json_agg(json_build_object('id', h.id, 'title', ${text(language, 'header_link_texts', 'h.id')},
    'url', h.url, 'type', h.type) order by h.position, h.id), '[]')
  from header_links h where h.type = ${type})`;

const footerPages = (type: number, language: LanguageCode) => sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'title', ${text(language, 'page_texts', 'p.id')},
    'slug', p.slug) order by f.position, f.id), '[]')
  from footer_pages f join pages p on p.id = f.page_id where f.type = ${type} and p.status = 1)`;

const imageLinks = (type: number) => sql`(
  select coalesce(json_agg(json_build_object('id', i.id, 'title', i.title, 'link', i.link, 'image', i.image)
    order by i.position, i.id), '[]')
  from footer_image_links i where i.type = ${type} and i.status = 1)`;

/** Sent regardless of its `status`, which the storefront checks (wire contract §3). */
const newestBanner = (type: number, language: LanguageCode) => sql`(
  select ${bannerJson(language)} from banners b where b.type = ${type} order by b.status, b.position, b.id desc limit 1)`;
