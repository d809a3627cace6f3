import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { PackagesPlugin } from './packages-plugin.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-packages-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const put = (file, text) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
};

test('a build lists the packages it contains, including nested ones', async () => {
  for (const [at, name] of [
    ['node_modules/outer', 'outer'],
    ['node_modules/outer/node_modules/@scope/inner', '@scope/inner'],
    ['node_modules/unused', 'unused'],
  ])
    put(`${at}/package.json`, JSON.stringify({ name, version: '1.0.0', license: 'MIT', main: 'index.js' }));
  put('node_modules/outer/index.js', "require('@scope/inner')");
  put('node_modules/outer/node_modules/@scope/inner/index.js', 'console.log(1)');
  put('node_modules/unused/index.js', '');
  put('entry.js', "require('outer')");

  const file = path.join(folder, 'told/packages.json');
  const compiler = webpack({
    ...{ context: folder, entry: './entry.js', mode: 'production', plugins: [new PackagesPlugin(file)] },
    output: { path: path.join(folder, 'dist') },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error || stats.hasErrors() ? reject(error ?? new Error(`${stats}`)) : resolve()));
  });
  const recorded = JSON.parse(fs.readFileSync(file, 'utf8'));
  expect(recorded.map(({ name }) => name).sort()).toEqual(['@scope/inner', 'outer']);
});
