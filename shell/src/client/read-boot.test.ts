import { ELEMENT } from '../boot';
import { readBoot } from './read-boot';

const WHOLE = {
  language: 'fr',
  site: { common: {}, texts: {} },
  remotes: [],
  routes: [],
  active: 'shell',
  inline: null,
};
const write = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="${ELEMENT.boot}"></script>`;
  (document.body.firstChild as HTMLElement).textContent = text;
};

test('reads the page’s boot data', () => {
  write(JSON.stringify(WHOLE));
  expect(readBoot()).toEqual(WHOLE);
});

test.each([
  ['no text', ''],
  ['a text that is cut off', JSON.stringify(WHOLE).slice(0, -9)],
  ['null', 'null'],
  ['an empty object', '{}'],
  ['an unknown language', JSON.stringify({ ...WHOLE, language: 'xx' })],
  ['no site data', JSON.stringify({ ...WHOLE, site: undefined })],
  ['site data without texts', JSON.stringify({ ...WHOLE, site: { common: {} } })],
  ['no list of remotes', JSON.stringify({ ...WHOLE, remotes: {} })],
  ['no routes', JSON.stringify({ ...WHOLE, routes: undefined })],
])('S070 %s stops the shell’s start', (_, text) => {
  write(text);
  expect(readBoot).toThrow();
});
