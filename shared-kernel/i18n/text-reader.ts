import type { LanguageCode } from '../contract/languages';
import type { TextOptions, Texts } from './texts';

/** Features that only i18next supports: `$t(...)`, placeholders with a format or a path, and keys that contain a dot. */
const BEYOND = /\$t\(|\{\{(?!\w+\}\})|"[^".]*\.[^"]*":/;

/**
 * True when a namespace's texts need i18next. This repository's own texts do not (a test); those of an operator or another team
 * may.
 */
export const isBeyondReader = (texts: object): boolean => BEYOND.test(JSON.stringify(texts));

interface Bundle {
  namespace: string;
  texts: object;
}

/**
 * Resolves texts as i18next would, with 0.5 instead of 11 kB of script, until i18next is loaded and takes over
 * (docs/decisions/0052).
 */
export class TextReader implements Texts {
  private bundles: Bundle[] = [];
  private plurals: Intl.PluralRules | undefined;
  private library: Texts | undefined;

  constructor(readonly language: LanguageCode) {}

  t(key: string, options: TextOptions): string {
    return this.library ? this.library.t(key, options) : this.read(key, options);
  }

  addResourceBundle(_: string, namespace: string, texts: object): void {
    this.bundles.push({ namespace, texts });
    this.library?.addResourceBundle(this.language, namespace, texts, true, true);
  }

  /** Delegates to `library` from now on and passes it all texts added so far. */
  handOver(library: Texts): void {
    for (const { namespace, texts } of this.bundles)
      library.addResourceBundle(this.language, namespace, texts, true, true);
    this.library = library;
  }

  private read(key: string, options: TextOptions): string {
    const colon = key.indexOf(':');
    const namespace = colon < 0 ? options.ns : key.slice(0, colon);
    const name = key.slice(colon + 1);
    const text = this.formsOf(name, options.count).map((form) => this.find(namespace, form));
    return (text.find((one) => one !== undefined) ?? name).replace(/\{\{(\w+)\}\}/g, (placeholder, value: string) =>
      Object.hasOwn(options, value) ? String(options[value] ?? '') : placeholder,
    );
  }

  /** Keys to look up for a text, in order. */
  private formsOf(name: string, count: unknown): string[] {
    if (count === undefined || typeof count === 'string') return [name];
    this.plurals ??= new Intl.PluralRules(this.language);
    const plural = `${name}_${this.plurals.select(count as number)}`;
    return count === 0 ? [`${name}_zero`, plural, name] : [plural, name];
  }

  private find(namespace: string, key: string): string | undefined {
    const path = key.split('.');
    for (const bundle of this.bundles.toReversed()) {
      if (bundle.namespace !== namespace) continue;
      let node: unknown = bundle.texts;
      for (const part of path)
        node = typeof node === 'object' && node && Object.hasOwn(node, part) ? node[part as never] : undefined;
      if (typeof node === 'string') return node;
    }
    return undefined;
  }
}
