import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { serverText } from './server-text.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-server-text-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const SOURCE = `
/** A comment – with a dash. */
/*! A licence – with a dash. */
const styles = (texts) => texts[0];
function nameOfAFunction() {
  // why – the reason
  throw new Error('سوق');
}
exports.text = '–☃😀';
exports.styles = styles\`content: "-"\`;
exports.digits = '٣ 3'.replace(/[\\u0660-\\u0669]/g, 'x');
exports.fail = nameOfAFunction;
exports.long = [${'"a word", '.repeat(400)}];
`;

test('a server bundle is ASCII without comments and keeps its strings and function names', async () => {
  fs.writeFileSync(path.join(folder, 'entry.js'), SOURCE);
  const compiler = webpack({
    ...{ context: folder, entry: './entry.js', mode: 'production', target: 'async-node' },
    output: { path: path.join(folder, 'dist'), filename: 'main.cjs', library: { type: 'commonjs-module' } },
    optimization: { minimizer: [serverText()] },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error || stats.hasErrors() ? reject(error ?? new Error(`${stats}`)) : resolve()));
  });
  const file = path.join(folder, 'dist/main.cjs');
  const text = fs.readFileSync(file, 'utf8');
  expect(text.match(/[^\0-\x7f]/g)).toBeNull();
  expect(text).not.toMatch(/comment|licence|the reason/);
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(500);

  const bundle = createRequire(file)(file);
  expect(bundle).toMatchObject({ text: '–☃😀', styles: 'content: "-"', digits: 'x 3' });
  expect(bundle.fail).toThrow(
    expect.objectContaining({ message: 'سوق', stack: expect.stringContaining('nameOfAFunction') }),
  );
});
