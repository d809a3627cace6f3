import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { findingsOf } from './findings.mjs';
import { TakesPlugin } from './takes-plugin.mjs';

/** Each form of import with the files of a remote that uses it; `kit` is shared, with a copy for each form, to distinguish them. */
const it = (text) => ({ it: text });
/** The library shared through a facade, which only exports `one`. */
const FACADE = 'kit-0';
const FORMS = [
  ['two names of a facade', it("import { one, two } from 'kit'; console.log(one, two)"), ['one', 'two']],
  ['a named import', it("import { one } from 'kit'; console.log(one)"), ['one']],
  ['a renamed import', it("import { one as uno } from 'kit'; console.log(uno)"), ['one']],
  ['a default import', it("import three from 'kit'; console.log(three)"), ['default']],
  ['a member of a table', it("import { TABLE } from 'kit'; console.log(TABLE.a.b)"), ['TABLE.a.b']],
  ['a called member', it("import { TABLE } from 'kit'; TABLE.call(1)"), ['TABLE.call']],
  ['a string as member', it("import { TABLE } from 'kit'; console.log(TABLE['a'])"), ['TABLE.a']],
  [
    'a destructured table',
    it("import { TABLE } from 'kit'; const { a, b: { c } } = TABLE; console.log(a, c)"),
    ['TABLE.a', 'TABLE.b.c'],
  ],
  ['a namespace by member', it("import * as kit from 'kit'; console.log(kit.one, kit.TABLE.a)"), ['TABLE.a', 'one']],
  ['a destructured namespace', it("import * as kit from 'kit'; const { one } = kit; console.log(one)"), ['one']],
  ['a namespace as a value', it("import * as kit from 'kit'; console.log(kit)"), ['*']],
  ['a namespace by computed name', it("import * as kit from 'kit'; console.log(kit[location.hash])"), ['*']],
  ['a spread namespace', it("import * as kit from 'kit'; console.log({ ...kit })"), ['*']],
  ['a table by computed name', it("import { TABLE } from 'kit'; console.log(TABLE[location.hash])"), ['TABLE']],
  ['a table kept in a variable', it("import { TABLE } from 'kit'; const t = TABLE; console.log(t.a)"), ['TABLE']],
  ['a spread table', it("import { TABLE } from 'kit'; console.log({ ...TABLE })"), ['TABLE']],
  ['a table with ?.', it("import { TABLE } from 'kit'; console.log(TABLE?.a)"), ['TABLE']],
  [
    'a re-export, used',
    { ...it("import { TABLE } from './way'; console.log(TABLE.a)"), way: "export { TABLE, one } from 'kit'" },
    ['TABLE.a'],
  ],
  [
    'a re-export under another name',
    { ...it("import { T } from './way'; console.log(T.a)"), way: "export { TABLE as T } from 'kit'" },
    ['TABLE.a'],
  ],
  [
    'a re-export through two files',
    {
      ...it("import { T } from './a'; console.log(T.a)"),
      a: "export { U as T } from './b'",
      b: "export { TABLE as U } from 'kit'",
    },
    ['TABLE.a'],
  ],
  [
    'a namespace re-export',
    { ...it("import { kit } from './way'; console.log(kit.TABLE.a)"), way: "export * as kit from 'kit'" },
    ['TABLE.a'],
  ],
  [
    'export *',
    { ...it("import { TABLE } from './way'; console.log(TABLE.a)"), way: "export * from 'kit'" },
    ['TABLE.a'],
  ],
  ['dynamic import, whole', it("import('kit').then((kit) => console.log(kit))"), ['*']],
  ['dynamic import, destructured', it("const { one } = await import('kit'); console.log(one)"), ['one']],
  ['dynamic import, then destructured', it("import('kit').then(({ one }) => console.log(one))"), ['one']],
  ['require of the whole', it("const kit = require('kit'); console.log(kit)"), ['*']],
  ['require of a member', it("console.log(require('kit').one)"), ['one']],
  ['a question whether it is there', it("import * as kit from 'kit'; console.log('one' in kit)"), []],
  ['imported and unused', it("import { one } from 'kit'; console.log(1)"), []],
  [
    'used by code that nobody uses',
    {
      ...it("import { live } from './two'; live()"),
      two: "import { one } from 'kit'; export const dead = () => one; export const live = () => console.log(1)",
    },
    [],
  ],
  ['used in a branch that is never taken', it("import { one } from 'kit'; if (false) console.log(one)"), []],
  [
    'used in a function within',
    it("import { two } from 'kit'; addEventListener('x', () => { const f = () => two(); f() })"),
    ['two'],
  ],
  [
    'a package that takes the whole',
    {
      ...it("import { lib } from '../node_modules/lib'; lib()"),
      '../node_modules/lib/index': "const kit = require('kit'); exports.lib = () => console.log(kit, kit.one)",
    },
    [],
  ],
  ['imported for its effect', it("import 'kit'; console.log(1)"), []],
];

