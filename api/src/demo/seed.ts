import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { connect } from '../db/database';
import { migrate } from '../db/migrate';
import { migrationsFolder } from '../db/migrations-folder';
import { WAITS } from '../db/waits';
import { openFileStore } from '../files/file-store';
import { refreshDemoTimes } from './refresh-times';
import { seedDemo } from './seed-database';

const USAGE = `Fills the database of DATABASE_URL, or of PGHOST and its companions, with the demo world.
  --size full|small   small has every kind of case, for tests (default full)
  --products N        another number of products
  --media PLACE       where the pictures lie, a folder or s3://bucket/prefix (default MEDIA_DIR, else .souk/media)
  --reset             throws away everything in the database first`;

/** `node api/dist/seed.mjs`: seeds the demo world as one command. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: 'full' },
      products: { type: 'string' },
      media: { type: 'string' },
      reset: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { size } = values;
  const products = values.products === undefined ? undefined : Number(values.products);
  if (values.help || (size !== 'full' && size !== 'small')) throw new Error(USAGE);
  if (products !== undefined && !(Number.isInteger(products) && products > 0)) throw new Error(USAGE);
  const config = readConfig(process.env);
  if (!config.databaseUrl) throw new Error('DATABASE_URL or PGHOST must name the database to fill.');

  await migrate(config.databaseUrl, migrationsFolder());
  const db = connect(config.databaseUrl, { waits: WAITS.seeding });
  try {
    await seedDemo(db, {
      size,
      ...(products !== undefined && { products }),
      media: openFileStore(values.media ?? config.mediaDir, config.bucket),
      reset: values.reset,
      origin: config.publicOrigin,
      log: (line) => console.log(line),
    });
    await refreshDemoTimes(db);
  } finally {
    await db.destroy();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
