import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRefreshCollections } from '../../modules/collections/refresh-collections';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';

const FLOWERS = join(__dirname, '../../../../examples/flower-shop');
const PRICED = ['products.csv', 'variants.csv', 'shipping-places.csv'];

/** The files of a folder, and the names of its pictures, which every shop makes anew. */
const filesOf = (folder: string) => ({
  ...Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name !== 'pictures')
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  ),
  pictures: readdirSync(join(folder, 'pictures')).toSorted(),
});

describe.each([
  ['EUR', '$1.$2', '24.90'],
  ['TND', '$1.$25', '24.905'],
  ['JPY', '$1$2', '2490'],
])('issue 15 a shop with prices in %s', (currency, amounts, price) => {
  const [one, other] = [testApp(), testApp()];
  const [operate, elsewhere] = [anOperator(one), anOperator(other)];
  const folder = mkdtempSync(join(tmpdir(), 'souk-test-round-trip-'));
  const [flowers, first, second] = ['flowers', 'first', 'second'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const put = (file: string, text: string) => writeFileSync(join(flowers, file), text);
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeAll(async () => {
    cpSync(FLOWERS, flowers, { recursive: true });
    for (const file of PRICED)
      put(file, readFileSync(join(flowers, file), 'utf8').replaceAll(/(\d+)[.](\d\d)\b/g, amounts));
    put('shop.json', JSON.stringify({ ...JSON.parse(readFileSync(join(flowers, 'shop.json'), 'utf8')), currency }));
    await operate.json('shop', 'init', '--file', join(flowers, 'shop.json'));
    await operate.json('import', flowers);
  });

  test('has the prices of its files', async () => {
    expect(await operate.json('product', 'show', 'cornflower-bouquet')).toMatchObject({ price });
  });

  test('can be exported into an empty shop without a difference, even after changes', async () => {
    // variants with other attributes than before; the earlier ones are sold out
    put('variants.csv', 'product,values,stock\nroses,Colour=Red,3\nroses,Colour=White,2\n');
    expect((await operate('import', flowers)).err).toBe('');
    await operate.json('collection', 'fill', 'for-a-birthday', '--tag', 'gift', '--max-price', price);
    put('odd.html', '\u00a0<p>Spaces</p> ');
    await operate.json('page', 'set', 'terms', '--body-en', `file:${join(flowers, 'odd.html')}`);
    await operate.json('category', 'set', 'roses', '--parent', 'plants');
    await operate.json('product', 'hide', 'glass-vase');
    await operate.json('setting', 'set', 'title.fr', 'Fleurs');

    await operate.json('export', first);
    expect((await operate('import', first)).out).toBe('Nothing has changed.');
    await elsewhere.json('shop', 'init', '--file', join(first, 'shop.json'));
    const take = async (...options: string[]) =>
      (await elsewhere.json<{ of: string }[]>('import', first, ...options)).toSorted((a, b) =>
        a.of.localeCompare(b.of),
      );
    const dry = await take('--dry-run');
    expect(await take()).toEqual(dry);
    await elsewhere.json('export', second);
    expect(filesOf(second)).toEqual(filesOf(first));
    expect((await elsewhere('import', first)).out).toBe('Nothing has changed.');
    expect((await elsewhere('shop', 'init', '--file', join(first, 'shop.json'))).out).toContain('Nothing has changed.');
  });

  test('has its collections filled by their rules in the new shop', async () => {
    const held = () => elsewhere.json<{ slug: string; products: number }[]>('collection', 'list');
    expect(await held()).toMatchObject([{ slug: 'for-a-birthday', products: 0 }]);
    await createRefreshCollections({ db: other.db, clock: () => new Date() })();
    expect(await held()).toMatchObject([{ slug: 'for-a-birthday', products: 3 }]);
  });
});
