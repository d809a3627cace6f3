import fs from 'node:fs';
import path from 'node:path';
import { hashFolder } from './manifest.mjs';
import { damage, publishToFolder, readVersion } from './store.mjs';
import { aShop } from './testing/a-shop.mjs';

let shop;
beforeEach(() => {
  shop = aShop();
});
afterEach(() => shop.remove());
const REMOTE = 'mfe-catalog';
const inStore = (...names) => path.join(shop.store, REMOTE, ...names);
const browserFile = (kind) =>
  fs.readdirSync(inStore('browser')).find((name) => name.startsWith(kind) && name.endsWith('.js'));

test.each([[REMOTE], ['shell'], ['api']])('publishes a version of %s once, and the same bytes again', (part) => {
  expect(shop.put(part, '1.0.0')).toBe('published');
  expect(shop.put(part, '1.0.0')).toBe('unchanged');
  const { format, files, trials } = readVersion(shop.store, part, '1.0.0');
  expect([format, trials, damage(shop.store, part, '1.0.0', files)]).toEqual([1, [], []]);
});

test('only record and document of the API are stored', () => {
  shop.put('api', '1.0.0');
  expect(Object.keys(readVersion(shop.store, 'api', '1.0.0').files)).toEqual(['openapi.json', 'record.json']);
});

test('rejects different bytes under a published version and keeps the first', () => {
  shop.put(REMOTE, '1.0.0');
  expect(() => shop.put(REMOTE, '1.0.0', { chunk: 'other' })).toThrow(
    'mfe-catalog 1.0.0 was published with other bytes: raise its version and build again.',
  );
  expect(fs.readFileSync(inStore('browser', browserFile('home')), 'utf8')).toBe('chunk');
});

test('versions share unchanged browser files, each with a note of its hash', () => {
  shop.put(REMOTE, '1.0.0');
  const home = inStore('browser', browserFile('home'));
  const { mtimeMs } = fs.statSync(home);
  shop.put(REMOTE, '1.1.0');
  expect(fs.statSync(home).mtimeMs).toBe(mtimeMs);
  const { files } = readVersion(shop.store, REMOTE, '1.1.0');
  expect(fs.readFileSync(`${home}.sha384`, 'utf8')).toBe(files[`browser/${path.basename(home)}`]);
  expect(fs.readdirSync(inStore('1.1.0')).sort()).toEqual(['assets.json', 'record.json', 'server', 'types']);
});

test('compressed files are stored once beside their file and not listed in the manifest', () => {
  const pack = (text) => (from) => {
    fs.mkdirSync(path.join(from, 'packed'));
    const home = fs.readdirSync(path.join(from, 'browser')).find((name) => name.startsWith('home'));
    for (const ending of ['.br', '.gz']) fs.writeFileSync(path.join(from, 'packed', home + ending), text);
  };
  shop.put(REMOTE, '1.0.0', { spoil: pack('small') });
  shop.put(REMOTE, '1.1.0', { spoil: pack('another packing of the same') });
  const home = inStore('browser', browserFile('home'));
  expect(['.br', '.gz'].map((ending) => fs.readFileSync(home + ending, 'utf8'))).toEqual(['small', 'small']);
  expect(Object.keys(readVersion(shop.store, REMOTE, '1.1.0').files).join()).not.toMatch(/packed|\.br|\.gz/);
});

test('rejects a browser file whose bytes differ from another version’s file of that name', () => {
  shop.put(REMOTE, '1.0.0');
  const home = browserFile('home');
  const spoil = (from) => fs.writeFileSync(path.join(from, 'browser', home), 'other');
  expect(() => shop.put(REMOTE, '1.1.0', { spoil })).toThrow(`${home} was published with other bytes`);
  expect(fs.readFileSync(inStore('browser', home), 'utf8')).toBe('chunk');
  expect(readVersion(shop.store, REMOTE, '1.1.0')).toBeNull();
});

