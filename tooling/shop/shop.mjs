import fs from 'node:fs';
import path from 'node:path';
import { asFault } from '../../souk-remote/release/fault.mjs';
import { builtPart, releaseBuilt } from '../../souk-remote/release/release-built.mjs';
import { localVersions } from '../build/local-version.mjs';
import { startServer } from './children.mjs';
import { databaseFault } from './database-fault.mjs';
import { Fault } from './fault.mjs';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from './node-arguments.mjs';
import { holdFreePort, holdPort } from './ports.mjs';
import { standInsFor } from './stand-ins.mjs';

/**
 * Starts database, sandbox, API and shell from the current builds, with the demo world unless the database contains a user's own
 * shop. Gateways and sign-in providers without keys in the environment are simulated by the sandbox.
 * @param {{root: string, port: number | import('./ports.mjs').HeldPort, state?: string, reset?: boolean, size?: 'full' | 'small' |
 * 'none', disposable?: boolean, behind?: (work: Promise<unknown>) => void, log?: (line: string) => void, env?: Record<string,
 * string>, develop?: {api: string[]}}} options `port`: of the shop, preferably held since it was chosen; `state`: folder of this
 * copy's data, default `.souk/shop-<port>`, so that copies on two ports never share a database; `behind` receives the generation of
 * gallery pictures that runs while the shop is already up; absent: all pictures are created before; `disposable`: the data need not
 * survive a power cut; `env`: more environment for API and shell; `develop`: the API runs with this command and the caller runs the
 * shell
 * @returns {Promise<{url: string, api: string, mailbox: string, logs: string, databaseUrl: string, releases: string, store: string,
 * held: 'nothing' | 'demo' | 'own', setUp: string, pids: Record<string, number>, fallen: Promise<import('./children.mjs').Ended>,
 * stop(): Promise<void>}>} `held`: content of the database; `setUp`: the command that sets a shop up in it; `pids` of the servers
 * by name; `fallen` resolves with the first server that ended unexpectedly
 */
