import { DIRECTION, type LanguageCode } from '../contract/languages';

/** Separator of a short list in a language, in its script: 'Teal, L'. */
export const listComma = (language: LanguageCode): string => (DIRECTION[language] === 'rtl' ? '، ' : ', ');
