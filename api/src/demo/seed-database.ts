import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { FileStore } from '../files/file-store';
import { findHeldShop } from '../modules/install/held-shop';
import { SITE } from './content/site';
import { allThere, type Studio } from './pictures/studio';
import { deliverVideos } from './pictures/videos';
import { type WorldSize, writeWorld } from './seed/world';

/** Increase it if the content changes. A world of an older version remains until somebody requests a new one. */
const VERSION = 7;
/** What a world of this version lacks compared with the next version, and how it is added; what people did in the world is kept. */
const ADDED: Readonly<Record<number, (db: Database) => Promise<unknown>>> = {
  2: switchOnPayments,
  3: (db) => db.updateTable('settings').set(SITE.address).where('address_1', 'is', null).execute(),
};
/** An arbitrary number that no other program uses on this database: one process seeds while the others wait for it. */
const LOCK = 7_305_808;

export interface SeedOptions {
  /** `full` is the shop for looking at; `small` contains every kind of case, for tests */
  readonly size?: WorldSize;
  /** number of products; by default that of the size */
  readonly products?: number;
  /** where the pictures are stored; they are kept and shared between worlds. null: none are made, for tests of the data */
  readonly media: FileStore | null;
  /** first deletes the demo world, including its people and orders; a real shop is never deleted */
  readonly reset?: boolean;
  /**
   * receives the promise that makes the gallery-only pictures, on one processor, while the caller continues; if absent, all pictures exist
   * at the end. Until a picture exists, the shop's placeholder is served instead.
   */
  readonly behind?: (work: Promise<unknown>) => void;
  /** receives a description of what is being done */
  readonly log?: (line: string) => void;
  /** where shoppers see the shop, named on the invoices of demo orders; if absent, as for `npm start` without a port */
  readonly origin?: string;
  /** the time from which offers and orders are calculated; for tests */
  readonly now?: Date;
}

/**
 * Fills a migrated database with the demo world and makes its pictures. The same options result in the same world. Does
 * nothing if a world already exists.
 *
 * @returns whether a world was written
 * @throws OwnShopKept if the database contains a shop that is not the demo world
 */
export async function seedDemo(db: Database, options: SeedOptions): Promise<boolean> {
  const { size = 'full', products, media, reset = false, behind, log = () => {}, now = new Date(), origin } = options;
  const written = await db.transaction().execute(async (trx): Promise<Studio | null> => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await sql`
      create table if not exists demo_world (
        version integer not null, size text not null, products integer, pictures text[] not null,
        seeded_at timestamptz not null
      )`.execute(trx);
    if ((await findHeldShop(trx)) === 'own') throw new OwnShopKept();
    if (reset) await empty(trx);
    if (await findWorld(trx)) return null;
    log(`Writing the demo world (${size})`);
    const studio = await writeWorld(trx, { size, products, origin, now, log });
    await switchOnPayments(trx);
    await sql`
      insert into demo_world (version, size, products, pictures, seeded_at)
      values (${VERSION}, ${size}, ${products ?? null}, ${[...studio.names]}, ${now})`.execute(trx);
    return studio;
  });
  if (written) {
    await sql`analyze`.execute(db);
    await deliver(written, { media, behind, log });
    return true;
  }
  await keepWorld(db, { size, media, behind, log });
  return false;
}

/** The database contains a real shop, which the demo world never replaces. */
export class OwnShopKept extends Error {
  override name = 'OwnShopKept' as const;
  /** for commands: print one line without a stack trace */
  readonly exitCode = 1;
  constructor() {
    super(
      'This database holds a shop of your own, and the demo world never replaces it. The demo world has to have a database of its own: start it on another port, or name another one with DATABASE_URL.',
    );
  }
}

/**
 * Removes the demo world, if any, and leaves a database without a shop.
 *
 * @throws OwnShopKept if it contains a real shop
 */
export async function dropDemo(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const held = await findHeldShop(trx);
    if (held === 'own') throw new OwnShopKept();
    if (held === 'demo') await empty(trx);
  });
}

interface DemoWorld {
  readonly version: number;
  readonly size: WorldSize;
  readonly products: number | null;
  readonly pictures: readonly string[];
}

async function findWorld(db: Database): Promise<DemoWorld | undefined> {
  const { rows } = await sql<DemoWorld>`select version, size, products, pictures from demo_world`.execute(db);
  return rows[0];
}

/** An existing world keeps its data; only missing pictures are made again. */
async function keepWorld(
  db: Database,
  { size: requestedSize, ...painting }: Painting & { size: WorldSize },
): Promise<void> {
  const { media, log } = painting;
  let world = await findWorld(db);
  if (!world) return;
  for (let add = ADDED[world.version]; add; add = ADDED[world.version]) {
    await add(db);
    world = { ...world, version: world.version + 1 };
    await sql`update demo_world set version = ${world.version}`.execute(db);
  }
  const old = world.version === VERSION ? '' : ' It is of an older version; --reset makes a new one.';
  const other = world.size === requestedSize ? '' : ` --reset makes the ${requestedSize} one.`;
  log(`The demo world (${world.size}) is there.${old || other}`);
  if (media === null) return;
  await deliverVideos(media);
  if (await allThere(media, world.pictures)) return;
  const { size, products } = world;
  const studio = await writeWorld(null, { size, products: products ?? undefined, now: new Date(), log: () => {} });
  await deliver(studio, painting);
}

interface Painting {
  media: FileStore | null;
  behind: SeedOptions['behind'];
  log: (line: string) => void;
}

async function deliver(studio: Studio, { media, behind, log }: Painting): Promise<void> {
  if (media === null) return;
  await deliverVideos(media);
  const progress = (done: number, of: number) => {
    if (done % 50 === 0 || done === of) log(`Pictures: ${done} of ${of}`);
  };
  const made = await studio.deliver(media, { of: behind ? 'first' : 'all', progress });
  if (made === 0 && !behind) log('All pictures are there.');
  behind?.(studio.deliver(media, { of: 'further', workers: 1 }));
}

/** Enables all six payment methods; the online ones are offered if the API has keys or simulated gateways for them. */
async function switchOnPayments(db: Database): Promise<void> {
  await db.updateTable('payment_methods').set({ enabled: true }).execute();
}

/** Tables that belong to the shop itself and not to the demo world. */
const KEPT = ['languages', 'payment_methods', 'migration'];

async function empty(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema and table_type = 'BASE TABLE' and table_name <> all(${KEPT})
  `.execute(db);
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity cascade`.execute(db);
}
