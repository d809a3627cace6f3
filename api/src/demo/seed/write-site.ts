import { Visibility } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { localize } from 'shared-kernel/rules/links';
import { PAGES } from '../content/pages';
import { HEADER_LINKS, PAYMENTS, SITE, SOCIAL } from '../content/site';
import { paymentCard, shopLogo, socialBadge } from '../pictures/logos';
import { plainPicture } from '../pictures/product-pictures';
import type { World } from './world';
import { withCollectionId } from './write-showcase';

const DEFAULT_IMAGE = 'default-image.jpg';
const PACKAGE = { slug: 'default-image', drawing: 'package' };

/** Settings, and the links of header and footer. */
export function writeSettings({ writer, studio, origin, now }: World): void {
  const logo = studio.order(shopLogo(SITE.logo));
  writer.add('settings', {
    id: true,
    currency: 'USD',
    currency_icon: '$',
    currency_position: 1,
    phone: SITE.phone,
    email: SITE.email,
    ...SITE.address,
    responsible: SITE.responsible,
    register_entry: SITE.register,
    vat_number: SITE.vat,
    // the initial country of address forms if nothing else is known: the shop's own
    default_country: SITE.address.country,
    default_state: '',
    time_zone: 'UTC',
    guest_checkout: 1,
    site_url: origin,
    header_logo: logo,
    footer_logo: logo,
    primary_color: SITE.primary,
    primary_hover_color: SITE.primaryHover,
    default_image: studio.order(plainPicture(PACKAGE, 290), DEFAULT_IMAGE),
    thumb_prefix: 'thumb-',
    updated_at: now,
  });
  writer.addTexts('settings_texts', (language) => ({
    settings_id: true,
    language,
    site_name: SITE.name,
    copyright_text: SITE.copyright[language],
    meta_title: SITE.title[language],
    meta_description: SITE.description[language],
  }));
  for (const [n, { type, url, title }] of HEADER_LINKS.entries()) {
    writer.add('header_links', { id: n + 1, type, url: withCollectionId(url) ?? '/', position: n });
    writer.addTexts('header_link_texts', (language) => ({ header_link_id: n + 1, language, title: title[language] }));
  }
  const links = [
    ...PAYMENTS.map((mark) => ({ type: 1, title: mark.title, link: '/page/payment', recipe: paymentCard(mark) })),
    ...SOCIAL.map(({ link, ...mark }) => ({ type: 2, title: mark.title, link, recipe: socialBadge(mark) })),
  ];
  for (const [n, { type, title, link, recipe }] of links.entries()) {
    writer.add('footer_image_links', { id: n + 1, type, title, link, image: studio.order(recipe), position: n });
  }
}

/** Content pages, and which of them the footer links to. */
export function writePages({ writer, now }: World): void {
  for (const [n, page] of PAGES.entries()) {
    writer.add('pages', {
      id: n + 1,
      slug: page.slug,
      page_from_component: page.component ? Visibility.public : Visibility.private,
      position: n,
      created_at: now,
      updated_at: page.updated ? new Date(page.updated) : now,
    });
    writer.addTexts('page_texts', (language) => ({
      page_id: n + 1,
      language,
      title: page.title[language],
      description: page.component ?? withPrefixes(page.body[language], language),
      meta_title: page.title[language],
      meta_description: page.summary[language],
    }));
    if (page.footer) writer.add('footer_pages', { type: page.footer, page_id: n + 1, position: n });
  }
}

/** HTML whose links into the shop lead to the same page in the given language. */
const withPrefixes = (html: string, language: LanguageCode): string =>
  html.replace(/href="(\/[^"]*)"/g, (_, path: string) => `href="${localize(language, path)}"`);
