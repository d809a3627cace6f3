import { LANGUAGES, type LanguageCode } from '../contract/languages';
import ar from './locales/ar.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import hi from './locales/hi.json';
import tr from './locales/tr.json';

type Tree = { [key: string]: string | Tree };
const texts: Record<LanguageCode, Tree> = { en, fr, ar, tr, hi };
const PLURAL = /_(zero|one|two|few|many|other)$/;

function flat(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}
const keys = (tree: Tree) => [...new Set(flat(tree).map(([key]) => key.replace(PLURAL, '')))].sort();
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

test.each(LANGUAGES)('S004 %s has every text of the kernel, and no other', (language) => {
  expect(keys(texts[language])).toEqual(keys(en));
  for (const [key, text] of flat(texts[language])) expect([key, text.trim()]).toEqual([key, text || 'a text']);
});

test.each(LANGUAGES)('S004 %s fills the same holes', (language) => {
  const english = Object.fromEntries(flat(en));
  for (const [key, text] of flat(texts[language]))
    if (!PLURAL.test(key)) expect([key, holes(text)]).toEqual([key, holes(english[key] ?? '')]);
});

test.each(LANGUAGES)('S004 %s has the plural forms of its language', (language) => {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const have = flat(texts[language]).flatMap(([key]) => PLURAL.exec(key)?.slice(1) ?? []);
  expect(new Set(have)).toEqual(new Set(wanted));
});

test('S113 to S116, S071, S072, S214: the English texts are those of the specification, letter for letter', () => {
  expect(en.quantity).toMatchObject({
    minimum: 'Must have minimum 1 item.',
    maximum: 'Maximum quantity exceeds.',
    selectAttributes: 'Please select all required attributes.',
    outOfStock: 'This product is out of stock.',
    exceedsInventory: 'Product quantity exceeds inventory.',
  });
  expect(en.notFound.title).toBe('This page could not be found');
  expect(en.error).toMatchObject({ sorry: 'SORRY', unknown: 'Something went wrong', apiDown: 'API is down.' });
  expect([en.toast.success, en.dropdown.choose]).toEqual(['Success', 'Choose']);
});