test('completes what an interrupted publish left behind', () => {
  shop.put(REMOTE, '1.0.0');
  const home = inStore('browser', browserFile('home'));
  fs.rmSync(inStore('1.0.0.json'));
  fs.rmSync(`${home}.sha384`);
  fs.writeFileSync(home, 'chu');
  expect(shop.put(REMOTE, '1.0.0')).toBe('published');
  expect(damage(shop.store, REMOTE, '1.0.0', readVersion(shop.store, REMOTE, '1.0.0').files)).toEqual([]);
});

test('reports a half-written record as damaged, and publishing again repairs it', () => {
  shop.put(REMOTE, '1.0.0');
  fs.writeFileSync(inStore('1.0.0.json'), '{"format":1,"fi');
  expect(() => readVersion(shop.store, REMOTE, '1.0.0')).toThrow(
    `${inStore('1.0.0.json')} is damaged: publish mfe-catalog 1.0.0 again, with the same bytes.`,
  );
  shop.put(REMOTE, '1.0.0');
  expect(readVersion(shop.store, REMOTE, '1.0.0').format).toBe(1);
});

const write = (file, text) => (from) => fs.writeFileSync(path.join(from, file), text);
const remove = (file) => (from) => fs.rmSync(path.join(from, file), { recursive: true });
const firstScript = (from) => fs.readdirSync(path.join(from, 'browser')).find((name) => name.startsWith('home'));
test.each([
  ['without assets.json', 'assets.json is missing', remove('assets.json')],
  ['without server', 'server/remoteEntry.js is missing', remove('server')],
  ['without record', 'record.json is missing', remove('record.json')],
  ['with a record that is not JSON', 'record.json is not JSON', write('record.json', '{')],
  [
    'with the record of another version',
    'record.json is that of mfe-content 2.0.0',
    write('record.json', '{"part":"mfe-content","version":"2.0.0"}'),
  ],
  ['with an empty assets.json', 'assets.json is not a list of scripts', write('assets.json', '{}')],
  ['with an assets.json that is not JSON', 'assets.json is not a list of scripts', write('assets.json', '<p>')],
  [
    'with the assets.json of another build',
    'assets.json names browser/remoteEntry.000000000000.js, which is not there',
    write('assets.json', '{"entry":"remoteEntry.000000000000.js","chunks":{"home":["home.000000000000.js"]}}'),
  ],
  [
    'without a chunk',
    /assets\.json names browser\/home\.\w{12}\.js, which is not there/,
    (from) => fs.rmSync(path.join(from, 'browser', firstScript(from))),
  ],
  [
    'with a browser file named without a hash',
    'the name of browser/home.js does not end with a hash of 12 digits',
    write('browser/home.js', ''),
  ],
])('rejects a build %s', (_, message, spoil) => {
  expect(() => shop.put(REMOTE, '1.0.0', { spoil })).toThrow(message);
  expect(fs.existsSync(inStore('1.0.0.json'))).toBe(false);
});

test.each([
  ['nothing', '1.0.0', "'nothing' is no part of a shop: name shell, api or a remote such as mfe-content."],
  ['../shell', '1.0.0', 'is no part of a shop'],
  ['mfe-../x', '1.0.0', 'is no part of a shop'],
  [`mfe-${'x'.repeat(61)}`, '1.0.0', 'is no part of a shop'],
  [REMOTE, '../1.0.0', "'../1.0.0' is no version such as 1.4.0."],
  [REMOTE, 'latest', 'is no version'],
])('rejects %s %s', (part, version, message) => {
  const from = shop.build(REMOTE, '1.0.0');
  expect(() => publishToFolder({ store: shop.store, part, version, from })).toThrow(message);
});

test('build notes are not part of a version', () => {
  const from = shop.build(REMOTE, '1.0.0', { spoil: write('.stamp', 'x') });
  expect(Object.keys(hashFolder(from))).not.toContain('.stamp');
});
