import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { findingsOf } from './findings.mjs';
import { mergedUses, UsesPlugin } from './uses-plugin.mjs';

const KERNEL = {
  'shared-kernel/i18n/locales/en.json': JSON.stringify({
    close: 'Close',
    error: { retry: 'Try again', unknown: 'Sorry' },
    quantity: { less: 'Less', more: 'More' },
    stars: { count_one: '1 review', count_other: '{{n}} reviews' },
  }),
  'shared-kernel/platform/bus.js':
    'export const emit = (...a) => a; export const on = (...a) => a; export const stream = (...a) => a;',
  'shared-kernel/platform/links.js': 'export const link = (...a) => a;',
  'shared-kernel/contract/calls.js': `
    export const cart = { method: 'GET', path: 'cart', auth: 'guest' };
    export const page = { method: 'GET', path: 'page/:slug', auth: 'public' };
    export const never = { method: 'GET', path: 'never', auth: 'public' };
    export const computed = { method: 'GET', path: location.hash, auth: 'public' };`,
  'shared-kernel/ui/dialog.js': "export const dialog = (t) => t('close');",
  'shared-kernel/ui/stars.js': "export const stars = (t) => t('stars.count', { count: 2 });",
  'shared-kernel/ui/stepper.js': 'export const stepper = (t, which) => t(`quantity.${which}`);',
};
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-uses-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
let count = 0;

/** Builds a part consisting of this file, whose imports of the kernel are written `~/`. */
async function usesOf(text, { forwards = false, more = {} } = {}) {
  const root = path.join(folder, String(count++));
  const files = { ...KERNEL, 'package.json': '{"sideEffects":false}', 'mfe-x/src/it.js': text, ...more };
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), content);
  }
  const kernel = path.join(root, 'shared-kernel');
  const places = [
    [kernel, 'shared-kernel'],
    [path.join(root, 'mfe-x'), 'mfe-x'],
  ];
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: './mfe-x/src/it.js',
    output: { path: path.join(root, 'out') },
    optimization: { minimize: false },
    resolve: { alias: { '~': kernel } },
    plugins: [new UsesPlugin({ places, kernel, forwards })],
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
  });
  return { ...findingsOf(stats), problems: stats.compilation.errors.map(({ message }) => message) };
}
const HERE = 'mfe-x/src/it';

test('records calls by method and path, and only those that are used', async () => {
  const { calls, problems } = await usesOf(
    "import * as CALLS from '~/contract/calls'; import { later } from './own'; console.log(CALLS.cart, later, () => CALLS.never && false); if (false) console.log(CALLS.page)",
    {
      more: {
        'mfe-x/src/own.js':
          "export const later = { method: 'POST', path: 'later/:id', auth: 'user' }; export const unused = { method: 'GET', path: 'unused', auth: 'user' };",
      },
    },
  );
  expect(problems).toEqual([]);
  expect(calls).toEqual({ 'GET cart': HERE, 'GET never': HERE, 'POST later/:id': HERE });
});

test('records a call declared inline', async () => {
  const { calls } = await usesOf("console.log({ method: 'DELETE', path: 'cart/:id', auth: 'guest' })");
  expect(calls).toEqual({ 'DELETE cart/:id': HERE });
});

test('records events sent and listened to, and both branches of a conditional name', async () => {
  const { events, problems } = await usesOf(
    "import { emit, on, stream as flow } from '~/platform/bus'; import * as bus from '~/platform/bus'; emit(location.hash ? 'a:b' : 'c:d'); on('e:f', emit2); flow('g:h'); bus.emit('i:j'); function emit2() {} if (false) emit('k:l'); export const dead = () => emit('m:n');",
  );
  expect(problems).toEqual([]);
  expect(events).toEqual({
    sends: { 'a:b': HERE, 'c:d': HERE, 'i:j': HERE },
    hears: { 'e:f': HERE, 'g:h': HERE },
  });
});

test('records links by id with their required and optional parameters', async () => {
  const { links, problems } = await usesOf(
    "import { link } from '~/platform/links'; const x = location.hash; console.log(link('pages'), link('page', { slug: x }), link('product', { main: x, id: 1 }), link('product', { main: x, ...(x && { part: x }) }), link('login', x ? { redirect: x } : {}))",
  );
  expect(problems).toEqual([]);
  expect(links).toEqual({
    login: { params: [], some: ['redirect'], file: HERE },
    page: { params: ['slug'], file: HERE },
    pages: { params: [], file: HERE },
    product: { params: ['main'], some: ['id', 'part'], file: HERE },
  });
});

