import { ConfigFault, readConfig } from '../config';
import { migrate } from './migrate';
import { migrationsFolder } from './migrations-folder';

/** `tsx api/src/db/migrate-cli.ts`: migrates the database of DATABASE_URL. */
async function main(): Promise<void> {
  const { databaseUrl } = readConfig(process.env);
  if (!databaseUrl) throw new ConfigFault(['DATABASE_URL must name the database to migrate.']);
  const { run, newer } = await migrate(databaseUrl, migrationsFolder());
  console.log(run.length > 0 ? `Migrated: ${run.join(', ')}` : 'The database is up to date.');
  if (newer.length > 0) console.log(`A newer release has migrated it, too: ${newer.join(', ')}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
