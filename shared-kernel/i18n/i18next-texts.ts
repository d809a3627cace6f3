import { createInstance } from 'i18next';
import type { LanguageCode } from '../contract/languages';
import type { Texts } from './texts';

/**
 * Creates a separate i18next instance. The browser has one per page; the server creates one per language and version of a remote,
 * because two versions of the same namespace may be live at once, and never one per request: that costs more than the render.
 */
export function createTexts(language: LanguageCode): Texts {
  const instance = createInstance();
  void instance.init({
    lng: language,
    // the build has already merged the English texts under every language's file (S013)
    fallbackLng: false,
    // resources are available synchronously: the first render is the same on the server and in the browser
    initAsync: false,
    resources: { [language]: {} },
    interpolation: { escapeValue: false },
  });
  return instance;
}
