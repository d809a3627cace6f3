import * as CALLS from 'shared-kernel/contract/calls';
import { aCommon } from 'shared-kernel/testing/a-common';
import { aProductDetail } from 'shared-kernel/testing/a-product-detail';
import { answer, fail } from 'shared-kernel/testing/handlers';
import { server } from 'shared-kernel/testing/server';
import { serve } from '../../testing/serve';

test('D21 a wrong slug redirects permanently to the right one with its query', async () => {
  server.use(answer(CALLS.product, aProductDetail()));
  const { redirect } = await serve('/tr/old-name/product/1?home_spm=4');
  expect(redirect).toEqual({ to: '/tr/brass-lamp/product/1?home_spm=4', status: 301 });
});

test.each([
  '/brass-lamp/product',
  '/brass-lamp/product/0',
  '/brass-lamp/product/1e3',
  '/brass-lamp/product/99999999999',
])('S108 D21 %s is a 404 without a call', async (url) => {
  expect((await serve(url)).status).toBe(404);
});

test('S071 an unknown product is a 404', async () => {
  server.use(fail(CALLS.product, 404), fail(CALLS.alternatives, 404));
  const { status, html } = await serve('/brass-lamp/product/7');
  expect(status).toBe(404);
  expect(html).toContain('This page could not be found');
});

test('issue 13 a product no longer sold is a 404 page with similar products', async () => {
  const { server_time, ...tile } = aProductDetail({ id: 9, title: 'Copper lamp', slug: 'copper-lamp' });
  server.use(fail(CALLS.product, 404), answer(CALLS.alternatives, { alternatives: [tile], server_time }));
  const { status, html, head } = await serve('/ar/brass-lamp/product/7');
  expect([status, head.robots, head.title]).toEqual([404, 'noindex', 'لم يعد هذا المنتج متوفرًا']);
  expect(html).toContain('href="/ar/copper-lamp/product/9"');
  expect(html).toContain('بدائل متوفرة');
});

test('S108 the head describes product, price and availability', async () => {
  server.use(answer(CALLS.product, aProductDetail({ selling: 40, offered: 30, in_stock: false })));
  const { head, html, cacheable } = await serve('/brass-lamp/product/1');
  expect(cacheable).toBe(true);
  expect(head).toMatchObject({
    title: 'Brass lamp',
    description: 'Made by hand.',
    canonical: '/brass-lamp/product/1',
    image: 'brass-lamp.webp',
    preloadImage: { src: '/media/brass-lamp.webp' },
  });
  expect(head.jsonLd?.[0]).toMatchObject({
    '@type': 'Product',
    name: 'Brass lamp',
    image: ['http://localhost/media/brass-lamp.webp'],
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    offers: {
      price: '30.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/OutOfStock',
      seller: { name: 'Atlas Lights' },
    },
  });
  expect(html).toContain('Made by hand.');
});

test.each([
  ['JPY', 0, 3980, '3980'],
  ['KWD', 3, 12.5, '12.500'],
])('issue 14 S108 crawlers read a price in %s with its decimals', async (currency, currency_digits, selling, price) => {
  server.use(answer(CALLS.product, aProductDetail({ selling, offered: null })));
  const { setting } = aCommon();
  const { head } = await serve('/brass-lamp/product/1', { setting: { ...setting, currency, currency_digits } });
  expect(head.product).toMatchObject({ price, currency });
  expect(head.jsonLd?.[0]).toMatchObject({ offers: { price, priceCurrency: currency } });
});

test('S108 without JavaScript the buy box explains that it is needed', async () => {
  server.use(answer(CALLS.product, aProductDetail()));
  const { html } = await serve('/brass-lamp/product/1');
  expect(html).toMatch(/<noscript><p>To buy this product, please turn on JavaScript/);
});
