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
  /** demo shop to fill an empty database with; `none`: it stays empty */
  size: 'full' | 'small' | 'none';
  /** recreates the demo shop, or with `none` removes it; refused for a real shop */
  reset: boolean;
  /** the shop's future public origin */
  origin?: string;
  /** see `seedDemo` */
  behind?: (work: Promise<unknown>) => void;
  log: (line: string) => void;
}

/**
 * Prepares a database for serving a shop: migrates it and, unless it contains a real shop, fills it with the demo
 * shop, its pictures and running flash sales.
 *
 * @returns its contents; `nothing`: the shop must still be set up
 * @throws OwnShopKept when the demo shop should replace a real shop
 * @throws DemoInTheWay when it should be empty and contains the demo shop
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

/** An empty shop was requested where the demo shop is. */
export class DemoInTheWay extends Error {
  override name = 'DemoInTheWay' as const;
  /** for commands: print one line without a stack */
  readonly exitCode = 1;
  constructor() {
    super(
      'This copy holds the demo world. Start an empty shop beside it, on another port: PORT=4000 npm start -- --empty. Or throw the demo world away: npm start -- --empty --reset.',
    );
  }
}
