import { DIRECTION, type LanguageCode } from '../contract/languages';

/** What stands between the parts of a short list in a language, as its script writes it: 'Teal, L'. */
export const listComma = (language: LanguageCode): string => (DIRECTION[language] === 'rtl' ? '، ' : ', ');
