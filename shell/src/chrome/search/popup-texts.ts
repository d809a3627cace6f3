import { type Locales, loadTexts } from 'shared-kernel/i18n/load-texts';
import { takeTexts } from 'shared-kernel/platform/i18n-instance';
import type { PageFacts } from 'shared-kernel/platform/page-context';

/** What the popup alone says, in the namespace `shell`: no page has to bring it along for a field that few use. */
const LOCALES: Locales = {
  en: () => import(/* webpackChunkName: "search-en" */ './locales/en.json'),
  fr: () => import(/* webpackChunkName: "search-fr" */ './locales/fr.json'),
  ar: () => import(/* webpackChunkName: "search-ar" */ './locales/ar.json'),
  tr: () => import(/* webpackChunkName: "search-tr" */ './locales/tr.json'),
  hi: () => import(/* webpackChunkName: "search-hi" */ './locales/hi.json'),
};

/** Loads the popup's texts; those of the server win. @throws ChunkLoadError when neither the language nor English can be had */
export async function takePopupTexts({ language, site }: Pick<PageFacts, 'language' | 'site'>): Promise<void> {
  await takeTexts(language, 'shell', await loadTexts(LOCALES, language), site.texts.shell);
}
