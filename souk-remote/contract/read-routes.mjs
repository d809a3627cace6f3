import fs from 'node:fs';
import vm from 'node:vm';
import { build } from 'esbuild';

/**
 * The routes of a part, as data. The file imports nothing but `defineRoutes`, so it runs in a sandbox without anything else: no
 * Node, no network.
 * @param {string} file `src/routes.ts` of the part
 * @returns {Promise<Record<string, object>>} routes by id; empty for a part without the file
 * @throws Error with the file when it exports no routes or something that is not data
 */
export async function readRoutes(file) {
  if (!fs.existsSync(file)) return {};
  const bundle = {
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'neutral',
    logLevel: 'silent',
  };
  const { outputFiles } = await build(bundle);
  const module = { exports: {} };
  vm.runInNewContext(outputFiles[0].text, { module, exports: module.exports }, { filename: file, timeout: 1000 });
  const { routes } = module.exports;
  if (!routes) throw new Error(`${file} exports no 'routes': name the part's routes there with defineRoutes.`);
  const data = JSON.parse(JSON.stringify(routes));
  for (const [id, { pattern }] of Object.entries(data)) {
    if (typeof pattern !== 'string') throw new Error(`${file}: the route '${id}' has no pattern.`);
  }
  return data;
}
