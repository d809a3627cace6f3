import type { LanguageCode } from '../contract/languages';
import { isBeyondReader, TextReader } from '../i18n/text-reader';
import type { Texts } from '../i18n/texts';

const instances = new Map<LanguageCode, TextReader>();
const translators = new WeakMap<Texts, Map<string, Kept>>();
let createTexts: ((language: LanguageCode) => Texts) | undefined;

/** The page's texts in this language, shared by browser code and the shell's frame. */
export function instanceFor(language: LanguageCode): Texts {
  let instance = instances.get(language);
  if (!instance) {
    instance = new TextReader(language);
    if (createTexts) instance.handOver(createTexts(language));
    instances.set(language, instance);
  }
  return instance;
}

/**
 * Switches the page's texts to i18next, which is loaded after hydration (docs/decisions/0052). Texts that the reader has looked up
 * stay cached: i18next finds the same (a test), and a click would pay for looking them up again.
 */
export async function bringLibrary(): Promise<void> {
  if (createTexts) return;
  ({ createTexts } = await import(/* webpackChunkName: "late" */ '../i18n/i18next-texts'));
  for (const [language, instance] of instances) instance.handOver(createTexts(language));
}

/** Adds a namespace's texts; later calls override, so the server's `localization` overrides the bundled ones (architecture 'Texts'). */
export function addTexts(
  target: LanguageCode | Texts,
  namespace: string,
  ...texts: readonly (Record<string, unknown> | undefined)[]
): void {
  const instance = typeof target === 'string' ? instanceFor(target) : target;
  for (const each of texts) {
    if (each) instance.addResourceBundle(instance.language, namespace, each, true, true);
  }
  forget(instance);
}

/** `addTexts` for a page that is about to render: resolves once its texts are readable as on the server. */
export async function takeTexts(
  language: LanguageCode,
  namespace: string,
  ...texts: readonly (Record<string, unknown> | undefined)[]
): Promise<void> {
  if (texts.some((each) => each && isBeyondReader(each))) await bringLibrary();
  addTexts(language, namespace, ...texts);
}

function forget(instance: Texts): void {
  for (const { plain } of translators.get(instance)?.values() ?? []) plain.clear();
}

/** Returns the text of a key, with `values` interpolated and in the plural form of `values.count`. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/**
 * Translates keys of one namespace, others as `kernel:key`. The namespace's texts must be loaded. Returns the same function for the
 * same namespace, so that components can depend on it. Caches each text without values: i18next takes 17 microseconds for one, and
 * a page looks up some 400 (docs/decisions/0043).
 */
export function translator(instance: Texts, namespace: string): Translate {
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
  /** cached texts without values */
  plain: Map<string, string>;
}

function makeTranslator(instance: Texts, namespace: string): Kept {
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
