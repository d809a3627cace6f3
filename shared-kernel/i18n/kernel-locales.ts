import type { Locales } from './load-texts';

/** Texts of the namespace `kernel`. The chunks bear the shell's names: they come as one file with the shell's own texts. */
export const kernelLocales: Locales = {
  en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.json'),
  fr: () => import(/* webpackChunkName: "locale-fr" */ './locales/fr.json'),
  ar: () => import(/* webpackChunkName: "locale-ar" */ './locales/ar.json'),
  tr: () => import(/* webpackChunkName: "locale-tr" */ './locales/tr.json'),
  hi: () => import(/* webpackChunkName: "locale-hi" */ './locales/hi.json'),
};
