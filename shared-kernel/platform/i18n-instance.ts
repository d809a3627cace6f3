import { createInstance, type i18n } from 'i18next';
import type { LanguageCode } from '../contract/languages';

const instances = new Map<LanguageCode, i18n>();

/**
 * A set of texts of its own. The browser has one per page (`instanceFor`); the server makes one per language and version of a
 * remote, because two versions of the same namespace may be live at once, and never one per request: that costs more than the render.
 */
export function createTexts(language: LanguageCode): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    // English stands beneath every language's file already, put there by the build (S013)
    fallbackLng: false,
    // resources are there at once: the first render is the same on the server and in the browser
    initAsync: false,
    resources: { [language]: {} },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  // PITFALL: every `useTranslation` copies all own properties of its instance, some 60 bound methods; for a page of 60 tiles that
  // was a quarter of the server's render. What stands behind this object has them, it has none.
  return Object.create(instance);
}

/** The page's texts in this language. Browser code and the shell's own frame share it. */
export function instanceFor(language: LanguageCode): i18n {
  let instance = instances.get(language);
  if (!instance) {
    instance = createTexts(language);
    instances.set(language, instance);
  }
  return instance;
}

/** Adds a namespace's texts; those of a later call win, so the server's `localization` overrides the bundled ones (architecture 'Texts'). */
export function addTexts(
  target: LanguageCode | i18n,
  namespace: string,
  ...texts: readonly (Record<string, unknown> | undefined)[]
): void {
  const instance = typeof target === 'string' ? instanceFor(target) : target;
  for (const each of texts) {
    if (each) instance.addResourceBundle(instance.language, namespace, each, true, true);
  }
}

/** Translates keys of one namespace, others as `kernel:key`; for code outside React. The namespace's texts must be there. */
export function translator(
  instance: i18n,
  namespace: string,
): (key: string, values?: Record<string, unknown>) => string {
  return (key, values = {}) => instance.t(key, { ...values, ns: namespace });
}
