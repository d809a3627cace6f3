import { findMisfits, findMissingInApi, findUnsentEvents } from './fits.mjs';

const remote = (over = {}) => ({
  format: 1,
  part: 'mfe-content',
  version: '1.4.0',
  takes: { browser: { shared: {} }, server: { shared: {} } },
  calls: {},
  texts: {},
  ...over,
});
const shell = (shared = {}, over = {}) => ({
  format: 1,
  part: 'shell',
  version: '2.0.0',
  offers: { browser: { shared }, server: { shared } },
  calls: {},
  texts: [],
  ...over,
});
const api = { format: 1, part: 'api', version: '3.0.0', calls: ['GET page/:slug', 'POST contact'] };
const BUS = 'shared-kernel/platform/bus';
const takes = (taken, target = 'browser') =>
  remote({ takes: { browser: { shared: {} }, server: { shared: {} }, [target]: { shared: taken } } });
const named = (...names) => ({
  [BUS]: { names: Object.fromEntries(names.map((name) => [name, 'mfe-content/src/x'])) },
});
const offered = (names, version = '1.0.0') => ({ [BUS]: { version, names } });

test('a remote fits a shell and an API that offer everything it uses', () => {
  const all = remote({
    takes: takes(named('emit', 'TABLE.a')).takes,
    calls: { 'GET page/:id': 'mfe-content/src/page' },
    texts: { 'kernel:close': 'shared-kernel/ui/dialog' },
  });
  const giver = shell(offered({ emit: true, on: true, TABLE: { a: true } }), { texts: ['kernel:close'] });
  expect(findMisfits({ remote: all, shell: giver, api })).toEqual([]);
});

test.each(['browser', 'server'])('reports a name that the shell lacks with the file that uses it: %s', (target) => {
  expect(findMisfits({ remote: takes(named('later'), target), shell: shell(offered({ on: true })), api })).toEqual([
    `mfe-content/src/x uses 'later' of ${BUS}, which shell 2.0.0 does not have.`,
  ]);
});

test.each([
  ['TABLE.b.c', { TABLE: { a: true } }, `uses 'TABLE.b' of ${BUS}`],
  ['TABLE', { TABLE: { a: true } }, `uses all of 'TABLE' of ${BUS}: it must name`],
  ['*', { on: true }, `uses all of '*' of ${BUS}: it must name`],
  ['constructor', { on: true }, `uses 'constructor' of ${BUS}`],
])('the chain %s does not fit %j', (chain, names, sentence) => {
  const [found] = findMisfits({ remote: takes(named(chain)), shell: shell(offered(names)), api });
  expect(found).toContain(sentence);
});

test('does not check inside a value whose members are unknown', () => {
  expect(findMisfits({ remote: takes(named('emit.a.b')), shell: shell(offered({ emit: true })), api })).toEqual([]);
});

test('reports a module that the shell does not share', () => {
  expect(findMisfits({ remote: takes(named('on')), shell: shell(), api })).toEqual([
    `mfe-content/src/x uses ${BUS}, which shell 2.0.0 does not share.`,
  ]);
});

test.each([
  ['^19.0.0', '19.3.1', []],
  ['^19.0.0', '18.3.0', ['mfe-content 1.4.0 needs react ^19.0.0, but shell 2.0.0 has 18.3.0.']],
  ['^19.0.0', 'latest', ['mfe-content 1.4.0 needs react ^19.0.0, but shell 2.0.0 has latest.']],
  [undefined, '0.0.1', []],
])('compares the range %s with %s', (range, version, sentences) => {
  const key = 'react';
  const needs = takes({ [key]: { ...(range ? { range } : {}), names: {} } });
  expect(findMisfits({ remote: needs, shell: shell({ [key]: { version, names: true } }), api })).toEqual(sentences);
});

test('reports a call that the API lacks, ignoring parameter names', () => {
  const calls = { 'GET page/:slug/more': 'mfe-content/src/more', 'GET page/:name': 'mfe-content/src/page' };
  const sentence = "mfe-content/src/more calls 'GET page/:slug/more', which api 3.0.0 does not answer.";
  expect(findMisfits({ remote: remote({ calls }), shell: shell(), api })).toEqual([sentence]);
  expect(findMissingInApi({ calls }, api)).toEqual([sentence]);
});

test('reports a text that the shell lacks', () => {
  const texts = { 'kernel:new.text': 'shared-kernel/ui/new' };
  expect(findMisfits({ remote: remote({ texts }), shell: shell(), api })).toEqual([
    "shared-kernel/ui/new shows the text 'kernel:new.text', which shell 2.0.0 does not have.",
  ]);
});

describe('unreadable records do not fit', () => {
  test.each([
    ['no remote', { remote: undefined }, 'The remote has no record'],
    ['no shell', { shell: undefined }, 'The shell has no record'],
    ['no API', { api: undefined }, 'The API has no record of its calls'],
    ['another format', { remote: remote({ format: 2 }) }, 'record of format 2'],
    ['a remote without its browser', { remote: remote({ takes: { server: { shared: {} } } }) }, "'takes.browser'"],
    ['a shell without its server', { shell: shell({}, { offers: { browser: { shared: {} } } }) }, "'offers.server'"],
    ['names that are a list', { remote: takes({ [BUS]: { names: ['emit'] } }) }, "'takes.browser'"],
    ['no calls', { remote: remote({ calls: undefined }) }, "'calls'"],
    ['no texts', { shell: shell({}, { texts: undefined }) }, "'texts'"],
  ])('%s', (_, given, sentence) => {
    expect(findMisfits({ remote: remote(), shell: shell(), api, ...given }).join('\n')).toContain(sentence);
  });
});

test('warns about an event with a listener but no sender', () => {
  const sender = { events: { sends: { 'cart:changed': 'a' }, hears: {} } };
  const hearer = { events: { sends: {}, hears: { 'cart:changed': 'b', 'cart:emptied': 'mfe-content/src/x' } } };
  expect(findUnsentEvents([sender, hearer])).toEqual([
    "mfe-content/src/x waits for the event 'cart:emptied', which no part of the shop sends.",
  ]);
});
