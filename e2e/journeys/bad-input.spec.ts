import { expect, shop, test } from '../fixtures/test';

test('S071 S072 unknown paths, products and pages give 404 with a way back', async ({ page, complaints }) => {
  complaints.tolerate(/404/);
  for (const path of [
    '/no/such/path/here',
    '/x/product/99999999',
    '/page/no-such-page',
    '/fr/all/no-such-category',
    '/%E0%A4%A',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible();
  }
  await page.goto('/page/no-such-page');
  await expect(page.getByText('This page could not be found')).toBeVisible();
  const popular = page.getByRole('region', { name: 'Popular right now' });
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(popular.getByRole('article').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('S087 D17 hostile filters give a normal page', async ({ page, complaints }) => {
  complaints.tolerate(/404/);
  const text = encodeURIComponent(`'; drop table products; --<script>alert(1)</script>`);
  for (const query of [
    `rating=${text}`,
    'min=-5&max=abc',
    'page=999999999999',
    `sortby=${text}`,
    'brand=1,2,,x,99999999999999999999',
    `q=${'a'.repeat(8000)}`,
    'page=2&page=3',
  ]) {
    const answer = await page.goto(`/search?q=shoe&${query}`);
    expect([200, 404], query).toContain(answer?.status());
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

test('S088 a tag’s title in any language redirects permanently to its slug', async ({ page }) => {
  for (const [old, now] of [
    ['/Keep%20fit/products?tags=Keep%20fit', '/fitness/products?tags=fitness'],
    ['/fr/En%20forme/products?tags=En%20forme', '/fr/fitness/products?tags=fitness'],
    ['/tr/x/products?tags=En%20forme&rating=3', '/tr/fitness/products?tags=fitness&rating=3'],
  ] as const) {
    const answer = await page.request.get(old, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], old).toEqual([301, now]);
  }
  await page.goto('/tr/fitness/products?tags=fitness');
  await expect(page.getByRole('heading', { level: 1, name: 'Formda kal' })).toBeVisible();
});

test('S003 D1 /en redirects to the unprefixed page', async ({ page }) => {
  const answer = await page.request.get('/en/search?q=shoe', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toMatch(/\/search\?q=shoe$/);
});

test('S211 a malformed body gets 201 with the first message', async ({ request }) => {
  const answer = await request.post('/api/v1/user/signin', {
    headers: {
      'content-type': 'application/json',
      origin: shop.url,
    },
    data: '{"email":',
  });
  const body = await answer.json().catch(() => null);
  expect(body).toMatchObject({ status: 201, data: { form: [expect.any(String)] } });
});
