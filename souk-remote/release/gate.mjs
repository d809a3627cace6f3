import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { misuse, refused } from './fault.mjs';
import { damage, publishedVersions, readManifest } from './store.mjs';

const SMOKE_MS = 60_000;

/**
 * Nothing goes live that has not passed: every file there with its bytes, and every route renders in
 * the shell's own bundle (architecture 'Releases').
 * @param {{store: string, remote: string, version: string, shell: string, api?: string}} options
 *   `shell`: the live shell's server bundle; `api`: origin of an API to render with, else a stand-in is used
 * @returns {Promise<{version: string, files: Record<string, string>}>} the release for the release file
 * @throws ReleaseFault naming what is wrong
 */
export async function passGate({ store, remote, version, shell, api }) {
  const files = readManifest(store, remote, version);
  if (!files) {
    const known = publishedVersions(store, remote).join(', ') || 'none';
    throw misuse(`${remote} ${version} was never published (published: ${known}).`);
  }
  const broken = damage(store, remote, version, files);
  if (broken.length) throw refused(`${remote} ${version} is damaged in the store: ${some(broken)}.`);
  const release = { version, files };
  const report = await smoke({ store, remote, release, shell, api });
  if (report.problems.length) throw refused(`${remote} ${version} does not render: ${some(report.problems)}.`);
  return release;
}

const some = (list) => list.slice(0, 3).join('; ') + (list.length > 3 ? `; and ${list.length - 3} more` : '');

/** Runs the shell's bundle as a process of its own: whatever the version does, it does it there. */
async function smoke({ store, remote, release, shell, api }) {
  if (!fs.existsSync(shell))
    throw misuse(`${shell} is not there: build the shell first, or name its bundle with --shell.`);
  const { API_ORIGIN: _, ...env } = process.env;
  const child = spawn(process.execPath, [shell, 'smoke', remote, store, JSON.stringify(release)], {
    env: { ...env, NODE_ENV: 'production', ...(api ? { API_ORIGIN: api } : {}) },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: SMOKE_MS,
    killSignal: 'SIGKILL',
  });
  let output = '';
  let complaint = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  try {
    return JSON.parse(output.trim().split('\n').at(-1) ?? '');
  } catch {
    const reason = /^\w*Error: .*$/m.exec(complaint)?.[0] ?? complaint.trim().split('\n').at(-1) ?? '';
    throw refused(`${remote} ${release.version} cannot be loaded: ${reason || `ended with ${code ?? 'a time-out'}`}.`);
  }
}
