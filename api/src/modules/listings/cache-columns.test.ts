import { setTimeout as sleep } from 'node:timers/promises';
import { ChangeFeed } from '../../changes/change-feed';
import { listenToDatabase } from '../../changes/listen-to-database';
import { aProduct } from '../../testing/a-product';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { cacheColumns } from './cache-columns';
import { createColumnReader } from './read-columns';

const api = testApp();
const changes = new ChangeFeed();
let stopListening: () => Promise<void>;
beforeAll(async () => {
  stopListening = listenToDatabase(api.url, changes, () => {});
  await until('the database is heard', () => changes.listening);
});
// before the database is dropped
afterAll(() => stopListening());

const now = new Date();
/** Adds a product, and waits until its change is heard. */
async function addAndAwaitChange(): Promise<number> {
  const before = changes.version('products');
  const { id } = await aProduct(api.db);
  await until('the product is heard', () => changes.version('products') !== before);
  return id;
}

test('S090 issue 15 a small shop counts a new product within half a second', async () => {
  const store = cacheColumns(api.db, 15, changes);
  const first = await addAndAwaitChange();
  expect([...(await store.read(now)).columns.ids]).toEqual([first]);
  await until('the new product to be counted', async () => {
    // compiled by now, so that reading is quick
    const added = await addAndAwaitChange();
    await sleep(500);
    const read = await store.read(now);
    return [...read.columns.ids].includes(added) && read.newerAfter === Number.POSITIVE_INFINITY;
  });
});

test('S090 issue 15 lists of a shop with slow columns answer from old counts, for fifty times the reading', async () => {
  const real = createColumnReader(api.db);
  let readings = 0;
  const slowly = async () => {
    readings++;
    await sleep(100);
    return real.readAll(now);
  };
  const store = cacheColumns(api.db, 15, changes, { readAll: slowly, readChanges: slowly });
  await store.read(now);
  const added = await addAndAwaitChange();

  const { columns, newerAfter } = await store.read(now);
  expect([...columns.ids]).not.toContain(added);
  // fifty times as long as the reading took, and the time of the next one
  expect(newerAfter).toBeGreaterThan(2000);
  // nothing was waited for
  expect(readings).toBe(1);
});
