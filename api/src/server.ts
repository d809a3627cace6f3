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

/** until a process that waits for this one has `/ready` asked again, ms */
const ASK_AGAIN_MS = 200;

/** Starts the API: database (embedded unless DATABASE_URL names one), migrations, then listens on HOST and PORT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  startWatchdog({ limitMs: config.watchdogMs, log });
  const embedded = config.databaseUrl ? null : await startEmbedded({ folder: config.databaseDir });
  const stop = await listen(config, log, config.databaseUrl ?? (await embedded?.database('souk')) ?? '').catch(
    async (error) => {
      // a database server of its own must not outlive a process that could not start
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

/** Migrates, builds and listens; gives what ends it again: new calls are answered for `drainMs` more, those under way to their end. */
async function listen(config: Config, log: Logger, databaseUrl: string): Promise<() => Promise<void>> {
  const { run, newer } = await migrate(databaseUrl, migrationsFolder());
  if (run.length > 0) log.info({ migrations: run }, 'database migrated');
  if (newer.length > 0) log.warn({ migrations: newer }, 'database is newer than this build, which can work with it');

  const db = connectPools(databaseUrl, config.databasePool, (err) =>
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
  const app = await buildApp({
    config,
    db,
    log,
    mailer,
    clock: () => new Date(),
    changes,
    gateways,
    providers: createProviders(config.social),
  });
  const stop = async () => {
    app.drain();
    // balancers see 'not ready' before connections close
    if (app.server.listening) await sleep(config.drainMs);
    await app.close();
    await stopListening();
    await db.destroy();
  };
  try {
    await app.listen({ port: config.port, host: config.host });
    tellStarter('listening');
    void tellWhenReady(app);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** Says `ready` once `/ready` does: lists of a large shop are refused for some seconds after it listens. */
async function tellWhenReady(app: FastifyInstance): Promise<void> {
  while (process.connected && app.server.listening) {
    // an app that is being closed refuses to be asked
    const answer = await app.inject('/ready').catch(() => null);
    if (answer?.statusCode === 200) return tellStarter('ready');
    await sleep(ASK_AGAIN_MS);
  }
}

/** Who started this process hears it from the process itself, not from whoever answers on its port. */
function tellStarter(message: 'listening' | 'ready'): void {
  if (process.connected) process.send?.(message);
}

main().catch((error: NodeJS.ErrnoException) => {
  if (error instanceof ConfigFault || error instanceof MigrationRefused) console.error(error.message);
  else if (error.code === 'EADDRINUSE') console.error('The port is in use; set PORT to another one.');
  else console.error(error);
  process.exit(1);
});
