import fs from 'node:fs';
import path from 'node:path';
import { findingsOf } from './findings.mjs';
import { kernelTexts } from './kernel-texts.mjs';
import { readRoutes } from './read-routes.mjs';
import { mergedUses } from './uses-plugin.mjs';

export const RECORD_FILE = 'record.json';
export const FORMAT = 1;

/**
 * Writes `record.json` of a built version: its imports or exports, calls, links and events, computed from its two production builds
 * (docs/contracts/releases.md).
 * @param {object} what
 * @param {string} what.source folder of the part's package
 * @param {string} what.kernel folder of shared-kernel
 * @param {string} what.part `shell` or a remote
 * @param {string} what.version
 * @param {string} what.folder the version's root, with `browser` and `server`
 * @param {{browser: import('webpack').Stats, server: import('webpack').Stats}} what.stats
 */
export async function writeRecord({ source, kernel, part, version, folder, stats }) {
  const browser = findingsOf(stats.browser);
  const server = findingsOf(stats.server);
  const shell = part === 'shell';
  const side = shell ? 'offers' : 'takes';
  const uses = mergedUses(browser, server);
  const record = {
    format: FORMAT,
    part,
    version,
    routes: await readRoutes(path.join(source, shell ? 'src/pages/routes.ts' : 'src/routes.ts')),
    [side]: { browser: browser[side], server: server[side] },
    ...uses,
    ...(shell ? { texts: kernelTexts(kernel).map((key) => `kernel:${key}`) } : {}),
  };
  fs.writeFileSync(path.join(folder, RECORD_FILE), `${JSON.stringify(record, null, 1)}\n`);
}
