import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProductListing } from 'shared-kernel/contract/listing';
import type { Banner, CommonData, HomeData } from 'shared-kernel/contract/site';
import sharp from 'sharp';
import { aCategory } from '../../testing/a-category';
import { aProduct } from '../../testing/a-product';
import { aSite } from '../../testing/a-site';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';

const api = testApp();
const operate = anOperator(api);
beforeAll(() => aSite(api.db));

/** Creates a picture file. */
async function aFile(name: string, width = 2000, height = 500): Promise<string> {
  const file = join(api.mediaDir, name);
  await sharp({ create: { width, height, channels: 3, background: '#a03060' } }).toFile(file);
  return file;
}
const banners = async () => (await api.call<HomeData>('home')).data.banners as Banner[];
const count = async () => (await api.db.selectFrom('banners').select('id').execute()).length;

test('S079 adding a banner publishes it with its picture and thumbnail in all formats', async () => {
  const image = await aFile('sent.png');
  const { id } = await operate.json<{ id: number }>(
    ...['banner', 'add', '--type', '5', '--image', image, '--url', '/brands'],
    ...['--title-en', 'Spring is here!', '--title-tr', 'Bahar geldi'],
  );
  const banner = (await banners()).find((one) => one.id === id);
  expect(banner).toMatchObject({
    type: 5,
    slug: 'spring-is-here',
    title: 'Spring is here!',
    url: '/brands',
    closable: 2,
  });
  for (const [type, extension] of [
    ['image/avif', 'avif'],
    ['image/webp', 'webp'],
    ['image/jpeg', 'jpg'],
  ]) {
    for (const [prefix, width] of [
      ['', 1600],
      ['thumb-', 800],
    ] as const) {
      const url = `/media/${prefix}${banner?.image}`;
      const { headers, rawPayload } = await api.app.inject({ url, headers: { accept: String(type) } });
      expect([headers['content-type'], extension]).toEqual([type, extension]);
      expect((await sharp(rawPayload).metadata()).width).toBe(width);
    }
  }
  expect(await readdir(api.mediaDir)).not.toContainEqual(expect.stringMatching(/[.]part$/));
});

test('S046 the newest header banner is shown; hiding it restores the previous one', async () => {
  const image = await aFile('top.jpg', 800, 100);
  const add = (title: string) =>
    operate.json<{ id: number }>(
      ...['banner', 'add', '--type', '8', '--image', image, '--url', '/', '--closable', '--title-en', title],
    );
  const shown = async () => (await api.call<CommonData>('common')).data.top_banner?.title;
  await add('First');
  const { id } = await add('Second');
  expect(await shown()).toBe('Second');
  await operate('banner', 'hide', String(id));
  expect(await shown()).toBe('First');
  expect((await operate('banner', 'list')).out).toMatch(/hidden.*Second/);
  await operate('banner', 'publish', String(id));
  expect(await shown()).toBe('Second');
  expect((await operate('banner', 'hide', '2000000000')).err).toContain('There is no banner');
});

test('S015 a banner for categories links to their products', async () => {
  const category = await aCategory(api.db);
  const product = await aProduct(api.db, { category: category.id });
  await aProduct(api.db);
  const { id } = await operate.json<{ id: number }>(
    ...[
      'banner',
      'add',
      '--type',
      '1',
      '--image',
      await aFile('c.png'),
      '--title-en',
      'Ours',
      '--source',
      'categories',
      '--of',
      category.slug,
    ],
  );
  const { data } = await api.call<ProductListing>('products', { query: { banner: id } });
  expect(data.result.data.map((one) => one.id)).toEqual([product.id]);
});

test('an invalid banner is refused with every reason and leaves no files', async () => {
  const [before, files] = [await count(), await readdir(api.mediaDir)];
  const base = ['banner', 'add', '--type', '1', '--title-en', 'No'];
  const text = join(api.mediaDir, 'text.png');
  await writeFile(text, 'no picture');
  const answers = [
    [['banner', 'add', '--type', '10'], '--type must be one of'],
    [[...base, '--image', 'a.png'], '--url is missing'],
    [[...base, '--image', 'a.png', '--url', 'javascript:alert(1)'], '--url must be a page'],
    [[...base, '--image', 'a.png', '--url', '/', '--source', 'tags', '--of', 'x'], 'exclude each other'],
    [[...base, '--image', 'a.png', '--source', 'brands'], '--of is missing'],
    [[...base, '--image', 'a.png', '--source', 'brands', '--of', 'nobody'], 'There are no brands called nobody'],
    [[...base, '--image', join(api.mediaDir, 'none.png'), '--url', '/'], '--image cannot be read'],
    [[...base, '--image', text, '--url', '/'], '--image must be a JPEG or PNG'],
  ] as const;
  for (const [argv, fault] of answers) {
    const { exit, err } = await operate(...argv);
    expect([exit > 0, err]).toEqual([true, expect.stringContaining(fault)]);
  }
  expect(await count()).toBe(before);
  expect((await readdir(api.mediaDir)).filter((file) => file !== 'text.png')).toEqual(files);
});
