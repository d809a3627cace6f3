import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findShapeMisfits } from './shapes-fit.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-shapes-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
let count = 0;

const DECLARED = {
  'platform/bus': 'export declare function emit(name: string): void; export declare const LIMITS: { short: number };',
  'platform/page': "import type { ReactNode } from 'react'; export declare function usePage(): { title: ReactNode };",
  'events/event-map': "export interface EventMap { 'cart:changed': undefined; 'cart:counted': { count: number } }",
};
const types = (own = {}) => {
  const root = path.join(folder, String(count++));
  for (const [file, text] of Object.entries({ ...DECLARED, ...own })) {
    if (text === null) continue;
    const full = path.join(root, 'shared-kernel', `${file}.d.ts`);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, text);
  }
  return root;
};
const FILE = 'mfe-x/src/x';
const record = {
  part: 'mfe-x',
  version: '1.0.0',
  takes: {
    browser: {
      shared: {
        react: { range: '^19.0.0', names: { useState: FILE } },
        'shared-kernel/platform/bus': { names: { emit: FILE, 'LIMITS.short': FILE } },
        'shared-kernel/platform/page': { names: { usePage: FILE } },
      },
    },
    server: { shared: { 'shared-kernel/platform/bus': { names: { emit: FILE } } } },
  },
  events: { sends: { 'cart:counted': FILE }, hears: { 'cart:changed': FILE } },
};
const compare = (offered, built = {}, more = {}) =>
  findShapeMisfits({
    remote: { record: { ...record, ...more }, types: types(built) },
    shell: { record: { part: 'shell', version: '2.0.0' }, types: types(offered) },
  });

test('identical types fit, and so do wider ones', () => {
  const wider = {
    'platform/bus': `${DECLARED['platform/bus'].replace('name: string', 'name: string, later?: boolean')} export declare const more: 1;`,
    'events/event-map': DECLARED['events/event-map'].replace(
      "'cart:changed'",
      "'cart:emptied': undefined; 'cart:changed'",
    ),
  };
  expect(compare({})).toEqual([]);
  expect(compare(wider)).toEqual([]);
});

test('reports a newly required parameter and changed types of a table’s member and an event’s payload', () => {
  const misfits = compare({
    'platform/bus': DECLARED['platform/bus']
      .replace('name: string', 'name: string, loud: boolean')
      .replace('short: number', 'short: string'),
    'events/event-map': DECLARED['events/event-map'].replace('count: number', 'count: string'),
  });
  expect(misfits).toEqual([
    `${FILE} uses 'emit' of shared-kernel/platform/bus, which has another shape in shell 2.0.0: Type '1' is not assignable to type '2'.`,
    `${FILE} uses 'LIMITS.short' of shared-kernel/platform/bus, which has another shape in shell 2.0.0: Type 'string' is not assignable to type 'number'.`,
    `${FILE} sends the event 'cart:counted', which carries something else in shell 2.0.0: Type 'number' is not assignable to type 'string'.`,
  ]);
});

test('reports a reduced payload for its listeners', () => {
  const events = { sends: {}, hears: { 'cart:counted': FILE } };
  const less = DECLARED['events/event-map'].replace('{ count: number }', 'undefined');
  expect(compare({ 'events/event-map': less }, {}, { events })).toEqual([
    expect.stringContaining(`${FILE} hears the event 'cart:counted', which carries something else in shell 2.0.0`),
  ]);
});

const GENERIC = `import type { EventMap } from '../events/event-map';
  type Rest<T> = T extends undefined ? [] : [payload: T];
  export declare function emit<N extends keyof EventMap>(name: N, payload: EventMap[N]): void;
  export declare function useAll<T>(of: Rest<T>): Rest<Rest<T>>;`;
const takesOfBus = (...names) => ({
  browser: {
    shared: { 'shared-kernel/platform/bus': { names: Object.fromEntries(names.map((name) => [name, FILE])) } },
  },
});

test('identical declarations fit, even where copies of generic types are not assignable to each other', () => {
  const bus = { 'platform/bus': GENERIC };
  expect(compare(bus, bus, { takes: takesOfBus('emit', 'useAll') })).toEqual([]);
});

test('an event unused by a remote may be added or removed', () => {
  const bus = { 'platform/bus': GENERIC };
  const map = (events) => ({
    ...bus,
    'events/event-map': `export interface EventMap { 'cart:counted': { count: number }; ${events} }`,
  });
  const sender = { takes: takesOfBus('emit'), events: { sends: { 'cart:counted': FILE }, hears: {} } };
  expect(compare(map("'cart:opened': 1"), map("'cart:changed': undefined"), sender)).toEqual([]);
});

test('for `link` only the parameter count and return type are compared', () => {
  const takes = { browser: { shared: { 'shared-kernel/platform/links': { names: { link: FILE } } } } };
  const links = (ids) =>
    `export declare function link<Id extends ${ids}>(id: Id, ...given: Id extends 'a' ? [x: { n: 1 }] : [x?: {}]): string;`;
  const before = { 'platform/links': links("'a' | 'b'") };
  expect(compare({ 'platform/links': links("'a' | 'c'") }, before, { takes })).toEqual([]);
  const other = {
    'platform/links': 'export declare function link(id: string, given: object, language: string): string;',
  };
  expect(compare(other, before, { takes })).toEqual([
    expect.stringContaining(`${FILE} uses 'link' of shared-kernel/platform/links, which has another shape`),
  ]);
});

test('an event missing on one side is not reported by types', () => {
  expect(compare({ 'events/event-map': 'export interface EventMap {}' })).toEqual([]);
});

describe('missing declarations do not fit', () => {
  test.each([
    [
      'no declarations of the shell',
      { 'events/event-map': null },
      {},
      'shell 2.0.0 has no declarations of what it offers',
    ],
    [
      'no declarations of the remote',
      {},
      { 'events/event-map': null },
      'mfe-x 1.0.0 has no declarations of what it was built against',
    ],
    [
      'a module without a declaration',
      { 'platform/page': null },
      {},
      `${FILE} uses shared-kernel/platform/page, of which a declaration is missing`,
    ],
    [
      'a library that is not installed',
      { 'platform/page': "export * from 'souk-nowhere'; export declare function usePage(): any;" },
      {},
      "could not be compared: Cannot find module 'souk-nowhere'",
    ],
  ])('%s', (_, offered, built, sentence) => {
    expect(compare(offered, built).join('\n')).toContain(sentence);
  });
});
