import { checkSet } from './check-set.mjs';
import { apiRecord, offering, remoteRecord, shellRecord, taking } from './testing/a-shop.mjs';

const as = (record) => ({ part: record.part, version: record.version, record, declarations: 'the same' });
const remote = (part, more, version = '1.0.0') => as(remoteRecord(part, version, more));
/** Result of checking a set; shell and API are the plain ones unless the test passes others. */
const check = ({ shell = shellRecord('1.0.0'), api = apiRecord('1.0.0'), remotes = [], before }) => {
  const set = (list) => ({
    shell: shell && { ...as(shell), types: '/nowhere' },
    api: api && as(api),
    remotes: Object.fromEntries(list.map((one) => [one.part, one])),
  });
  return checkSet(set(remotes), before && set(before));
};
const fits = { misfits: [], unknown: [], warnings: [] };
const content = (more, version) => remote('mfe-content', more, version);
const PAGE = { page: { pattern: '/page/:slug', query: { part: 'number?' } } };

test('a set fits when its parts offer everything that is used', async () => {
  const catalog = remote('mfe-catalog', {
    calls: { 'GET page/:id': 'mfe-catalog/src/a' },
    links: { page: { params: ['slug'], some: ['part'], file: 'mfe-catalog/src/b' } },
    texts: { 'kernel:button.close': 'mfe-catalog/src/c' },
  });
  expect(await check({ remotes: [catalog, content({ routes: PAGE })] })).toEqual(fits);
});

test.each([
  [
    'a name that the shell lacks',
    { takes: taking({ emitLater: 'mfe-content/src/later' }) },
    "mfe-content/src/later uses 'emitLater' of shared-kernel/platform/bus, which shell 1.0.0 does not have.",
  ],
  [
    'a range that excludes the shell',
    { takes: taking({ emit: 'mfe-content/src/say' }, '^2.0.0') },
    'mfe-content 1.0.0 needs shared-kernel/platform/bus ^2.0.0, but shell 1.0.0 has 1.0.0.',
  ],
  [
    'a text that the shell lacks',
    { texts: { 'kernel:button.open': 'mfe-content/src/door' } },
    "mfe-content/src/door shows the text 'kernel:button.open', which shell 1.0.0 does not have.",
  ],
  [
    'a call that the API lacks',
    { calls: { 'POST page/:slug/like': 'mfe-content/src/like' } },
    "mfe-content/src/like calls 'POST page/:slug/like', which api 1.0.0 does not answer.",
  ],
  [
    'a link to a page that does not exist',
    { links: { loyalty: { params: [], file: 'mfe-content/src/to' } } },
    "mfe-content/src/to links to 'loyalty', which no part of the shop has.",
  ],
  [
    'a link without a parameter',
    { routes: PAGE, links: { page: { params: [], file: 'mfe-content/src/to' } } },
    "mfe-content/src/to links to 'page' without 'slug', which mfe-content 1.0.0 needs there.",
  ],
  [
    'a link with an unknown parameter',
    { links: { login: { params: [], some: ['from'], file: 'mfe-content/src/to' } } },
    "mfe-content/src/to links to 'login' with 'from', which shell 1.0.0 does not take there.",
  ],
  [
    'a name used by a kernel file that it contains',
    { takes: taking({ emitLater: 'shared-kernel/session/later' }) },
    "mfe-content 1.0.0: shared-kernel/session/later uses 'emitLater' of shared-kernel/platform/bus, which shell 1.0.0 does not have.",
  ],
  [
    'a link to a missing page in a kernel file that it contains',
    { links: { loyalty: { params: [], file: 'shared-kernel/session/to' } } },
    "mfe-content 1.0.0: shared-kernel/session/to links to 'loyalty', which no part of the shop has.",
  ],
  [
    'a path that belongs to another remote',
    { routes: { entry: { pattern: '/login' } } },
    "mfe-content claims the address '/login' for 'entry', which is already shell's ('login').",
  ],
  [
    'a route id that belongs to another remote',
    { routes: { login: { pattern: '/door' } } },
    "mfe-content claims the route id 'login' for 'login', which is already shell's ('login').",
  ],
])('rejects a remote with %s in one sentence', async (_, more, sentence) => {
  expect(await check({ remotes: [content(more)] })).toEqual({ ...fits, misfits: [sentence] });
});

