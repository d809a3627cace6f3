import type { Locales } from '../i18n/load-texts';

/**
 * Texts of the namespace `kernel`. The chunks have the shell's names, so that they are merged into one file with the shell's own
 * texts.
 */
export const kernelLocales: Locales = {
  en: () => import(/* webpackChunkName: "locale-en" */ '../i18n/locales/en.json'),
  fr: () => import(/* webpackChunkName: "locale-fr" */ '../i18n/locales/fr.json'),
  ar: () => import(/* webpackChunkName: "locale-ar" */ '../i18n/locales/ar.json'),
  tr: () => import(/* webpackChunkName: "locale-tr" */ '../i18n/locales/tr.json'),
  hi: () => import(/* webpackChunkName: "locale-hi" */ '../i18n/locales/hi.json'),
};
