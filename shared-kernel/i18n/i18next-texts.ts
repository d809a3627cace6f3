import { createInstance } from 'i18next';
import type { LanguageCode } from '../contract/languages';
import type { Texts } from './texts';

/**
 * A set of texts of its own. The browser has one per page; the server makes one per language and version of a
 * remote, because two versions of the same namespace may be live at once, and never one per request: that costs more than the render.
 */
export function createTexts(language: LanguageCode): Texts {
  const instance = createInstance();
  void instance.init({
    lng: language,
    // English stands beneath every language's file already, put there by the build (S013)
    fallbackLng: false,
    // resources are there at once: the first render is the same on the server and in the browser
    initAsync: false,
    resources: { [language]: {} },
    interpolation: { escapeValue: false },
  });
  return instance;
}
