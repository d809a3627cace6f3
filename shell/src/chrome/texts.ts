import type { Locales } from 'shared-kernel/i18n/load-texts';

/** Texts of the chrome, in the namespace `shell`; those of the sign-in pages are separate (auth/texts). */
export const shellLocales: Locales = {
  en: () => import(/* webpackChunkName: "locale-en" */ '../../locales/en.json'),
  fr: () => import(/* webpackChunkName: "locale-fr" */ '../../locales/fr.json'),
  ar: () => import(/* webpackChunkName: "locale-ar" */ '../../locales/ar.json'),
  tr: () => import(/* webpackChunkName: "locale-tr" */ '../../locales/tr.json'),
  hi: () => import(/* webpackChunkName: "locale-hi" */ '../../locales/hi.json'),
};
