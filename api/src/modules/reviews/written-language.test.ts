import type { LanguageCode } from 'shared-kernel/contract/languages';
import { writtenLanguage } from './written-language';

test.each<[string, LanguageCode, LanguageCode | null]>([
  ['Well made, I use it every day.', 'ar', 'en'],
  ['Ma fille l’adore, et moi aussi.', 'en', 'fr'],
  ['tavsiye ederim, cok guzel', 'en', 'tr'],
  ['وصل سريعاً وهو جميل.', 'en', 'ar'],
  ['बहुत अच्छा', 'en', 'hi'],
  // a word of two languages: the page's counts
  ['Super', 'fr', 'fr'],
  ['Super', 'en', 'en'],
  ['Top', 'fr', 'fr'],
  ['Super', 'ar', 'en'],
  ['Отличный товар', 'en', null],
  ['Das Produkt ist sehr schön, ich bin zufrieden.', 'en', null],
  ['👍 10/10', 'en', null],
  ['', 'tr', null],
])('S112 %j from a page in %s is %p', async (text, page, language) => {
  expect(await writtenLanguage(text, page)).toBe(language);
});
