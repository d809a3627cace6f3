import path from 'node:path';
import { parseArgs } from 'node:util';
import { developRemote } from '../dev/one-remote.mjs';
import { Fault } from './fault.mjs';
import { ownRemote } from './own-remote.mjs';

export const help = `souk-remote dev --shop URL [--store PLACE --releases PLACE] [--host ADDRESS] [--port NUMBER]
Watches the remote and shows it in the pages of a shop that runs elsewhere. What is wrong in build, server or browser stands in the page.
  --shop      address of the shop, which answers calls and pictures
  --store     its store, a folder or an http(s) address (STORE); with --releases the pages are rendered on the server as well
  --releases  its release file, a file or an http(s) address (RELEASES)
  --host      address to listen on; default 127.0.0.1, 0.0.0.0 for other machines, too
  --port      default 3000 (PORT)`;

/** Options that `npm run dev -- --only` of the monorepo has as well. */
export const OPTIONS = {
  shop: { type: 'string' },
  store: { type: 'string' },
  releases: { type: 'string' },
  host: { type: 'string' },
  port: { type: 'string' },
};

export async function run(args) {
  const { values } = parseArgs({ args, options: OPTIONS });
  await develop(ownRemote(), values);
}

/**
 * Runs until the process is stopped.
 * @param {string} remote
 * @param {Record<string, string | undefined>} values of OPTIONS
 * @throws Fault when an option is invalid
 */
export async function develop(remote, values) {
  if (!URL.canParse(values.shop ?? ''))
    throw new Fault('--shop takes the address of a running shop, such as https://shop.example.');
  const port = Number(values.port ?? process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 1) throw new Fault(`'${values.port ?? process.env.PORT}' is no port.`);
  const place = (text) => (text && !/^https?:/.test(text) ? path.resolve(text) : text);
  const stop = await developRemote({
    port,
    host: values.host,
    remote,
    shop: values.shop,
    store: place(values.store ?? process.env.STORE),
    releases: place(values.releases ?? process.env.RELEASES),
    log: console.log,
  }).catch((error) => {
    throw error.code === 'EADDRINUSE' ? new Fault(`Port ${port} is busy: choose another one with --port.`) : error;
  });
  const end = () => stop().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}
