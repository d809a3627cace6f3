import fs from 'node:fs';
import path from 'node:path';
import { remotesIn } from '../../souk-remote/build/parts.mjs';
import { LANGUAGES } from '../../souk-remote/contract/languages.mjs';
import { localeFaults, otherSpellings } from './locale-faults.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const FOLDERS = [
  'api/locales',
  ...remotesIn(root).map((remote) => `${remote}/locales`),
  'shared-kernel/i18n/locales',
  'shell/locales',
  'shell/src/auth/locales',
  'shell/src/chrome/search/locales',
];

test('locales exist only where the check looks', () => {
  const folders = ['', ...fs.readdirSync(root)]
    .filter((name) => fs.existsSync(path.join(root, name, 'package.json')))
    .flatMap((name) => [
      `${name}/locales`,
      `${name}/i18n/locales`,
      `${name}/src/locales`,
      `${name}/src/auth/locales`,
      `${name}/src/chrome/search/locales`,
    ])
    .filter((folder) => fs.existsSync(path.join(root, folder)));
  expect(folders.sort()).toEqual(FOLDERS);
});

describe.each(FOLDERS)('%s', (folder) => {
  const read = (language) => JSON.parse(fs.readFileSync(path.join(root, folder, `${language}.json`), 'utf8'));

  test('has all five languages', () => {
    expect(fs.readdirSync(path.join(root, folder)).sort()).toEqual(LANGUAGES.map((code) => `${code}.json`).sort());
  });

  test.each(LANGUAGES)('S004 %s has every text, plural form and placeholder', (language) => {
    expect(localeFaults(language, read(language), read('en'))).toEqual([]);
  });
});

test('S004 demo texts use the shop’s spelling', () => {
  const content = path.join(root, 'api/src/demo/content');
  const files = fs.readdirSync(content, { recursive: true }).filter((name) => name.endsWith('.ts'));
  const faults = files.flatMap((name) => {
    const text = fs.readFileSync(path.join(content, name), 'utf8');
    return ['ar', 'hi'].flatMap((language) =>
      otherSpellings(language, text).map((spelling) => `${name}: '${spelling}'`),
    );
  });
  expect(faults).toEqual([]);
});

const english = { cart: { title: 'Your cart, {{name}}', items_one: '{{count}} item', items_other: '{{count}} items' } };
const french = {
  cart: {
    title: 'Panier de {{name}}',
    items_one: '{{count}} article',
    items_many: '{{count}}',
    items_other: '{{count}}',
  },
};
test.each([
  ['nothing', {}, []],
  ['a missing text', { title: undefined }, ['cart.title: missing']],
  ['an empty text', { title: ' ' }, ['cart.title: other places to fill', 'cart.title: no text']],
  ['a text that English lacks', { hint: 'Bonjour' }, ['cart.hint: not expected']],
  ['another placeholder', { title: 'Panier de {{nom}}' }, ['cart.title: other places to fill']],
  ['a form without its number, where the number is the form', { items_one: 'Un article' }, []],
  ['a form with another placeholder', { items_many: '{{n}}' }, ['cart.items_many: other places to fill']],
  ['a missing form', { items_many: undefined }, ['cart.items_many: missing']],
  ['a form that the language lacks', { items_few: '{{count}}' }, ['cart.items_few: not expected']],
])('finds %s', (_, change, faults) => {
  const cart = JSON.parse(JSON.stringify({ ...french.cart, ...change }));
  expect(localeFaults('fr', { cart }, english)).toEqual(faults);
});

test('finds a spelling that the shop does not use, however it is encoded', () => {
  expect(localeFaults('hi', { price: '\u0958ीमत' }, { price: 'Price' })).toEqual(["price: spelled 'क़ीमत'"]);
  expect(localeFaults('ar', { soon: 'قريبًا' }, { soon: 'Soon' })).toEqual([]);
  expect(localeFaults('ar', { soon: 'قريباً' }, { soon: 'Soon' })).toEqual(["soon: spelled 'اً'"]);
});