export async function startShop({
  root,
  port: requestedPort,
  state,
  reset = false,
  size = 'full',
  disposable = false,
  behind,
  log = () => {},
  env = {},
  develop,
}) {
  const port = typeof requestedPort === 'number' ? requestedPort : requestedPort.port;
  const folder = state ?? path.join(root, '.souk', `shop-${port}`);
  const logs = path.join(folder, 'logs');
  const media = path.join(root, '.souk', 'media');
  const store = path.join(folder, 'store');
  const releases = path.join(folder, 'releases.json');
  fs.mkdirSync(folder, { recursive: true });

  /** started processes, in order; stopped in reverse */
  const running = [];
  /** ports of servers that are not started yet */
  const held = [];
  const stop = async () => {
    for (const part of running.splice(0).reverse()) await part.stop();
    for (const one of held.splice(0)) await one.release();
  };
  try {
    const shopPort = develop ? null : await holdShop(requestedPort);
    if (shopPort) held.push(shopPort);
    // API, mailbox page, SMTP and the shell's operations port follow the shop's port if they are free
    for (const offset of [1, 2, 3, 4]) held.push(await holdFreePort(port + offset));
    const [apiPort, sandboxPort, smtpPort, opsPort] = held.slice(shopPort ? 1 : 0);
    const databaseUrl =
      process.env.DATABASE_URL ?? (await embeddedDatabase({ root, folder, disposable, running, log }));
    const url = `http://localhost:${port}`;
    const api = `http://127.0.0.1:${apiPort.port}`;
    const mailbox = `http://localhost:${sandboxPort.port}`;

    log('Preparing the database ...');
    const { prepareDatabase } = await import(path.join(root, 'api/dist/prepare.mjs'));
    const inside = await prepareDatabase({ databaseUrl, media, size, reset, origin: url, behind, log }).catch(
      (error) => {
        throw databaseFault(error) ?? error;
      },
    );
    if (!develop) await releaseHere({ root, store, releases, log });

    const started = [];
    const pids = {};
    const setUp = setUpCommand(port);
    const start = async (name, command, until, ports, own) => {
      for (const one of ports) {
        held.splice(held.indexOf(one), 1);
        await one.release();
      }
      const server = await startServer({
        name,
        command,
        cwd: path.join(root, name),
        env: { NODE_ENV: 'production', ...SERVER_ENVIRONMENT, ...own, ...env },
        until,
        logs,
        onWait: () => log(`Waiting until the ${name} is ${until}, at most two minutes ...`),
      });
      running.push(server);
      started.push(server.exited);
      pids[name] = server.pid;
    };
    log('Starting sandbox, API and shell ...');
    await start('sandbox', ['node', 'dist/server.mjs'], 'listening', [sandboxPort, smtpPort], {
      PORT: String(sandboxPort.port),
      SMTP_PORT: String(smtpPort.port),
      PUBLIC_ORIGIN: mailbox,
      WEBHOOK_BASE: `${api}/api/v1/payment/webhook`,
      SHOP_ORIGIN: url,
    });
    const offered = async (what) => (await fetch(`${mailbox}/${what}.json`)).json();
    const apiCommand = develop?.api ?? ['node', ...SERVER_ARGUMENTS, 'dist/server.mjs'];
    await start('api', apiCommand, 'ready', [apiPort], {
      ...standInsFor(await offered('gateways'), { ...process.env, ...env }),
      ...standInsFor(await offered('providers'), { ...process.env, ...env }),
      PORT: String(apiPort.port),
      // HOST, if set, is for the shop: its visitors reach the API through it
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      SMTP_URL: process.env.SMTP_URL ?? `smtp://127.0.0.1:${smtpPort.port}`,
      MEDIA_DIR: media,
      UPLOADS_DIR: path.join(folder, 'uploads'),
      PUBLIC_ORIGIN: url,
    });
    if (shopPort)
      await start('shell', ['node', ...SERVER_ARGUMENTS, 'dist/server/main.cjs'], 'ready', [shopPort, opsPort], {
        PORT: String(port),
        OPS_PORT: String(opsPort.port),
        API_ORIGIN: api,
        PUBLIC_ORIGIN: url,
        RELEASES: releases,
        STORE: store,
        STATE_DIR: path.join(folder, 'shell'),
        SETUP_COMMAND: setUp,
      });
    for (const one of held.splice(0)) await one.release();
    const facts = { url, api, mailbox, logs, databaseUrl, releases, store, held: inside, setUp, pids };
    return { ...facts, fallen: Promise.race(started), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The operator command that sets up this port's shop. It never contains the URL of a user's own database, which includes a
 * password.
 */
function setUpCommand(port) {
  const shop = process.env.DATABASE_URL || port === 3000 ? '' : ` --shop ${port}`;
  return `${process.env.DATABASE_URL ? 'DATABASE_URL=... ' : ''}npm run operate -- shop init${shop}`;
}

/** Makes this checkout's builds live. @throws Fault when nothing is built, or it does not fit together */
async function releaseHere({ root, ...where }) {
  try {
    await releaseBuilt({ built: builtHere(root), reason: 'a start of the shop', ...where });
  } catch (error) {
    throw error instanceof Fault ? error : new Fault(asFault(error).message);
  }
}

function builtHere(root) {
  const remotes = Object.entries(localVersions());
  if (!remotes.length) throw new Fault('No remote is built for this checkout. Run: node tooling/build.mjs --local');
  return [
    builtPart('shell', path.join(root, 'shell/dist')),
    builtPart('api', path.join(root, 'api/dist/release')),
    ...remotes.map(([part, version]) => ({ part, version, from: path.join(root, part, 'dist', version) })),
  ];
}

/** The shop's port, held. @throws Fault when it is in use */
async function holdShop(requestedPort) {
  const held = typeof requestedPort === 'number' ? await holdPort(requestedPort) : requestedPort;
  if (!held) throw new Fault(`Port ${requestedPort} is busy: end what uses it, or choose another one.`);
  return held;
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
      { cause: error },
    );
  }
}
