import { randomInt } from 'node:crypto';
import net from 'node:net';

/**
 * Below the systems' ephemeral ports: one of those could be taken between being found free and being listened on, which for a
 * database is many seconds. Above those that browsers block.
 */
const QUIET = { from: 20_000, below: 32_000 };
/** after this many busy ports the machine probably allows no listening at all */
const TRIES = 50;

/**
 * A port that no other process can listen on until it is released, right before its server starts.
 * @typedef {{port: number, release(): Promise<void>}} HeldPort
 */

/**
 * Listens on a port of this machine (IPv4 or IPv6 loopback and all addresses alike) and closes every connection.
 * @returns {Promise<HeldPort | null>} null when the port is in use
 */
export async function holdPort(port) {
  const holder = net.createServer((socket) => socket.destroy());
  const held = await new Promise((resolve) => {
    holder.once('error', () => resolve(false));
    holder.listen(port, () => resolve(true));
  });
  if (!held) return null;
  // held ports do not keep a command alive that ends early
  holder.unref();
  return { port, release: () => new Promise((resolve) => holder.close(() => resolve())) };
}

/** Holds `preferred` when it is free, else any port. @returns {Promise<HeldPort>} @throws Error when no port can be listened on */
export async function holdFreePort(preferred = 0) {
  const held = preferred ? await holdPort(preferred) : null;
  if (held) return held;
  for (let tries = 0; tries < TRIES; tries++) {
    const other = await holdPort(randomInt(QUIET.from, QUIET.below));
    if (other) return other;
  }
  throw new Error(`None of ${TRIES} ports could be listened on.`);
}

/** `preferred` when it is free, else any port. Another process can take it at once: hold the port to start a server later. */
export async function freePort(preferred = 0) {
  const held = await holdFreePort(preferred);
  await held.release();
  return held.port;
}
