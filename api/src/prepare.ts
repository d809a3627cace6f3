import { connect } from './db/database';
import { migrate } from './db/migrate';
import { migrationsFolder } from './db/migrations-folder';
import { WAITS } from './db/waits';
import { refreshDemoTimes } from './demo/refresh-times';
import { seedDemo } from './demo/seed-database';

export interface PrepareOptions {
  databaseUrl: string;
  /** folder of the pictures */
  media: string;
  size: 'full' | 'small';
  /** makes the demo world anew; what was in the database is lost */
  reset: boolean;
  /** see `seedDemo` */
  behind?: (work: Promise<unknown>) => void;
  log: (line: string) => void;
}

/** Brings a database to the point where the API can serve the demo shop: schema, world, pictures, running flash sales. */
export async function prepareDatabase({ databaseUrl, media, size, reset, behind, log }: PrepareOptions): Promise<void> {
  const { newer } = await migrate(databaseUrl, migrationsFolder());
  if (newer.length > 0) log(`The database is newer than this build, which can work with it: ${newer.join(', ')}`);
  const db = connect(databaseUrl, { waits: WAITS.seeding });
  try {
    await seedDemo(db, { size, reset, mediaDir: media, log, ...(behind && { behind }) });
    await refreshDemoTimes(db);
  } finally {
    await db.destroy();
  }
}
