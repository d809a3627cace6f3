import { createContext, useContext } from 'react';
import type { LanguageCode } from '../contract/languages';
import type { Texts } from '../i18n/texts';
import { type Translate, translator } from './i18n-instance';

const Context = createContext<Texts | null>(null);
/** Provides a root with its texts. */
export const TextsProvider = Context.Provider;

/**
 * Texts of one namespace in the page's language, others as `kernel:key`. Texts added later show with the next render: roots render
 * only once theirs are loaded (architecture 'Texts').
 * @example const { t } = useTranslation('content'); t('page.title'); t('page.results', { count: 3 })
 */
export function useTranslation(namespace: string): { t: Translate; language: LanguageCode } {
  const texts = useContext(Context);
  if (!texts) throw new Error('useTranslation needs a TextsProvider around it');
  return { t: translator(texts, namespace), language: texts.language as LanguageCode };
}
