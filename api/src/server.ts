import { buildApp } from './app';
import { ConfigFault, readConfig } from './config';
import { connect } from './db/database';
import { startEmbedded } from './db/embedded';
import { migrate } from './db/migrate';
import { migrationsFolder } from './db/migrations-folder';
import { createLog } from './http/logging';
import { createMailer } from './modules/mail/mailer';

/** Starts the API: database (embedded unless DATABASE_URL names one), migrations, then listens on HOST and PORT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const embedded = config.databaseUrl ? null : await startEmbedded({ folder: config.databaseDir });
  const databaseUrl = config.databaseUrl ?? (await embedded?.database('souk')) ?? '';
  const run = await migrate(databaseUrl, migrationsFolder());
  if (run.length > 0) log.info({ migrations: run }, 'database migrated');

  const db = connect(databaseUrl, config.databasePool, (err) => log.warn({ err }, 'idle database connection lost'));
  const mailer = createMailer(config.smtpUrl, { name: 'Souk', address: config.mailFrom });
  const app = await buildApp({ config, db, log, mailer, clock: () => new Date() });
  await app.listen({ port: config.port, host: config.host });

  let closing = false;
  const close = async (signal: string) => {
    if (closing) return;
    closing = true;
    log.info({ signal }, 'closing');
    await app.close();
    await db.destroy();
    await embedded?.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close(signal));
}

main().catch((error: NodeJS.ErrnoException) => {
  if (error instanceof ConfigFault) console.error(error.message);
  else if (error.code === 'EADDRINUSE') console.error('The port is in use; set PORT to another one.');
  else console.error(error);
  process.exit(1);
});
