import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { containerName } from '../../souk-remote/build/parts.mjs';
import { promote } from '../../souk-remote/release/releases.mjs';
import { startAnotherShell } from './bench-shop.mjs';
import { median } from './median.mjs';
import { publishCopy, REMOTE } from './publish-copy.mjs';

const SWITCHES = 50;
const COMPARED = 10;
/** switches that are not counted: code is compiled, caches fill */
const WARM_UP = 5;
/** ms after which the shell has dropped the previous version, with a margin */
const DROPPED = 1200;
const VISITS = 2;

/**
 * Memory of the shell's server over 50 switches of a remote's version, each with other bytes and with pages rendered by it.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureMemory({ shop }) {
  const store = path.join(shop.state, 'memory-store');
  const releases = path.join(shop.state, 'memory-releases.json');
  fs.cpSync(shop.store, store, { recursive: true });
  fs.copyFileSync(shop.releases, releases);
  const server = await startAnotherShell(shop, {
    name: 'shell-of-memory',
    nodeArguments: [
      '--expose-gc',
      // V8 keeps the text of compiled code for some collections that it starts itself; those that we request do not count
      '--no-compilation-cache',
      '--import',
      pathToFileURL(path.join(import.meta.dirname, 'collect-on-signal.mjs')).href,
    ],
    env: { RELEASES: releases, STORE: store },
  });
  try {
    const samples = [];
    for (let i = 1; i <= WARM_UP + SWITCHES; i++) {
      const version = publishCopy(shop, store, i);
      const changes = [{ part: REMOTE, version }];
      await promote({ store, releases, changes, untried: true, reason: 'measuring memory' });
      await visitUntilLive(server.url, shop.paths, version);
      await sleep(DROPPED);
      if (i > WARM_UP) samples.push(await readMemory(server));
    }
    return [
      row(
        'resident',
        samples.map(({ resident }) => resident),
      ),
      row(
        'heap',
        samples.map(({ heap }) => heap),
      ),
    ];
  } finally {
    await server.stop();
  }
}

function row(where, values) {
  const first = median(values.slice(0, COMPARED));
  const last = median(values.slice(-COMPARED));
  const megabytes = (bytes) => (bytes / 1024 / 1024).toFixed(1);
  return {
    key: 'memory',
    where: `${where}, ${SWITCHES} switches`,
    value: last / first,
    detail: `${megabytes(first)} to ${megabytes(last)} MiB, most ${megabytes(Math.max(...values))}`,
  };
}

/** Visits pages until the new version renders them, each visit with a new render. @throws Error when it does not */
async function visitUntilLive(url, paths, version) {
  for (let visit = 0; visit < VISITS; visit++) {
    for (const address of Object.values(paths)) await visitOnce(`${url}${address}?banner=${visit}`, version);
  }
}

async function visitOnce(url, version) {
  for (let tries = 0; tries < 30; tries++, await sleep(100)) {
    const html = await (await fetch(url)).text();
    // the switch takes a moment; a slot without the server's HTML means that the version was still loading
    if (html.includes(`"${containerName(REMOTE, version)}"`) && html.includes('data-ssr=""')) return;
  }
  throw new Error(`${url} is not rendered by ${REMOTE} ${version}.`);
}

/** Bytes after a full garbage collection. */
async function readMemory({ ops, pid }) {
  process.kill(pid, 'SIGUSR2');
  await sleep(100);
  const text = await (await fetch(`${ops}/metrics`)).text();
  const value = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return { resident: value('process_resident_memory_bytes'), heap: value('nodejs_heap_size_used_bytes') };
}
