import { connect } from './db/database';
import { migrate } from './db/migrate';
import { migrationsFolder } from './db/migrations-folder';
import { WAITS } from './db/waits';
import { refreshDemoTimes } from './demo/refresh-times';
import { dropDemo, OwnShopKept, seedDemo } from './demo/seed-database';
import { openFileStore } from './files/file-store';
import { findHeldShop, type HeldShop } from './modules/install/held-shop';

export interface PrepareOptions {
  databaseUrl: string;
  /** folder of the pictures */
  media: string;
  /** which demo world an empty database is filled with; `none`: it stays empty */
  size: 'full' | 'small' | 'none';
  /** makes the demo world anew, or with `none` takes it away; a shop of somebody's own is refused */
  reset: boolean;
  /** where shoppers will see the shop */
  origin?: string;
  /** see `seedDemo` */
  behind?: (work: Promise<unknown>) => void;
  log: (line: string) => void;
}

/**
 * Brings a database to the point where the API can serve a shop: its schema, and unless somebody has a shop of their own in it the demo
 * world with its pictures and running flash sales.
 *
 * @returns what it holds now; `nothing`: the shop is still to be set up
 * @throws OwnShopKept when the demo world should be made anew over a shop of somebody's own
 * @throws DemoInTheWay when it should be empty and holds the demo world
 */
export async function prepareDatabase(options: PrepareOptions): Promise<HeldShop> {
  const { databaseUrl, media, size, reset, origin, behind, log } = options;
  const { newer } = await migrate(databaseUrl, migrationsFolder());
  if (newer.length > 0) log(`The database is newer than this build, which can work with it: ${newer.join(', ')}`);
  const db = connect(databaseUrl, { waits: WAITS.seeding });
  try {
    const held = await findHeldShop(db);
    if (held === 'own') {
      if (reset) throw new OwnShopKept();
      log('Your shop is there.');
      return held;
    }
    if (size === 'none') {
      if (held === 'demo' && !reset) throw new DemoInTheWay();
      await dropDemo(db);
      return 'nothing';
    }
    await seedDemo(db, {
      size,
      reset,
      media: openFileStore(media, null),
      log,
      ...(origin && { origin }),
      ...(behind && { behind }),
    });
    await refreshDemoTimes(db);
    return 'demo';
  } finally {
    await db.destroy();
  }
}

/** An empty shop is asked for where the demo world is. */
export class DemoInTheWay extends Error {
  override name = 'DemoInTheWay' as const;
  /** for commands: one line without a stack */
  readonly exitCode = 1;
  constructor() {
    super(
      'This copy holds the demo world. Start an empty shop beside it, on another port: PORT=4000 npm start -- --empty. Or throw the demo world away: npm start -- --empty --reset.',
    );
  }
}
