import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { startWatchdog } from 'shared-kernel/process/watchdog';
import { buildApp } from './app';
import { ChangeFeed } from './changes/change-feed';
import { listenToDatabase } from './changes/listen-to-database';
import { answerChecks, CHECKS } from './commands/live/answer-checks';
import { type Config, ConfigFault, readConfig } from './config';
import { startEmbedded } from './db/embedded';
import { MigrationRefused, migrate } from './db/migrate';
import { migrationsFolder } from './db/migrations-folder';
import { connectPools } from './db/server-pools';
import { createLog } from './http/logging';
import { createMailer } from './modules/mail/mailer';
import { readSender } from './modules/mail/sender';
import { keepSiteUrl } from './modules/site/keep-site-url';
import { createGateways } from './payments/gateways';
import { createProviders } from './social/providers';
import { warmUp } from './warm-up';

/** ms between checks of `/ready` for a waiting parent process */
const ASK_AGAIN_MS = 200;

/** Starts the API: database (embedded unless DATABASE_URL names one), migrations, then listens on HOST and PORT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  startWatchdog({ limitMs: config.watchdogMs, log });
  const embedded = config.databaseUrl ? null : await startEmbedded({ folder: config.databaseDir });
  const stop = await listen(config, log, config.databaseUrl ?? (await embedded?.database('souk')) ?? '').catch(
    async (error) => {
      // its own database server must not outlive a process that failed to start
      await embedded?.stop();
      throw error;
    },
  );

  let stopping = false;
  const end = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'closing');
    await stop();
    await embedded?.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal));
}

/** Migrates, builds and listens; returns a function that stops it: new calls are served for another `drainMs`, running ones to their end. */
async function listen(config: Config, log: Logger, databaseUrl: string): Promise<() => Promise<void>> {
  const { run, newer } = await migrate(databaseUrl, migrationsFolder());
  if (run.length > 0) log.info({ migrations: run }, 'database migrated');
  if (newer.length > 0) log.warn({ migrations: newer }, 'database is newer than this build, which can work with it');

  const { db, openAll } = connectPools(databaseUrl, config.databasePool, (err) =>
    log.warn({ err }, 'idle database connection lost'),
  );
  await keepSiteUrl(db, config.publicOrigin);
  const mailer = createMailer(config.smtpUrl, () => readSender(db, config.mailFrom));
  const changes = new ChangeFeed();
  const gateways = createGateways(config.payments);
  const stopListening = listenToDatabase(
    databaseUrl,
    changes,
    (err) => log.warn({ err }, 'changes of the database are not heard'),
    { [CHECKS]: answerChecks({ db, config, mailer, gateways }, (err) => log.warn({ err }, 'check was not answered')) },
  );
  const ending = new AbortController();
  let warmedUp = false;
  const app = await buildApp({
    config,
    db,
    log,
    mailer,
    clock: () => new Date(),
    changes,
    gateways,
    providers: createProviders(config.social),
    isWarmedUp: () => warmedUp,
  });
  const stop = async () => {
    ending.abort();
    app.drain();
    // load balancers see 'not ready' before connections close
    if (app.server.listening) await sleep(config.drainMs);
    await app.close();
    await stopListening();
    await db.destroy();
  };
  try {
    await app.listen({ port: config.port, host: config.host });
    notifyParent('listening');
    const onError = (err: unknown) => log.warn({ err }, 'not every database connection can be opened');
    void warmUp({ app, openAll, changes, signal: ending.signal, onError }).then(() => {
      warmedUp = true;
    });
    void reportReady(app);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** Sends `ready` once `/ready` succeeds: it warms up, and in a large shop lists are refused for some seconds after it listens. */
async function reportReady(app: FastifyInstance): Promise<void> {
  while (process.connected && app.server.listening) {
    // an app that is being closed refuses injected requests
    const answer = await app.inject('/ready').catch(() => null);
    if (answer?.statusCode === 200) return notifyParent('ready');
    await sleep(ASK_AGAIN_MS);
  }
}

/** Notifies the parent process directly, which cannot confuse it with another process on its port. */
function notifyParent(message: 'listening' | 'ready'): void {
  if (process.connected) process.send?.(message);
}

main().catch((error: NodeJS.ErrnoException) => {
  if (error instanceof ConfigFault || error instanceof MigrationRefused) console.error(error.message);
  else if (error.code === 'EADDRINUSE') console.error('The port is in use; set PORT to another one.');
  else console.error(error);
  process.exit(1);
});
