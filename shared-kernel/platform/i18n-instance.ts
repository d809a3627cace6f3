import { createInstance, type i18n } from 'i18next';
import type { LanguageCode } from '../contract/languages';

const instances = new Map<LanguageCode, i18n>();
const translators = new WeakMap<i18n, Map<string, Kept>>();

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
  });
  return instance;
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
  for (const { plain } of translators.get(instance)?.values() ?? []) plain.clear();
}

/** Gives the text of a key, with `values` put in and the plural form of `values.count`. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/**
 * Translates keys of one namespace, others as `kernel:key`. The namespace's texts must be there.
 * The same function for the same namespace, so that components can depend on it. It looks each text without values up once: i18next
 * takes 17 microseconds for one, and a page asks for some 400 (docs/decisions/0043).
 */
export function translator(instance: i18n, namespace: string): Translate {
  let known = translators.get(instance);
  if (!known) {
    known = new Map();
    translators.set(instance, known);
  }
  let kept = known.get(namespace);
  if (!kept) {
    kept = makeTranslator(instance, namespace);
    known.set(namespace, kept);
  }
  return kept.translate;
}

interface Kept {
  translate: Translate;
  /** texts without values that were looked up already */
  plain: Map<string, string>;
}

function makeTranslator(instance: i18n, namespace: string): Kept {
  const plain = new Map<string, string>();
  const translate: Translate = (key, values) => {
    if (values) return instance.t(key, { ...values, ns: namespace });
    let text = plain.get(key);
    if (text === undefined) {
      text = instance.t(key, { ns: namespace });
      plain.set(key, text);
    }
    return text;
  };
  return { translate, plain };
}
