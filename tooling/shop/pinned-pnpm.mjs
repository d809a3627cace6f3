import fs from 'node:fs';
import path from 'node:path';
import { runWithRetries } from './retry.mjs';

/**
 * Runs the pnpm that package.json pins. It comes through npx, because corepack rejects packages without signatures (many mirrors
 * send none) and Node images from 25 on have no corepack (docs/decisions/0032).
 * @param {string} root folder of the workspace
 * @param {string[]} args arguments of pnpm
 * @returns {boolean} whether it succeeded, after up to three attempts
 */
export function runPinnedPnpm(root, args) {
  return runWithRetries('npx', ['--yes', pinnedPnpm(root), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // npm's own variables would make pnpm warn about npm's settings
    env: { ...Object.fromEntries(Object.entries(process.env).filter(([k]) => !/^npm_config_/i.test(k))), CI: 'true' },
    shell: process.platform === 'win32',
  });
}

/** `pnpm@10.34.8`; npx ignores the hash that corepack may append to the version. */
export function pinnedPnpm(root) {
  const { packageManager } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  return packageManager.split('+')[0];
}
