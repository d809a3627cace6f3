import { sql } from 'kysely';
import { ConfigFault, readConfig } from '../config';
import { connect } from '../db/database';
import { WAITS } from '../db/waits';
import { type Desk, Unreachable } from './command';
import { findShop } from './find-shop';
import { type Outside, operate } from './program';

/** `node api/dist/operate.mjs <noun> <verb> ...`: what operators do, see docs/operating.md. */
const outside: Outside = {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
  async open(shop) {
    const { databaseUrl, mediaDir, uploadsDir } = configured();
    const found = await findShop(shop, databaseUrl);
    const db = connect(found.databaseUrl, { max: 2, waits: WAITS.commands });
    const close = () => db.destroy();
    try {
      await sql`select`.execute(db);
    } catch (error) {
      await close();
      // never the address: it holds a password
      throw new Unreachable(`The database cannot be reached: ${error instanceof Error ? error.message : error}`);
    }
    const desk: Desk = { db, now: new Date(), mediaDir, uploadsDir: found.uploadsDir ?? uploadsDir };
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
