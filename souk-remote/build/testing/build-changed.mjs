// `node build-changed.mjs <settings as JSON>`: builds a part as it will be after a change of its sources, without touching them.
import path from 'node:path';
import { compile } from '../compile.mjs';
import { webpackConfig } from '../factory.mjs';
import { folderOf } from '../place.mjs';
import { ChangedSourcePlugin } from './changed-source-plugin.mjs';

/**
 * Builds a version of a part.
 * @param {object} what
 * @param {string} what.part
 * @param {string} what.version
 * @param {string} what.folder of the built version
 * @param {('browser' | 'server')[]} what.targets
 * @param {{file: string, find: string, put: string}} [what.change] one passage of one source file below the part
 * @param {string} [what.after] version that this checkout has built: what it has compiled is not compiled again
 */
async function buildChanged({ part, version, folder, targets, change, after }) {
  for (const target of targets) {
    const config = webpackConfig({ part, target, version });
    const { cache } = webpackConfig({ part, target, version: after ?? version });
    await compile({
      ...config,
      output: { ...config.output, path: path.join(folder, target) },
      plugins: [...config.plugins, ...(change ? [new ChangedSourcePlugin(inPart(part, change))] : [])],
      cache: after ? { ...cache, readonly: true } : false,
    });
  }
}

const inPart = (part, change) => ({ ...change, file: path.join(folderOf(part), change.file) });

await buildChanged(JSON.parse(process.argv[2]));
