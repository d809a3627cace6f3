import fs from 'node:fs';
import { Fault } from './fault.mjs';
import { holdPort } from './ports.mjs';

const OLDEST_NODE = [20, 19];

/** @throws Fault when Node is too old for the libraries of the catalog */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Fault(`Node ${version} is too old: install Node ${OLDEST_NODE.join('.')} or newer and start again.`);
}

/**
 * Port from the environment, default 3000, held from now on: installing and building take minutes.
 * @returns {Promise<import('./ports.mjs').HeldPort>}
 * @throws Fault when it is invalid or in use
 */
export async function holdShopPort(text = process.env.PORT ?? '3000') {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_000)
    throw new Fault(`PORT=${text} is not a port: choose a number from 1 to 65000, such as PORT=4000.`);
  const held = await holdPort(port);
  if (held) return held;
  const other = `such as PORT=${port + 1000} npm start`;
  if (await isShop(port))
    throw new Fault(
      `A shop runs on port ${port} already: open http://localhost:${port}, or start another one, ${other}.`,
    );
  throw new Fault(`Port ${port} is busy: end what uses it, or choose another one, ${other}.`);
}

/** Whether the listening process answers like a shell, which is often a copy started before. */
async function isShop(port) {
  const answer = await fetch(`http://localhost:${port}/`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
  return answer?.headers.has('x-release-set') ?? false;
}

/** Creates the folder. @throws Fault when it is not writable */
export function checkWritable(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch {
    throw new Fault(
      `Cannot write to ${folder}: give yourself write permission there, or move the checkout to a folder of yours.`,
    );
  }
}
