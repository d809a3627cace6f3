// `node build-changed.mjs <settings as JSON>`: builds a part with a change of its sources, without touching them.
import path from 'node:path';
import { writeDeclarations } from '../../contract/declarations.mjs';
import { writeRecord } from '../../contract/record.mjs';
import { compile } from '../compile.mjs';
import { webpackConfig } from '../factory.mjs';
import { folderOf, KERNEL, ROOT } from '../place.mjs';
import { ChangedSourcePlugin } from './changed-source-plugin.mjs';

/**
 * Builds a version of a part; with both targets a complete one, with its record.
 * @param {object} what
 * @param {string} what.part
 * @param {string} what.version
 * @param {string} what.folder of the built version
 * @param {('browser' | 'server')[]} what.targets
 * @param {{file: string, find: string, put: string}} [what.change] one passage of one source file below the part
 * @param {string} [what.after] version that this checkout has built: its compiled files are reused
 */
async function buildChanged({ part, version, folder, targets, change, after }) {
  const stats = {};
  for (const target of targets) {
    const config = webpackConfig({ part, target, version });
    const { cache } = webpackConfig({ part, target, version: after ?? version });
    stats[target] = await compile({
      ...config,
      output: { ...config.output, path: path.join(folder, target) },
      plugins: [...config.plugins, ...(change ? [changedIn(part, change)] : [])],
      cache: after ? { ...cache, readonly: true } : false,
    });
  }
  if (targets.length < 2) return;
  await writeDeclarations({ kernel: KERNEL, folder, cache: path.join(ROOT, 'node_modules/.cache/souk-types') });
  await writeRecord({ source: folderOf(part), kernel: KERNEL, part, version, folder, stats });
}

const changedIn = (part, { file, find, put }) =>
  new ChangedSourcePlugin(path.join(folderOf(part), file), [[find, put]]);

await buildChanged(JSON.parse(process.argv[2]));
