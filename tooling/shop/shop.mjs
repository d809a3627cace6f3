import fs from 'node:fs';
import path from 'node:path';
import { promoteBuilt } from '../../deploy/promote-built.mjs';
import { localVersions } from '../build/local-version.mjs';
import { startServer } from './children.mjs';
import { Fault } from './fault.mjs';
import { freePort } from './ports.mjs';
import { standInsFor } from './stand-ins.mjs';

/**
 * Starts database, sandbox, API and shell from what is built, with the demo world in it. Gateways and sign-in
 * providers without keys in the environment are the sandbox's simulated ones.
 * @param {{root: string, port: number, state?: string, reset?: boolean, size?: 'full' | 'small', disposable?: boolean, log?: (line: string) => void, env?: Record<string, string>, develop?: {api: string[]}}} options
 *   `state`: folder of this copy's data, default `.souk/shop-<port>`, so that copies on two ports never share a database;
 *   `disposable`: the data need not outlive a power cut; `env`: more environment for API and shell; `develop`: the API runs by this
 *   command and somebody else runs the shell
 * @returns {Promise<{url: string, api: string, mailbox: string, logs: string, databaseUrl: string, releases: string, store: string,
 *   fallen: Promise<string>, stop(): Promise<void>}>} `fallen` gives the name of the first server that ended by itself
 */
export async function startShop({
  root,
  port,
  state,
  reset = false,
  size = 'full',
  disposable = false,
  log = () => {},
  env = {},
  develop,
}) {
  const folder = state ?? path.join(root, '.souk', `shop-${port}`);
  const logs = path.join(folder, 'logs');
  const media = path.join(root, '.souk', 'media');
  const store = path.join(folder, 'store');
  const releases = path.join(folder, 'releases.json');
  fs.mkdirSync(folder, { recursive: true });

  /** what was started, in order; ended in reverse */
  const running = [];
  const stop = async () => {
    for (const part of running.splice(0).reverse()) await part.stop();
  };
  try {
    const databaseUrl =
      process.env.DATABASE_URL ?? (await embeddedDatabase({ root, folder, disposable, running, log }));
    const [apiPort, sandboxPort, smtpPort, opsPort] = await ports(port);
    const url = `http://localhost:${port}`;
    const api = `http://127.0.0.1:${apiPort}`;
    const mailbox = `http://localhost:${sandboxPort}`;

    log('Filling the database ...');
    const { prepareDatabase } = await import(path.join(root, 'api/dist/prepare.mjs'));
    await prepareDatabase({ databaseUrl, media, size, reset, log });
    for (const [name, version] of develop ? [] : Object.entries(localVersions())) {
      await promoteBuilt({ root, name, version, store, releases, log });
    }

    const started = [];
    const start = async (name, command, ready, own) => {
      const server = await startServer({
        name,
        command,
        cwd: path.join(root, name),
        env: { NODE_ENV: 'production', ...own, ...env },
        ready,
        logs,
      });
      running.push(server);
      started.push(server.exited.then(() => name));
    };
    log('Starting sandbox, API and shell ...');
    await start('sandbox', ['node', 'dist/server.mjs'], `${mailbox}/health`, {
      PORT: String(sandboxPort),
      SMTP_PORT: String(smtpPort),
      PUBLIC_ORIGIN: mailbox,
      WEBHOOK_BASE: `${api}/api/v1/payment/webhook`,
      SHOP_ORIGIN: url,
    });
    const offered = async (what) => (await fetch(`${mailbox}/${what}.json`)).json();
    await start('api', develop?.api ?? ['node', '--enable-source-maps', 'dist/server.mjs'], `${api}/health`, {
      ...standInsFor(await offered('gateways'), { ...process.env, ...env }),
      ...standInsFor(await offered('providers'), { ...process.env, ...env }),
      PORT: String(apiPort),
      // HOST, where it is set, is meant for the shop: its visitors reach the API through it
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      SMTP_URL: process.env.SMTP_URL ?? `smtp://127.0.0.1:${smtpPort}`,
      MEDIA_DIR: media,
      UPLOADS_DIR: path.join(folder, 'uploads'),
      PUBLIC_ORIGIN: url,
    });
    if (!develop)
      await start('shell', ['node', '--enable-source-maps', 'dist/server/main.cjs'], `${url}/health`, {
        PORT: String(port),
        OPS_PORT: String(opsPort),
        API_ORIGIN: api,
        PUBLIC_ORIGIN: url,
        RELEASES: releases,
        STORE: store,
        STATE_DIR: path.join(folder, 'shell'),
      });
    return { url, api, mailbox, logs, databaseUrl, releases, store, fallen: Promise.race(started), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** API, mailbox page, SMTP and the shell's port of operations follow the shop's port where they are free. */
async function ports(port) {
  const chosen = [];
  for (const offset of [1, 2, 3, 4]) chosen.push(await freePort(port + offset));
  return chosen;
}

async function embeddedDatabase({ root, folder, disposable, running, log }) {
  const { startEmbedded } = await import(path.join(root, 'api/dist/embedded.mjs'));
  log('Starting PostgreSQL ...');
  try {
    const server = await startEmbedded({ folder: path.join(folder, 'postgres'), disposable });
    running.push(server);
    return await server.database('souk');
  } catch (error) {
    throw new Fault(
      `PostgreSQL did not start: ${error instanceof Error ? error.message : error}. If another copy runs on this port, end it first.`,
    );
  }
}
