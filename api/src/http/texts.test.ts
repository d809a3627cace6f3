import { LANGUAGES } from 'shared-kernel/contract/languages';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import fr from '../../locales/fr.json';
import hi from '../../locales/hi.json';
import tr from '../../locales/tr.json';
import { say } from './texts';

function texts(tree: object, before = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : texts(value, `${before}${key}.`),
  );
}
const places = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

test.each([
  ['fr', fr],
  ['ar', ar],
  ['tr', tr],
  ['hi', hi],
])('D45 %s has every text of English, with the same places', (_, tree) => {
  const own = texts(tree);
  expect(own.map(([key]) => key).sort()).toEqual(
    texts(en)
      .map(([key]) => key)
      .sort(),
  );
  const english = new Map(texts(en));
  for (const [key, text] of own) expect([key, places(text)]).toEqual([key, places(english.get(key) ?? '')]);
});

test('places are filled, in every language', () => {
  for (const language of LANGUAGES) {
    expect(say(language, { key: 'validation.tooLong', values: { field: 'zip', maximum: 20 } })).toMatch(/zip.*20/);
  }
});