test('records the kernel texts that are used, including composed keys', async () => {
  const { texts, problems } = await usesOf(
    "import { dialog } from '~/ui/dialog'; import { stars } from '~/ui/stars'; import { stepper } from '~/ui/stepper'; const t = console.log; dialog(t); stars(t); stepper(t, location.hash); t('kernel:error.retry'); t('close', 'error.unknown')",
  );
  expect(problems).toEqual([]);
  expect(texts).toEqual({
    'kernel:close': 'shared-kernel/ui/dialog',
    'kernel:error.retry': HERE,
    'kernel:quantity.less': 'shared-kernel/ui/stepper',
    'kernel:quantity.more': 'shared-kernel/ui/stepper',
    'kernel:stars.count': 'shared-kernel/ui/stars',
  });
});

test.each([
  ["useTranslation('kernel'); t('error.unknown')"],
  ["t('kernel:' + ['error.unknown'][location.hash])"],
  ["t(`kernel:${['error.unknown'][location.hash]}`)"],
])('counts bare keys in a file that names the namespace: %s', async (text) => {
  const { texts } = await usesOf(`const t = console.log; const useTranslation = t; ${text}`);
  expect(texts).toEqual({ 'kernel:error.unknown': HERE });
});

describe('code that cannot be analysed stops the build and names the file', () => {
  test.each([
    [
      'a computed event',
      "import { emit } from '~/platform/bus'; emit(location.hash)",
      `${HERE} calls emit with a computed name of an event`,
    ],
    [
      'a computed event in a conditional',
      "import { on } from '~/platform/bus'; on(location.hash ? 'a:b' : location.hash)",
      `${HERE} calls on with a computed`,
    ],
    [
      'the bus under an alias',
      "import { emit } from '~/platform/bus'; const say = emit; say('a:b')",
      `${HERE} calls emit with a computed`,
    ],
    [
      'the bus re-exported by another file',
      "import { say } from './way'; say('a:b')",
      `${HERE} calls emit with a computed`,
    ],
    [
      'the whole bus',
      "import * as bus from '~/platform/bus'; console.log(bus)",
      `${HERE} uses all of shared-kernel/platform/bus`,
    ],
    [
      'a computed link',
      "import { link } from '~/platform/links'; link(location.hash)",
      `${HERE} calls link with a computed id of a route`,
    ],
    [
      'computed parameters',
      "import { link } from '~/platform/links'; link('page', JSON.parse(location.hash))",
      `${HERE} links to 'page' with computed parameters`,
    ],
    [
      'a computed parameter',
      "import { link } from '~/platform/links'; link('page', { [location.hash]: 1 })",
      `${HERE} links to 'page' with computed parameters`,
    ],
    [
      'all calls',
      "import * as CALLS from '~/contract/calls'; console.log(CALLS[location.hash])",
      `${HERE} uses all of shared-kernel/contract/calls`,
    ],
    [
      'a call without a literal',
      "import * as CALLS from '~/contract/calls'; console.log(CALLS.computed)",
      "shared-kernel/contract/calls ('computed') names a call of the API by something computed",
    ],
    [
      'an own call without a literal',
      "console.log({ method: 'GET', path: location.hash, auth: 'user' })",
      `${HERE} names a call of the API by something computed`,
    ],
    [
      'a text that the kernel lacks',
      "console.log('kernel:error.gone')",
      `${HERE} shows the text 'kernel:error.gone', which the kernel does not have`,
    ],
  ])('%s', async (_, text, sentence) => {
    const { problems } = await usesOf(text, {
      more: { 'mfe-x/src/way.js': "export { emit as say } from '~/platform/bus'" },
    });
    expect(problems.join('\n')).toContain(sentence);
  });
});

test('the shell may read all calls, because it forwards those of others', async () => {
  const text = "import * as CALLS from '~/contract/calls'; console.log(Object.values(CALLS))";
  const { calls, problems } = await usesOf(text, { forwards: true });
  expect({ calls, problems }).toEqual({ calls: {}, problems: [] });
});

test('browser and server are merged into one record sorted by name', () => {
  const of = (calls, links) => ({ calls, links, events: { sends: {}, hears: {} }, texts: {} });
  const { calls, links } = mergedUses(
    of({ 'GET b': 'z', 'GET a': 'y' }, { page: { params: ['slug'], file: 'b' } }),
    of({ 'GET b': 'x' }, { page: { params: ['part', 'slug'], file: 'a' }, home: { params: [], file: 'c' } }),
  );
  expect(JSON.stringify(calls)).toBe('{"GET a":"y","GET b":"x"}');
  expect(links).toEqual({
    home: { params: [], file: 'c' },
    page: { params: ['slug'], some: ['part'], file: 'a' },
  });
});
