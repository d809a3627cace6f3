import { ChangeFeed } from '../../changes/change-feed';
import { listenToDatabase } from '../../changes/listen-to-database';
import { aCollection } from '../../testing/a-collection';
import { aProduct } from '../../testing/a-product';
import { aStore } from '../../testing/a-store';
import { aTag } from '../../testing/a-tag';
import { anAttribute } from '../../testing/an-attribute';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { countProducts, countTotal } from './count-products';
import type { ProductColumns } from './product-columns';
import { createColumnReader } from './read-columns';
import { followProducts } from './told-changes';

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
let tags: number[];
const all = { scope: {}, query: {}, chosen: [], only: [], now: now.getTime() };
const countsOf = (columns: ProductColumns) => ({
  ids: [...columns.ids],
  counts: countProducts(columns, all),
  tagged: tags.map((tag) => countTotal(columns, { ...all, scope: { tags: [[tag]] } })),
  stores: columns.stores.toSorted((one, other) => one.id - other.id),
});
const countedAnew = async () => countsOf(await createColumnReader(api.db).readAll(now));

test('S090 columns read in slices and updated with changed products equal those of the database', async () => {
  const { valueIds: values } = await anAttribute(api.db, 'Colour', ['Red', 'Blue']);
  const [red = 0, blue = 0] = values;
  const store = await aStore(api.db);
  tags = [await aTag(api.db, 'Soft'), await aTag(api.db, 'Warm')];
  const made = [];
  for (let n = 0; n < 7; n++)
    made.push(
      await aProduct(api.db, {
        store: store.id,
        tags: tags.slice(n % 2),
        variants: [{ values: [n % 2 ? red : blue] }],
      }),
    );
  const [first, second, third, fourth, ...others] = made.map(({ id }) => id);
  const collection = await aCollection(api.db, { products: others });
  const reader = createColumnReader(api.db, 3);
  const productChanges = followProducts(changes);
  productChanges.take();
  const changedTags = new Set<string>();
  changes.follow(undefined, {
    change: ({ tags }) => void tags.map((tag) => changedTags.add(tag)),
    alive() {},
    lost() {},
  });
  const columns = await reader.readAll(now);
  expect(countsOf(columns)).toEqual(await countedAnew());

  const at = api.db;
  await at
    .updateTable('products')
    .set({ status: 2 })
    .where('id', '=', first ?? 0)
    .execute();
  await at
    .updateTable('products')
    .set({ selling: '3.50' })
    .where('id', '=', second ?? 0)
    .execute();
  await at
    .updateTable('inventory')
    .set({ quantity: 0 })
    .where('product_id', '=', third ?? 0)
    .execute();
  await at
    .deleteFrom('products')
    .where('id', '=', fourth ?? 0)
    .execute();
  const added = await aProduct(api.db, { store: store.id, tags, variants: [{ values: [red] }, { values: [blue] }] });
  await until('all of it is told', () => changedTags.has(`product-${added.id}`));
  const changed = productChanges.take();
  expect([...(changed?.products ?? [])]).toEqual(expect.arrayContaining([first, second, third, fourth, added.id]));
  const products = await reader.readChanges(columns, changed ?? { products: new Set(), catalogue: false }, now);
  expect(countsOf(products)).toEqual(await countedAnew());

  await at.updateTable('collections').set({ status: 2 }).where('id', '=', collection.id).execute();
  await aCollection(api.db, { products: [added.id, second ?? 0] });
  const nothing = new Set<number>();
  expect(countsOf(await reader.readChanges(products, { products: nothing, catalogue: true }, now))).toEqual(
    await countedAnew(),
  );
  await at.updateTable('stores').set({ status: 2 }).where('id', '=', store.id).execute();
  const hidden = await reader.readChanges(products, { products: nothing, catalogue: true }, now);
  expect([hidden.size, countsOf(hidden)]).toEqual([0, await countedAnew()]);
});
