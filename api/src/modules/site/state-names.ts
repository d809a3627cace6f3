import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';
import ar from './state-names/ar.json';
import en from './state-names/en.json';
import fr from './state-names/fr.json';
import hi from './state-names/hi.json';
import tr from './state-names/tr.json';

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** By country and ISO 3166-2 code: names of Unicode CLDR 48, without words for 'province of' (decision 0081). */
const NAMES: Readonly<Record<LanguageCode, Names>> = { en, fr, ar, tr, hi };

/** Name of a state in a language, otherwise in English; undefined if CLDR has none. */
export function stateName(language: LanguageCode, country: string, code: string): string | undefined {
  return NAMES[language][country]?.[code] ?? NAMES[DEFAULT_LANGUAGE][country]?.[code];
}
