import type { LanguageCode } from 'shared-kernel/contract/languages';
import { takeTexts } from 'shared-kernel/platform/i18n-instance';
import type { PageFacts } from 'shared-kernel/platform/page-context';
import ar from './locales/ar.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import hi from './locales/hi.json';
import tr from './locales/tr.json';

/**
 * Texts used by the popup only, in the namespace `shell`, so that pages do not load them for a field that few visitors use. All
 * languages are in its chunk: five more chunks would cost each first load twice what leaving these texts out saves.
 */
const TEXTS: Record<LanguageCode, Record<string, unknown>> = { en, fr, ar, tr, hi };

/** Adds the popup's texts; the server's override them. */
export function takePopupTexts({ language, site }: Pick<PageFacts, 'language' | 'site'>): Promise<void> {
  return takeTexts(language, 'shell', TEXTS[language], site.texts.shell);
}
