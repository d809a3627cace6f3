import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema';
import { KINDS, type Placed } from '../content/catalogue';
import { Studio } from '../pictures/studio';
import { fillCollections, writeCollections, writeFlashSales } from './write-offers';
import { writeShopperOrders } from './write-orders';
import { writeProducts } from './write-products';
import { writeReviews } from './write-reviews';
import { writePopularSearches, writeSearchWords } from './write-search-words';
import { selectAddress, writeShoppers } from './write-shoppers';
import { writeShowcase } from './write-showcase';
import { writePages, writeSettings } from './write-site';
import { writeSpecifications } from './write-specifications';
import { writeAttributes, writeShelves, writeTerms } from './write-trade';
import { Writer } from './writer';

/** What all parts of the seeding share. */
export interface World {
  readonly writer: Writer;
  readonly studio: Studio;
  /** where shoppers see the shop */
  readonly origin: string;
  readonly now: Date;
  /** the time of the seeding minus this many milliseconds */
  ago(milliseconds: number): Date;
}

/** `full` is the shop for looking at; `small` contains every kind of case and is ready in two seconds, for tests. */
export type WorldSize = 'full' | 'small';
const FULL_PRODUCTS = 560;

export interface WorldOptions {
  readonly size: WorldSize;
  /** number of products; if absent, the usual number for the size */
  readonly products?: number | undefined;
  /** where shoppers see the shop; if absent, the address of `npm start` */
  readonly origin?: string | undefined;
  /** the time from which offers, orders and reviews are calculated */
  readonly now: Date;
  readonly log: (line: string) => void;
}

/**
 * Writes the whole demo world into an empty, migrated database, inside the caller's transaction.
 *
 * @param db null: nothing is written
 * @returns the pictures that the world refers to, which still have to be made
 */
export async function writeWorld(
  db: Kysely<Schema> | null,
  { size, products, origin = 'http://localhost:3000', now, log }: WorldOptions,
): Promise<Studio> {
  // shops do not change by the millisecond
  const start = Math.floor(now.getTime() / 1000) * 1000;
  const world: World = {
    writer: new Writer(db),
    studio: new Studio(),
    origin,
    now: new Date(start),
    ago: (milliseconds) => new Date(start - milliseconds),
  };
  const kinds = size === 'small' ? someOfEachShelf() : KINDS;

  // before the kinds, which refer to the page with their sizes
  writePages(world);
  writeShelves(world);
  writeSearchWords(world);
  writePopularSearches(world, kinds);
  writeTerms(world);
  const ids = { attributes: writeAttributes(world), specifications: writeSpecifications(world) };
  const planned = await writeProducts(
    world,
    kinds,
    products ?? (size === 'small' ? kinds.length : FULL_PRODUCTS),
    ids,
    log,
  );
  writeCollections(world);
  writeFlashSales(world, planned);
  writeSettings(world);
  writeShowcase(world, planned);
  const customers = await writeShoppers(world, planned);
  writeShopperOrders(world, planned);
  writeReviews(world, planned, customers);
  await world.writer.finish();
  if (db) {
    await fillCollections(db, world.now);
    await selectAddress(db);
  }
  return world.studio;
}

/** The first kind of every sub-category, and every second one of the rest. */
function someOfEachShelf(): Placed[] {
  return KINDS.filter(({ sub, kind }, n) => sub.kinds[0] === kind || n % 5 === 0);
}
