import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '../shop/fault.mjs';

/** Environment variables passed to the commands; settings of a shop are left out, so that the demo is tried without any. */
const PASSED = /^(PATH|HOME|TMPDIR|DOCKER_.*|BUILDX_.*|\w+_PROXY|\w+_proxy|SHOP_PORT|SANDBOX_PORT|DEMO_SIZE)$/;
const LONGEST_MS = 30 * 60_000;

/**
 * Runs a command and returns its output.
 * @param {string[]} command
 * @param {{cwd?: string, env?: Record<string, string>, check?: boolean, from?: string, to?: string}} [options] `check`: false
 * allows it to fail; `from`, `to`: files for its stdin and stdout
 * @returns {Promise<{code: number | null, output: string}>} `output`: stdout and stderr together
 */
export async function run([program, ...args], { cwd, env = {}, check = true, from, to } = {}) {
  const files = [from ? fs.openSync(from, 'r') : 'ignore', to ? fs.openSync(to, 'w') : 'pipe'];
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED.test(name)));
  const child = spawn(program, args, {
    cwd,
    env: { ...own, ...env },
    stdio: [...files, 'pipe'],
    timeout: LONGEST_MS,
  });
  for (const file of files) if (typeof file === 'number') fs.closeSync(file);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  const code = await new Promise((resolve) => child.once('close', resolve).once('error', () => resolve(127)));
  if (check && code !== 0)
    throw new Error(`${program} ${args.slice(0, 6).join(' ')} ended with ${code}:\n${lastLines(output)}`);
  return { code, output };
}

export const lastLines = (text, count = 12) => text.trim().split('\n').slice(-count).join('\n');

/** @throws Fault when no engine or no Compose responds, with what to do */
export async function checkEngine() {
  const engine = await run(['docker', 'info', '--format', '{{.ServerVersion}}'], { check: false });
  if (engine.code !== 0)
    throw new Fault(
      'No container engine answers. Start Docker (Docker Desktop, or dockerd), or name a running one with DOCKER_HOST, and start again.',
    );
  const compose = await run(['docker', 'compose', 'version', '--short'], { check: false });
  const [major, minor] = compose.output.trim().replace(/^v/, '').split('.').map(Number);
  if (compose.code !== 0 || !(major > 2 || (major === 2 && minor >= 20)))
    throw new Fault('Docker Compose 2.20 or newer is needed: install the plugin docker-compose and start again.');
  return `engine ${engine.output.trim()}, compose ${compose.output.trim()}`;
}

/**
 * Waits until `look` returns something true, at most `ms`, which is enough on a busy machine.
 * @throws Error with `what` and the last error of `look`
 */
export async function until(what, look, ms = 300_000) {
  let last = '';
  for (const end = Date.now() + ms; Date.now() < end; await sleep(500)) {
    try {
      const found = await look();
      if (found) return found;
    } catch (error) {
      last = `: ${error.message}`;
    }
  }
  throw new Error(`${what} did not come within ${ms / 1000} s${last}`);
}

/** The compose project under test, in a checkout. */
export function projectIn(cwd, name) {
  const compose = (args, options) => run(['docker', 'compose', '-p', name, ...args], { cwd, ...options });
  const demo = (args, options) => compose(['--profile', 'demo', ...args], options);
  const idOf = async (service) => (await demo(['ps', '--all', '--quiet', service])).output.trim();
  const inspect = async (service) => JSON.parse((await run(['docker', 'inspect', await idOf(service)])).output)[0];
  return { name, cwd, compose, demo, idOf, inspect, remove: () => demo(['down', '--volumes', '--timeout', '5']) };
}