const KIT = 'export const TABLE = {}; export const one = 1; export const two = () => 2; export default 3;';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-forms-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
let taken;

// all forms in one build: each has a separate folder and shared package
beforeAll(async () => {
  const files = { 'package.json': '{"sideEffects":false}' };
  const shared = {};
  const exposes = {};
  for (const [n, [, sources]] of FORMS.entries()) {
    const kit = `kit-${n}`;
    files[`node_modules/${kit}/package.json`] = `{"name":"${kit}","version":"1.0.0","sideEffects":["index.js"]}`;
    files[`node_modules/${kit}/index.js`] = KIT;
    for (const [name, text] of Object.entries(sources)) files[`${n}/${name}.js`] = text.replaceAll("'kit'", `'${kit}'`);
    shared[kit] = { import: false, singleton: true, requiredVersion: '^1.0.0' };
    exposes[`./${n}`] = `./${n}/it.js`;
  }
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  const stats = await new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: {},
      output: { path: path.join(folder, 'out') },
      optimization: { minimize: false },
      plugins: [
        new ModuleFederationPlugin({
          name: 'remote',
          filename: 'entry.js',
          exposes,
          shared,
          dts: false,
          dev: false,
          manifest: false,
        }),
        new TakesPlugin({
          places: [[folder, 'mfe-x']],
          rangeOf: () => '^1.0.0',
          tablesOf: () => ({ TABLE: { a: true } }),
          facadeOf: (key) => (key === FACADE ? { file: 'vendor/kit.ts', names: ['one'] } : undefined),
        }),
      ],
    });
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
  });
  taken = { ...findingsOf(stats).takes.shared, errors: stats.compilation.errors.map(({ message }) => message) };
});

test.each(FORMS.map(([form, , names], n) => [form, names, n]))('%s takes %j', (_, names, n) => {
  expect(Object.keys(taken[`kit-${n}`]?.names ?? {})).toEqual(names);
});

test.each(['imported for its effect', 'a package that takes the whole'])('%s takes the module by its range', (form) => {
  const n = FORMS.findIndex(([name]) => name === form);
  expect(taken[`kit-${n}`]).toEqual({ range: '^1.0.0', names: {} });
});

test('code that cannot be analysed stops the build and names the file', () => {
  const refused = FORMS.flatMap(([, , names], n) =>
    names.some((name) => name === '*' || name === 'TABLE') ? [n] : [],
  );
  expect(taken.errors.filter((error) => error.includes('uses all')).sort()).toEqual(
    refused
      .map(
        (n) =>
          `mfe-x/${n}/it uses all of '${FORMS[n][2][0]}' of kit-${n}: it must name what it needs, such as one member.`,
      )
      .sort(),
  );
});

test('a name missing from a library’s facade stops the build', () => {
  expect(taken.errors.filter((error) => !error.includes('uses all'))).toEqual([
    "mfe-x/0/it uses 'two' of a shared library, which vendor/kit.ts does not give: do without it, or let the shell give it there.",
  ]);
});
