import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import sharp from 'sharp';
import { lockImports } from '../../modules/catalogue-files/import-folder';
import { filesOf } from '../../modules/media/encoders';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { waitForLock } from '../../testing/wait-for-lock';

const ROOT = join(__dirname, '../../../..');
const FLOWERS = join(ROOT, 'examples/flower-shop');
const api = testApp();
const operate = anOperator(api);
const folder = mkdtempSync(join(tmpdir(), 'souk-test-interrupted-'));
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const edit = (file: string, change: (text: string) => string) =>
  write(file, change(readFileSync(join(folder, file), 'utf8')));
const restore = () => {
  rmSync(folder, { recursive: true });
  cpSync(FLOWERS, folder, { recursive: true });
};
beforeAll(async () => {
  restore();
  await operate.json('shop', 'init', '--file', join(folder, 'shop.json'));
  await operate.json('import', folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes a folder with this file alone. */
const only = (file: string, text: string) => {
  rmSync(folder, { recursive: true });
  cpSync(join(FLOWERS, 'pictures'), join(folder, 'pictures'), { recursive: true });
  write(file, text);
};
/** Another session changes rows but commits only after a command has read them: the command waits to write, and what it has read is outdated. */
async function meanwhile(change: RawBuilder<unknown>, ...argv: string[]) {
  const { ended } = await api.db.transaction().execute(async (trx) => {
    await change.execute(trx);
    const ended = operate(...argv);
    await waitForLock(api.db);
    return { ended };
  });
  expect(await ended).toMatchObject({ exit: 0, err: '' });
}
const stock = async (sku: string) =>
  (
    await sql<{ quantity: number; price: string }>`
    select quantity, price::text from inventory where sku = ${sku}`.execute(api.db)
  ).rows[0];
const sell = (sku: string) => sql`update inventory set quantity = quantity - 1 where sku = ${sku}`;

describe('issue 15 sales during a command', () => {
  beforeEach(async () => {
    restore();
    await operate.json('import', folder);
  });

  test('survive an import of variants with prices but no stock', async () => {
    only('variants.csv', readFileSync(join(FLOWERS, 'variants.csv'), 'utf8').replaceAll(/,(stock|15|6|9|0),/g, ','));
    edit('variants.csv', (text) => text.replace('Stems=20,36.00,RO-R20', 'Stems=20,38.00,RO-R20'));
    await meanwhile(sell('RO-R20'), 'import', folder);
    expect(await stock('RO-R20')).toEqual({ quantity: 5, price: '38.00' });
  });

  test('survive an import of SKUs without stock and a command that sets an SKU', async () => {
    only('products.csv', 'slug,category,price,title_en,sku\nglass-vase,vases,32,Glass vase,VA-2\n');
    await meanwhile(sell('VA-1'), 'import', folder);
    expect(await stock('VA-2')).toMatchObject({ quantity: 7 });
    await meanwhile(sell('VA-2'), 'product', 'set', 'glass-vase', '--sku', 'VA-1');
    expect(await stock('VA-1')).toMatchObject({ quantity: 6 });
  });

  test('do not matter when the variant is missing from the file: it is sold out', async () => {
    edit('variants.csv', (text) => text.replace(/.*RO-R10\n/, ''));
    await meanwhile(sql`update inventory set quantity = 14, price = 21 where sku = 'RO-R10'`, 'import', folder);
    expect(await stock('RO-R10')).toEqual({ quantity: 0, price: '21' });
  });

  test('a sale of the last piece and a concurrent import of its product both finish', async () => {
    edit('products.csv', (text) => text.replace('32.00', '34.00').replace(',8,VA-1', ',9,VA-1'));
    const sale = (meanwhileDo: () => Promise<void>) =>
      api.db.transaction().execute(async (trx) => {
        await sql`select from inventory where sku = 'VA-1' for update`.execute(trx);
        await meanwhileDo();
        await sql`update products set featured = 2 where slug = 'glass-vase'`.execute(trx);
      });
    let ended: ReturnType<typeof operate> | undefined;
    await sale(async () => {
      ended = operate('import', folder);
      // the import has written the product and waits for its stock
      await waitForLock(api.db);
    }).catch(async (error) => {
      // the database ends one of the two: an import retries by itself, an order when it is sent again
      expect(error).toMatchObject({ code: '40P01' });
      await sale(async () => {});
    });
    expect(await ended).toMatchObject({ exit: 0 });
    expect(await stock('VA-1')).toMatchObject({ quantity: 9 });
  });
});

describe('issue 15 columns missing from a file', () => {
  const second = { add: () => operate('store', 'set', 'second', '--new', '--name-en', 'Second') };
  beforeAll(async () => {
    restore();
    await operate.json('import', folder);
    await second.add();
  });

  test('keep their values of a product, whatever changes meanwhile', async () => {
    only('products.csv', 'slug,category,price,title_en\nlittle-cactus,plants,10.50,Little cactus\n');
    const change = sql`
      update products set offered = 6, featured = 1, status = 2, warranty = 1, warranty_months = 12, return_days = 20,
        free_return = true, image = 'other.jpg', tax_rule_id = null, store_id = (select id from stores where slug = 'second')
      where slug = 'little-cactus'`;
    await meanwhile(change, 'import', folder);
    const row = await operate.json<Record<string, string>>('product', 'show', 'little-cactus');
    expect(row).toMatchObject({
      ...{ price: '10.50', offer_price: '6.00', featured: 'yes', public: 'no', warranty: '12', returns: '20' },
      ...{ free_return: 'yes', store: 'second', tax: null, stock: '40', sku: 'PL-1', tags: 'gift|easy-care' },
    });
  });

  test('keep their values when a command writes the row', async () => {
    const change = sql`update products set selling = 11, offered = null where slug = 'little-cactus'`;
    await meanwhile(change, 'product', 'set', 'little-cactus', '--badge-en', 'New');
    const texts = sql`update product_texts set title = 'Tiny cactus' where title = 'Little cactus'`;
    await meanwhile(texts, 'product', 'set', 'little-cactus', '--badge-en', 'Old');
    expect(await operate.json('product', 'show', 'little-cactus')).toMatchObject({
      ...{ price: '11.00', title_en: 'Tiny cactus', badge_en: 'Old' },
    });
  });

  test('keep the parent of a sub-category, the target of a slider and the type of a built-in page', async () => {
    only('categories.csv', 'slug,title_en\nbouquets,Bunches\nplants,Plants\n');
    write('sliders.csv', 'slug,place,image,title_en\ncornflower-time,main,cornflower-field.svg,Cornflowers\n');
    write('pages.csv', 'slug,title_en,title_ar,body_en\ncontact,Write to us,اكتب لنا,\nterms,Terms,,New terms\n');
    const rows = await operate.json<{ of: string; added: number; changed: number }[]>('import', folder);
    expect(rows.map(({ of, added, changed }) => `${of} ${added}+${changed}`).toSorted()).toEqual([
      'texts of categories 0+1',
      'texts of pages 1+2',
      'texts of sliders 0+1',
      'texts of sub-categories 0+1',
    ]);
    expect(await operate.json('category', 'show', 'bouquets')).toMatchObject({ parent: 'flowers' });
    const { rows: pageTexts } = await sql<{ description: string }>`select description from page_texts
      join pages on id = page_id where slug = 'contact' order by language`.execute(api.db);
    expect(pageTexts.map(({ description }) => description)).toEqual(['Contact', 'Contact', 'Contact']);
  });

  test('keep the texts of other pages when one page is a built-in screen', async () => {
    only('pages.csv', 'slug,built_in,title_en\ncontact,Contact,Contact\nterms,,Terms of ours\nimprint,,Imprint\n');
    expect((await operate('import', folder)).exit).toBe(0);
    const { rows } = await sql<{ n: number }>`select min(length(description)) as n from page_texts`.execute(api.db);
    expect(rows[0]?.n).toBeGreaterThan(5);
  });
});

describe('issue 15 a killed import', () => {
  const dist = `dist/killed-${process.pid}`;
  beforeAll(async () => {
    restore();
    await operate.json('import', folder);
    const bundle = `import(${JSON.stringify(join(ROOT, 'tooling/build/bundle-program.mjs'))}).then(({ bundleProgram }) =>
      bundleProgram({ part: 'api', entries: { operate: 'src/commands/operate.ts' }, dist: ${JSON.stringify(dist)} }))`;
    await promisify(execFile)(process.execPath, ['-e', bundle], { cwd: ROOT });
  });
  afterAll(() => rmSync(join(ROOT, 'api', dist), { recursive: true, force: true }));

  /** Starts `operate import` as a separate process. @returns a function that kills it and resolves when it is gone */
  function startImport(): () => Promise<NodeJS.Signals | null> {
    const child = spawn(process.execPath, [`${dist}/operate.mjs`, 'import', folder], {
      cwd: join(ROOT, 'api'),
      stdio: 'ignore',
      env: { PATH: process.env.PATH, DATABASE_URL: api.url, MEDIA_DIR: api.mediaDir },
    });
    const exit = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)));
    return () => {
      child.kill('SIGKILL');
      return exit;
    };
  }
  const importsThere = async () =>
    (
      await sql<{ n: number }>`select count(*)::integer as n from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`.execute(api.db)
    ).rows[0]?.n;
  const catalogue = async () =>
    (
      await sql<{ all: string }>`select (select json_agg(p order by id) from products p)::text
        || (select json_agg(x order by slider_id, language) from slider_texts x)::text as all`.execute(api.db)
    ).rows[0]?.all;

  test('rolls back within its transaction, and its lock is released at once', async () => {
    const before = await catalogue();
    edit('products.csv', (text) => text.replaceAll('24.90', '99.90').replaceAll('19.90', '98.90'));
    edit('sliders.csv', (text) => text.replace('Cornflower time', 'Time of cornflowers'));
    await api.db.transaction().execute(async (trx) => {
      // sliders come last, so everything else is written by then
      await sql`select from slider_texts for update`.execute(trx);
      const kill = startImport();
      await waitForLock(api.db);
      expect(await kill()).toBe('SIGKILL');
      // even while the lock that it waited for is still held
      await until('the database has ended what it had begun', async () => (await importsThere()) === 0);
    });
    expect(await catalogue()).toBe(before);
    const rows = await operate.json<{ of: string; changed: number }[]>('import', folder);
    expect(rows.map(({ of, changed }) => `${of} ${changed}`)).toEqual(['products 2', 'texts of sliders 1']);
  });

  test('leaves no rows while converting pictures, and the next import deletes its pictures', async () => {
    const served = readdirSync(api.mediaDir).toSorted();
    const names = Array.from({ length: 12 }, (_, n) => `noise-${n}.png`);
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    for (const [n, name] of names.entries())
      await sharp({ create: { width: 500, height: 400 + n, channels: 3, background: 'black', noise } })
        .png()
        .toFile(join(folder, 'pictures', name));
    write('brands.csv', `slug,image,title_en\n${names.map((name, n) => `b-${n},${name},Brand ${n}\n`).join('')}`);
    const left = () => readdirSync(api.mediaDir).filter((name) => !served.includes(name));
    await api.db.transaction().execute(async (trx) => {
      // it gets no further than its pictures
      await lockImports(trx);
      const kill = startImport();
      await until('some pictures are made', () => left().filter((name) => !name.startsWith('.')).length > 2);
      expect(await kill()).toBe('SIGKILL');
    });
    expect(left()).toContain('.unfinished-import');
    // what a killed process was just writing
    const [half = ''] = filesOf(
      readFileSync(join(api.mediaDir, '.unfinished-import'), 'utf8').split('\n').at(-1) ?? '',
    );
    writeFileSync(join(api.mediaDir, `${half}.4711.part`), 'half');
    rmSync(join(folder, 'brands.csv'));
    await until('the next import goes through', async () => (await operate('import', folder)).exit === 0);
    expect(left()).toEqual([]);
    expect((await sql`select from brands where slug like 'b-%'`.execute(api.db)).rows).toEqual([]);
  });
});
