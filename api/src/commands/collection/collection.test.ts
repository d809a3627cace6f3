import { aCollection } from '../../testing/a-collection';
import { aProduct } from '../../testing/a-product';
import { aReview } from '../../testing/a-review';
import { aTag } from '../../testing/a-tag';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';

const NOW = new Date('2026-03-01T12:00:00Z');
const api = testApp();
const operate = anOperator(api, () => NOW);
const products = new Map<string, number>();

beforeAll(async () => {
  const linen = await aTag(api.db, 'Linen', 'linen');
  const add = async (name: string, options: Parameters<typeof aProduct>[1], stars: readonly number[] = []) => {
    const { id } = await aProduct(api.db, {
      title: name,
      createdAt: new Date('2025-01-01'),
      selling: 5000,
      ...options,
    });
    products.set(name, id);
    for (const [n, rating] of stars.entries()) {
      await aReview(api.db, { product: id, rating, review: `${name} ${n}`, day: n });
    }
  };
  await add('loved', { tags: [linen] }, [5, 5, 4, 4]);
  await add('loved by one', {}, [5]);
  await add('liked', { selling: 4000, offered: 3400 }, [4, 4, 4, 4]);
  await add('dear', { selling: 40001, offered: 34002, createdAt: new Date('2026-02-20') });
  await add('hidden', { status: 2, tags: [linen], selling: 100 }, [5, 5, 5]);
  await add('sold out', { quantity: 0, tags: [linen], selling: 100 }, [5, 5, 5]);
  await aCollection(api.db, { slug: 'picks', title: 'Picks', products: [...products.values()] });
});

const held = async () => {
  const rows = await api.db
    .selectFrom('collection_products')
    .innerJoin('collections', 'collections.id', 'collection_id')
    .where('slug', '=', 'picks')
    .select('product_id')
    .orderBy('collection_products.position')
    .execute();
  return rows.map(({ product_id }) => [...products].find(([, id]) => id === product_id)?.[0]);
};

test.each<[string[], string[]]>([
  [['--min-rating', '4.5', '--min-reviews', '4'], ['loved']],
  [
    ['--min-rating', '4'],
    ['loved by one', 'loved', 'liked'],
  ],
  [['--min-discount', '15'], ['liked']],
  [
    ['--min-discount', '14'],
    ['liked', 'dear'],
  ],
  [['--max-price', '34'], ['liked']],
  [['--max-price', '34,00'], ['liked']],
  [['--max-age', '30'], ['dear']],
  [['--tag', 'linen'], ['loved']],
  [['--tag', 'linen', '--max-price', '49.99'], []],
])('issue 13 a collection has the public products in stock that match %j, the best first', async (rule, names) => {
  const { exit, out } = await operate('collection', 'fill', 'picks', ...rule);
  expect([exit, out]).toEqual([0, `The collection picks holds ${names.length} products.`]);
  expect(await held()).toEqual(names);
});

test('the list counts the public products of each collection', async () => {
  await operate('collection', 'fill', 'picks', '--min-rating', '4');
  expect(await operate.json('collection', 'list')).toEqual([
    { slug: 'picks', state: 'public', products: 3, title: 'Picks' },
  ]);
});

test.each([
  [2, ['picks'], 'Name at least one condition'],
  [2, ['picks', '--min-rating', '6'], '--min-rating must be a number of stars'],
  [2, ['picks', '--min-discount', '100'], '--min-discount must be a whole number from 1 to 99.'],
  [1, ['picks', '--tag', 'nothing'], 'There is no tag nothing'],
  [1, ['nothing', '--min-rating', '4'], 'There is no collection nothing'],
])('exits with %i and changes nothing: %j', async (exit, argv, sentence) => {
  const before = await held();
  const answered = await operate('collection', 'fill', ...argv);
  expect([answered.exit, answered.err]).toEqual([exit, expect.stringContaining(sentence)]);
  expect(await held()).toEqual(before);
});

test.each([
  ['min-rating', '4,5'],
  ['min-rating', '5.001'],
  ['min-reviews', '0'],
  ['min-discount', '100'],
  ['max-price', '0'],
  ['max-price', '1e3'],
  ['max-age', '10000'],
])('issue 15 collection fill and a rule of a file refuse %s %s alike', async (name, value) => {
  const filled = await operate('collection', 'fill', 'picks', `--${name}`, value);
  const written = await operate('collection', 'set', 'picks', '--rule', `${name}=${value}`);
  const [sentence = ''] = /must be .*/.exec(filled.err) ?? [];
  expect([filled.exit, sentence.length > 0, written.exit]).toEqual([2, true, 1]);
  expect(written.err).toContain(`${name} ${sentence}`);
});
