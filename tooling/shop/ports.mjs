import { randomInt } from 'node:crypto';
import net from 'node:net';

/**
 * Below the ports that systems give to outgoing connections: one of those may be taken again between being found free and being
 * listened on, which for a database is many seconds. Above those that browsers refuse to open.
 */
const QUIET = { from: 20_000, below: 32_000 };
/** so many busy ones one after the other are a machine that lets nobody listen */
const TRIES = 50;

/** True when nobody listens on the port of this machine (IPv4 or IPv6 loopback and all addresses alike). */
export async function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** `wanted` when it is free, else any. @throws Error when nothing can be listened on */
export async function freePort(wanted = 0) {
  if (wanted && (await isFree(wanted))) return wanted;
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(QUIET.from, QUIET.below);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${TRIES} ports could be listened on.`);
}
