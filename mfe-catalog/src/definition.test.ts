import { LANGUAGES } from 'shared-kernel/contract/languages';
import { ROUTES } from 'shared-kernel/rules/routes';
import { definition } from './definition';
import * as lifecycles from './lifecycles';
import * as server from './server';

test('S001 has a screen for every route of the table that the catalog owns, and for no other', () => {
  const owned = ROUTES.filter((route) => route.owner === 'mfe-catalog').map((route) => route.id);
  expect(definition.routes.map((route) => route.id).sort()).toEqual([...owned].sort());
});

test('exposes lifecycles to the browser and a render to the server, nothing else', () => {
  expect(Object.keys(lifecycles).sort()).toEqual(['bootstrap', 'mount', 'unmount', 'warm']);
  expect(Object.keys(server).sort()).toEqual(['contract', 'render']);
});

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
/** Texts by key; plural forms are one text, whose placeholders are those of its `other` form. */
function texts(value: object, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, entry] of Object.entries(value)) {
    const name = prefix + key.replace(/_(zero|one|two|few|many|other)$/, '');
    if (typeof entry === 'string') found.set(name, entry);
    else for (const [inner, text] of texts(entry, `${name}.`)) found.set(inner, text);
  }
  return found;
}

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'S004 %s has every text, with the same places to fill',
  async (language) => {
    const english = texts((await definition.locales.en()).default);
    const other = texts((await definition.locales[language]()).default);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of other)
      expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key) ?? '')]);
  },
);