test.each([
  [
    'calls what the API lacks',
    { calls: { 'GET site': 'shell/src/site' } },
    "shell/src/site calls 'GET site', which api 1.0.0 does not answer.",
  ],
  [
    'links to a missing page',
    { links: { cart: { params: [], file: 'shell/src/header' } } },
    "shell/src/header links to 'cart', which no part of the shop has.",
  ],
])('rejects a shell that %s', async (_, more, sentence) => {
  expect(await check({ shell: shellRecord('1.0.0', more) })).toEqual({ ...fits, misfits: [sentence] });
});

test.each([
  ['is missing', {}, "api 1.0.0 promises 'page', which no part of the shop has."],
  [
    'has another pattern',
    { routes: { page: { pattern: '/pages/:slug' } } },
    "api 1.0.0 promises 'page' as '/page/:slug', but mfe-content 1.0.0 has it as '/pages/:slug'.",
  ],
  [
    'requires another parameter',
    { routes: { page: { pattern: '/page/:slug', query: { edition: 'number' } } } },
    "api 1.0.0 promises 'page' without 'edition', which mfe-content 1.0.0 needs there.",
  ],
])('rejects a promised page that %s', async (_, more, sentence) => {
  const api = apiRecord('1.0.0', { links: { page: { pattern: '/page/:slug', params: ['slug'] } } });
  expect(await check({ api, remotes: [content(more)] })).toEqual({ ...fits, misfits: [sentence] });
});

test('a linked route cannot be removed, and the message names who links to it', async () => {
  const linking = remote('mfe-catalog', { links: { page: { params: ['slug'], file: 'mfe-catalog/src/to' } } });
  const outcome = await check({
    before: [content({ routes: PAGE }), linking],
    remotes: [content({ routes: {} }, '2.0.0'), linking],
  });
  expect(outcome.misfits).toEqual([
    "mfe-catalog/src/to links to 'page', which mfe-content 2.0.0 does not have any more.",
  ]);
});

test('a withdrawn remote keeps its routes and has no requirements', async () => {
  const linking = remote('mfe-catalog', { links: { page: { params: ['slug'], file: 'mfe-catalog/src/to' } } });
  const off = { part: 'mfe-content', version: '1.0.0', fault: 'its record is gone', routes: PAGE, withdrawn: true };
  expect(await check({ remotes: [linking, off] })).toEqual(fits);
});

test.each([
  ['shell', 'No shell is live, so nobody can tell what fits it: promote one in the same change.'],
  ['api', 'No api is live, so nobody can tell what fits it: promote one in the same change.'],
])('without %s the result is unknown', async (part, sentence) => {
  expect(await check({ [part]: null, remotes: [content()] })).toEqual({ ...fits, unknown: [sentence] });
});

test('a version without its record gives an unknown result', async () => {
  const lost = { part: 'mfe-content', version: '1.0.0', fault: 'mfe-content 1.0.0 has lost its record.json.' };
  expect((await check({ remotes: [lost] })).unknown).toEqual(['mfe-content 1.0.0 has lost its record.json.']);
});

test('a record that does not list what its remote uses is a misfit', async () => {
  const { takes: _, ...record } = remoteRecord('mfe-content', '1.0.0');
  const { misfits } = await check({ remotes: [as(record)] });
  expect(misfits).toHaveLength(2);
  expect(misfits[0]).toBe(
    "mfe-content 1.0.0 has a record without a readable 'takes.browser': build and publish it again.",
  );
});

test('missing declarations are a misfit when hashes differ, and unknown without a hash', async () => {
  const other = { ...content(), declarations: 'others', types: '/nowhere' };
  expect((await check({ remotes: [other] })).misfits).toEqual([
    'mfe-content 1.0.0 has no declarations of what it was built against: build and publish it again.',
    'mfe-content 1.0.0: shell 1.0.0 has no declarations of what it offers: build and publish it again.',
  ]);
  const none = { ...content(), declarations: undefined };
  expect((await check({ remotes: [none] })).unknown).toEqual([
    'mfe-content 1.0.0 was published without declarations, so nobody can tell whether it fits.',
  ]);
});

test('warns about an event that nobody sends', async () => {
  const events = { sends: {}, hears: { 'cart:changed': 'mfe-content/src/listen' } };
  expect(await check({ remotes: [content({ events })] })).toEqual({
    ...fits,
    warnings: ["mfe-content/src/listen waits for the event 'cart:changed', which no part of the shop sends."],
  });
});

test('a shell with a newer version of a shared module fits an older remote', async () => {
  const shell = shellRecord('2.0.0', { offers: offering({ emit: true, more: true }, '1.4.0') });
  expect(await check({ shell, remotes: [content()] })).toEqual(fits);
});
