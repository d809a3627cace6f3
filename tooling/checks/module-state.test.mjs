import fs from 'node:fs';
import path from 'node:path';
import { moduleState } from './module-state.mjs';
import { sourceFiles } from './source-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** Files of the kernel, and whether the shell provides them or every remote compiles them in (docs/decisions/0034). */
const files = sourceFiles(root, ['shared-kernel']);
const isProvided = (file) => file.startsWith('shared-kernel/platform/');
const stateOf = (file) => moduleState(fs.readFileSync(path.join(root, file), 'utf8'), file);

test('no file of the kernel that is compiled into each remote keeps state', () => {
  expect(files.filter((file) => !isProvided(file)).flatMap(stateOf)).toEqual([]);
});

test('the state that a page has once is seen where it is', () => {
  const found = files.filter(isProvided).flatMap(stateOf);
  for (const name of ['subjects', 'instances', 'holders', 'Context'])
    expect(found).toContainEqual(expect.stringContaining(`'${name}' `));
});

test.each([
  ['a variable', 'export let count = 0;', "'count' is a variable of the module (let)"],
  ['an old variable', 'var count;', "'count' is a variable of the module (var)"],
  ['several of one pattern', 'let [a, { b }] = start();', "'a, b' is a variable of the module (let)"],
  ['an empty Map', 'export const seen = new Map<string, number>();', "'seen' keeps state: new Map()"],
  [
    'a Set that is written',
    "const seen = new Set(['a']);\nexport const f = () => seen.add('b');",
    "'seen' is written (add)",
  ],
  ['a WeakMap', 'const of = new WeakMap();', "'of' keeps state: new WeakMap()"],
  ['a Subject', 'export const changes$ = new Subject<void>();', "'changes$' keeps state: new Subject()"],
  ['an instance of a class', 'const client = new QueryClient();', "'client' keeps state: new QueryClient()"],
  ['a container inside of an object', 'const state = { open: new Set() };', "'state' keeps state: new Set()"],
  [
    'a pipe that keeps the last value',
    'const last$ = all$.pipe(shareReplay(1));',
    "'last$' keeps state: shareReplay()",
  ],
  ['a context', 'const Context = createContext(null);', "'Context' keeps state: createContext()"],
  ['a context by its library', 'const Context = React.createContext(null);', "'Context' keeps state: createContext()"],
  [
    'an object that is assigned to',
    'const now = { at: 0 };\nexport function f() { now.at = 1; }',
    "'now' is written (an assignment)",
  ],
  [
    'an object that is assigned to by a word',
    "const by = {} as Words;\nconst f = (k: 'a') => { by[k] ??= 1; };",
    "'by' is written (an assignment)",
  ],
  ['a number that is counted', 'const n = { of: 0 };\nfunction f() { return n.of++; }', "'n' is written (++)"],
  [
    'a list that grows',
    'const list: string[] = [];\nexport const f = (x: string) => list.push(x);',
    "'list' is written (push)",
  ],
  ['a list that grows below', 'const a = { b: [] };\nconst f = () => a.b.splice(0);', "'a' is written (splice)"],
  ['what is deleted', 'const by = { a: 1 };\nconst f = () => { delete by.a; };', "'by' is written (delete)"],
  [
    'what is filled by Object.assign',
    'const a = {};\nconst f = (x) => Object.assign(a, x);',
    "'a' is written (Object.assign)",
  ],
  [
    'a field that a pattern fills',
    'const a = [];\nconst f = (x) => { [a[0]] = x; };',
    "'a' is written (an assignment)",
  ],
  ['a field of a function', 'function f() { f.calls = 1; }', "'f' is written (an assignment)"],
  ['a static field', 'class A { static count = 0; }', "'A.count' is a static field that is not readonly"],
  [
    'the closure of a function that runs at once',
    'const next = (() => { let n = 0; return () => ++n; })();',
    "'n' is written (++)",
  ],
  [
    'the closure of a function that is called by name',
    'function once(make) { const kept = {}; return (k) => (kept[k] ??= make(k)); }\nexport const f = once((k) => k);',
    "'kept' is written (an assignment)",
  ],
  [
    'what another compiled file gives',
    "import { TABLE } from './table';\nexport const f = () => { TABLE.a = 1; };",
    "'TABLE' is written (an assignment)",
  ],
])('reports %s', (_, source, sentence) => {
  expect(moduleState(source, 'a.tsx')).toContain(`a.tsx: ${sentence}.`);
});

test.each([
  ['constants', 'export const A = 1;\nconst B = { a: [1, 2] } as const;\nconst C = /x/;'],
  ['a table that is only read', "const TABLE = new Map([['a', 1]]);\nexport const f = (k) => TABLE.get(k);"],
  [
    'a variable of a function',
    'export function f() { let n = 0; n++; const seen = new Set(); seen.add(n); return seen; }',
  ],
  ['a parameter with the name of a constant', 'const list = [1];\nexport const f = (list) => list.push(1);'],
  [
    'a variable with the name of a constant',
    'const at = {};\nexport function f() { const at = { x: 0 }; at.x = 1; return at; }',
  ],
  ['a name in an inner block', 'const at = {};\nexport function f() { for (const at of all()) { at.x = 1; } }'],
  [
    'a function that makes state for its caller',
    'export function screen() { let loaded; return () => (loaded ??= 1); }',
  ],
  ['a formatter', "const number = new Intl.NumberFormat('en');"],
  ['a type', 'export interface State { count: number }\nexport type Seen = Map<string, number>;'],
  ['what a copy is made of', 'const LIST = [2, 1];\nexport const f = () => [...LIST].sort();'],
  ['styles', 'const box = css`display: grid;`;'],
])('nothing is reported of %s', (_, source) => {
  expect(moduleState(source, 'a.tsx')).toEqual([]);
});
