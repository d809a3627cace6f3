import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import fr from '../../locales/fr.json';
import hi from '../../locales/hi.json';
import tr from '../../locales/tr.json';

type Paths<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}` }[keyof T & string];
/** Key of an API text: `'http.notFound'`. */
export type TextKey = Paths<typeof en>;
/** A text before its language is known: key and values for its `{{name}}` placeholders. */
export interface Text {
  readonly key: TextKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

const TEXTS: Record<LanguageCode, unknown> = { en, fr, ar, tr, hi };

/**
 * The text of a key in a language, or in the default language when there is no translation (D45). The value `field` is the wire name
 * of a form's field and is shown as its label for shoppers (S211); with `call`, the label in that call's form is used.
 * @example say('fr', { key: 'validation.required', values: { field: 'email' } }) === 'Le champ « E-mail » est obligatoire'
 */
export function translate(language: LanguageCode, { key, values = {} }: Text): string {
  const text = lookUp(TEXTS[language], key) ?? lookUp(TEXTS[DEFAULT_LANGUAGE], key) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return name === 'field' ? wordFor(language, String(value), values.call) : String(value);
  });
}

/** Label of a field in a call's form, otherwise the common one; an unknown name is shown with spaces instead of underscores. */
function wordFor(language: LanguageCode, field: string, call?: string | number): string {
  const texts = TEXTS[language];
  return lookUp(texts, `labels.${call}.${field}`) ?? lookUp(texts, `fields.${field}`) ?? field.replaceAll('_', ' ');
}

function lookUp(tree: unknown, key: string): string | undefined {
  const leaf = key
    .split('.')
    .reduce<unknown>((branch, part) => (branch as Record<string, unknown> | undefined)?.[part], tree);
  return typeof leaf === 'string' ? leaf : undefined;
}
