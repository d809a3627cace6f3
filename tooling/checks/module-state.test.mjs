import fs from 'node:fs';
import path from 'node:path';
import { moduleState } from './module-state.mjs';
import { sourceFiles } from './source-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** Files of the kernel, and whether the shell provides them or every remote compiles them in (docs/decisions/0034). */
const files = sourceFiles(root, ['shared-kernel']);
const isProvided = (file) => file.startsWith('shared-kernel/platform/');
const stateOf = (file) => moduleState(fs.readFileSync(path.join(root, file), 'utf8'), file);

test('no kernel file compiled into each remote keeps state', () => {
  expect(files.filter((file) => !isProvided(file)).flatMap(stateOf)).toEqual([]);
});

test('finds the known state of files that a page loads once', () => {
  const found = files.filter(isProvided).flatMap(stateOf);
  for (const name of ['subjects', 'instances', 'holders', 'Context'])
    expect(found).toContainEqual(expect.stringContaining(`'${name}' `));
});

test.each([
  ['a variable', 'export let count = 0;', "'count' is a variable of the module (let)"],
  ['a var', 'var count;', "'count' is a variable of the module (var)"],
  ['several variables of one pattern', 'let [a, { b }] = start();', "'a, b' is a variable of the module (let)"],
  ['an empty Map', 'export const seen = new Map<string, number>();', "'seen' keeps state: new Map()"],
  [
    'a Set that is modified',
    "const seen = new Set(['a']);\nexport const f = () => seen.add('b');",
    "'seen' is written (add)",
  ],
  ['a WeakMap', 'const of = new WeakMap();', "'of' keeps state: new WeakMap()"],
  ['a Subject', 'export const changes$ = new Subject<void>();', "'changes$' keeps state: new Subject()"],
  ['an instance of a class', 'const client = new QueryClient();', "'client' keeps state: new QueryClient()"],
  ['a container within an object', 'const state = { open: new Set() };', "'state' keeps state: new Set()"],
  [
    'a stream that replays the last value',
    'const last$ = all$.pipe(shareReplay(1));',
    "'last$' keeps state: shareReplay()",
  ],
  ['a context', 'const Context = createContext(null);', "'Context' keeps state: createContext()"],
  [
    'a context created by its library',
    'const Context = React.createContext(null);',
    "'Context' keeps state: createContext()",
  ],
  [
    'an object whose property is assigned',
    'const now = { at: 0 };\nexport function f() { now.at = 1; }',
    "'now' is written (an assignment)",
  ],
  [
    'an object whose property is assigned by name',
    "const by = {} as Words;\nconst f = (k: 'a') => { by[k] ??= 1; };",
    "'by' is written (an assignment)",
  ],
  ['a counter', 'const n = { of: 0 };\nfunction f() { return n.of++; }', "'n' is written (++)"],
  [
    'a list that grows',
    'const list: string[] = [];\nexport const f = (x: string) => list.push(x);',
    "'list' is written (push)",
  ],
  ['a nested list that grows', 'const a = { b: [] };\nconst f = () => a.b.splice(0);', "'a' is written (splice)"],
  ['a deleted property', 'const by = { a: 1 };\nconst f = () => { delete by.a; };', "'by' is written (delete)"],
  [
    'an object filled by Object.assign',
    'const a = {};\nconst f = (x) => Object.assign(a, x);',
    "'a' is written (Object.assign)",
  ],
  [
    'a field assigned by destructuring',
    'const a = [];\nconst f = (x) => { [a[0]] = x; };',
    "'a' is written (an assignment)",
  ],
  ['a property of a function', 'function f() { f.calls = 1; }', "'f' is written (an assignment)"],
  ['a static field', 'class A { static count = 0; }', "'A.count' is a static field that is not readonly"],
  [
    'the closure of an immediately invoked function',
    'const next = (() => { let n = 0; return () => ++n; })();',
    "'n' is written (++)",
  ],
  [
    'the closure of a function called by name',
    'function once(make) { const kept = {}; return (k) => (kept[k] ??= make(k)); }\nexport const f = once((k) => k);',
    "'kept' is written (an assignment)",
  ],
  [
    'the result of another compiled file',
    "import { TABLE } from './table';\nexport const f = () => { TABLE.a = 1; };",
    "'TABLE' is written (an assignment)",
  ],
])('reports %s', (_, source, sentence) => {
  expect(moduleState(source, 'a.tsx')).toContain(`a.tsx: ${sentence}.`);
});

test.each([
  ['constants', 'export const A = 1;\nconst B = { a: [1, 2] } as const;\nconst C = /x/;'],
  ['a table that is only read', "const TABLE = new Map([['a', 1]]);\nexport const f = (k) => TABLE.get(k);"],
  ['a local variable', 'export function f() { let n = 0; n++; const seen = new Set(); seen.add(n); return seen; }'],
  ['a parameter with the name of a constant', 'const list = [1];\nexport const f = (list) => list.push(1);'],
  [
    'a variable with the name of a constant',
    'const at = {};\nexport function f() { const at = { x: 0 }; at.x = 1; return at; }',
  ],
  ['a name in an inner block', 'const at = {};\nexport function f() { for (const at of all()) { at.x = 1; } }'],
  [
    'a factory that creates state for its caller',
    'export function screen() { let loaded; return () => (loaded ??= 1); }',
  ],
  ['a formatter', "const number = new Intl.NumberFormat('en');"],
  ['a type', 'export interface State { count: number }\nexport type Seen = Map<string, number>;'],
  ['the source of a copy', 'const LIST = [2, 1];\nexport const f = () => [...LIST].sort();'],
  ['styles', 'const box = css`display: grid;`;'],
])('reports nothing for %s', (_, source) => {
  expect(moduleState(source, 'a.tsx')).toEqual([]);
});
