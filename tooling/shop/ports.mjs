import { randomInt } from 'node:crypto';
import net from 'node:net';

/**
 * Below the ports that systems give to outgoing connections: one of those may be taken again between being found free and being
 * listened on, which for a database is many seconds. Above those that browsers refuse to open.
 */
const QUIET = { from: 20_000, below: 32_000 };
/** so many busy ones one after the other are a machine that lets nobody listen */
const TRIES = 50;

/**
 * A port that nobody else can listen on until it is let go, which is when the server that it is meant for starts.
 * @typedef {{port: number, release(): Promise<void>}} HeldPort
 */

/**
 * Listens on a port of this machine (IPv4 or IPv6 loopback and all addresses alike) and ends whoever connects.
 * @returns {Promise<HeldPort | null>} null when somebody listens there
 */
export async function holdPort(port) {
  const holder = net.createServer((socket) => socket.destroy());
  const held = await new Promise((resolve) => {
    holder.once('error', () => resolve(false));
    holder.listen(port, () => resolve(true));
  });
  if (!held) return null;
  // a command that ends early is not kept alive by what it held
  holder.unref();
  return { port, release: () => new Promise((resolve) => holder.close(() => resolve())) };
}

/** `wanted` when it is free, else any, held. @returns {Promise<HeldPort>} @throws Error when nothing can be listened on */
export async function holdFreePort(wanted = 0) {
  const held = wanted ? await holdPort(wanted) : null;
  if (held) return held;
  for (let tries = 0; tries < TRIES; tries++) {
    const other = await holdPort(randomInt(QUIET.from, QUIET.below));
    if (other) return other;
  }
  throw new Error(`None of ${TRIES} ports could be listened on.`);
}

/** `wanted` when it is free, else any. Somebody else can take it at once: who starts a server later holds the port. */
export async function freePort(wanted = 0) {
  const held = await holdFreePort(wanted);
  await held.release();
  return held.port;
}
