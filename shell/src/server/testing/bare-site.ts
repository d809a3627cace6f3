import { DIRECTION, LANGUAGES } from 'shared-kernel/contract/languages';
import type { Language } from 'shared-kernel/contract/site';
import type { Site } from 'shared-kernel/remote/definition';

/** Site data with nothing optional in it. */
export function bareSite(): Site {
  const languages = Object.fromEntries(
    LANGUAGES.map((code): [string, Language] => [
      code,
      { code, name: code, direction: DIRECTION[code], predefined: 1 },
    ]),
  );
  return {
    texts: {},
    common: {
      languages,
      default_language: { code: 'en', name: 'en', direction: 'ltr', predefined: 1 },
      img_src_url: '/media/',
      thumb_prefix: 'thumb-',
      default_image: 'default-image.webp',
      setting: {
        currency: 'USD',
        currency_icon: '$',
        currency_position: 1,
        phone: null,
        email: 'shop@example.test',
        default_country: 'AF',
        default_state: 'BDS',
        guest_checkout: 1,
      },
      site_setting: {
        site_name: 'Souk',
        site_url: '',
        header_logo: '',
        footer_logo: '',
        copyright_text: '',
        primary_color: '',
        primary_hover_color: '',
        meta_title: null,
        meta_description: null,
      },
      header_links: { left: [], right: [] },
      categories: [],
      services: [],
      about: [],
      payment: [],
      social: [],
      top_banner: null,
      popup_banner: null,
    },
  };
}
