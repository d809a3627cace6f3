import type { Locales } from 'shared-kernel/i18n/load-texts';

/**
 * Texts of the sign-in pages, in the namespace `shell` beside those of the chrome, which every page of the shop loads. Each a
 * separate chunk `pages-<code>` that the shell's server lists for its own pages (compose-page).
 */
export const authLocales: Locales = {
  en: () => import(/* webpackChunkName: "pages-en" */ './locales/en.json'),
  fr: () => import(/* webpackChunkName: "pages-fr" */ './locales/fr.json'),
  ar: () => import(/* webpackChunkName: "pages-ar" */ './locales/ar.json'),
  tr: () => import(/* webpackChunkName: "pages-tr" */ './locales/tr.json'),
  hi: () => import(/* webpackChunkName: "pages-hi" */ './locales/hi.json'),
};
