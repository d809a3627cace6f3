import type { LanguageCode } from 'shared-kernel/contract/languages';
import { takeTexts } from 'shared-kernel/platform/i18n-instance';
import type { PageFacts } from 'shared-kernel/platform/page-context';
import ar from './locales/ar.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import hi from './locales/hi.json';
import tr from './locales/tr.json';

/**
 * What the popup alone says, in the namespace `shell`: no page has to bring it along for a field that few use. All languages in its chunk: five chunks more would
 * cost each first load twice what leaving these texts out saves it.
 */
const TEXTS: Record<LanguageCode, Record<string, unknown>> = { en, fr, ar, tr, hi };

/** Adds the popup's texts; those of the server win. */
export function takePopupTexts({ language, site }: Pick<PageFacts, 'language' | 'site'>): Promise<void> {
  return takeTexts(language, 'shell', TEXTS[language], site.texts.shell);
}
