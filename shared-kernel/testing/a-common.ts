import { CurrencyPosition } from '../contract/enums';
import { DIRECTION, LANGUAGES } from '../contract/languages';
import type { CommonData, Language } from '../contract/site';

const NAMES = { en: 'English', fr: 'Français', ar: 'العربية', tr: 'Türkçe', hi: 'हिन्दी' };

function language(code: (typeof LANGUAGES)[number]): Language {
  return { code, name: NAMES[code], direction: DIRECTION[code], predefined: 1, default: code === 'en' ? 1 : 0 };
}

/** Site data of a small shop. */
export function aCommon(over: Partial<CommonData> = {}): CommonData {
  return {
    languages: Object.fromEntries(LANGUAGES.map((code) => [code, language(code)])),
    default_language: language('en'),
    img_src_url: '/media/',
    thumb_prefix: 'thumb-',
    default_image: 'default.webp',
    setting: {
      currency: 'USD',
      currency_icon: '$',
      currency_position: CurrencyPosition.pre,
      phone: '+1 555 0100',
      email: 'hello@example.com',
      address_1: '7 Market Square',
      address_2: null,
      city: 'Lyon',
      zip: '69005',
      state: 'ARA',
      country: 'FR',
      default_country: 'AF',
      default_state: 'BDS',
      guest_checkout: 1,
    },
    site_setting: {
      site_name: 'Souk',
      site_url: 'http://localhost',
      header_logo: 'logo.webp',
      footer_logo: 'logo.webp',
      copyright_text: '© Souk',
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
    ...over,
  };
}
