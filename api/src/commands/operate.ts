import { sql } from 'kysely';
import { ConfigFault, readConfig } from '../config';
import { connect } from '../db/database';
import { WAITS } from '../db/waits';
import { openFileStore } from '../files/file-store';
import { type Desk, Unreachable } from './command';
import { findShop } from './find-shop';
import { type Outside, operate } from './program';
import { progressBar } from './progress';
import { openTerminal } from './terminal';

/** `node api/dist/operate.mjs <noun> <verb> ...`: commands for operators, see docs/operating.md. */
const outside: Outside = {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
  async open(shop, long, quiet) {
    const config = configured();
    const { mediaDir, uploadsDir, bucket } = config;
    const located = await findShop(shop, config.databaseUrl);
    const db = connect(located.databaseUrl, { max: 2, waits: long ? WAITS.seeding : WAITS.commands });
    const close = () => db.destroy();
    try {
      await sql`select`.execute(db);
    } catch (error) {
      await close();
      // never the URL: it contains a password
      throw new Unreachable(`The database cannot be reached: ${error instanceof Error ? error.message : error}`);
    }
    const desk: Desk = {
      db,
      databaseUrl: located.databaseUrl,
      now: new Date(),
      media: openFileStore(mediaDir, bucket),
      uploads: openFileStore(located.uploadsDir ?? uploadsDir, bucket),
      config,
      terminal: openTerminal(),
      progress: quiet ? () => {} : progressBar(process.stderr),
    };
    return { desk, close };
  },
};

function configured() {
  try {
    return readConfig(process.env);
  } catch (error) {
    throw error instanceof ConfigFault ? new Unreachable(error.message) : error;
  }
}

process.exitCode = await operate(process.argv.slice(2), outside);
