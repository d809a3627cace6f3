import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { IN_MONOREPO, ROOT } from '../build/place.mjs';
import { ownRemote } from './own-remote.mjs';

export const help = `souk-remote test [arguments of jest]
Runs src/**/*.test.ts and .tsx in jsdom, with the API answered by shared-kernel/testing. A jest.config.mjs beside package.json comes
first; it can begin with what 'souk-remote/jest' exports.`;

const require = createRequire(import.meta.url);

export async function run(args) {
  const part = ownRemote();
  const own = ['jest.config.mjs', 'jest.config.js', 'jest.config.ts', 'jest.config.cjs'];
  const configured = own.some((file) => fs.existsSync(path.join(ROOT, file)));
  const config = configured ? [] : ['--config', path.join(import.meta.dirname, '../test/remote-config.mjs')];
  const only = IN_MONOREPO ? ['--selectProjects', 'web', '--testPathPatterns', `/${part}/`] : [];
  const jest = spawn(process.execPath, [require.resolve('jest/bin/jest'), ...config, ...only, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings` },
  });
  process.exitCode = await new Promise((resolve) => jest.once('close', (code) => resolve(code ?? 1)));
}
