import type { Page, Route } from '@playwright/test';
import { aSimpleProduct } from '../fixtures/catalogue';
import { expect, hydrated, test } from '../fixtures/test';

const SHELL_SCRIPT = '**/assets/main.*.js';
const FACTS = '**/facts/*.json';

/** Replaces the boot data in the page's document by another text. */
const withBoot = (text: string) => async (route: Route) => {
  const response = await route.fetch();
  const html = await response.text();
  await route.fulfill({ response, body: html.replace(/(id="__boot">)[^<]*/, `$1${text}`) });
};
const isDocument = (url: URL) => !/^\/(api|media|assets|remotes)\//.test(url.pathname) && !url.pathname.includes('.');

/** Counts the documents that a page requests. */
function documentsOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** What stops the shell, and how that begins and ends. */
const CAUSES: [string, (page: Page) => Promise<unknown>][] = [
  ['cut-off boot data', (page) => page.route(isDocument, withBoot('{"language":"en","site":'))],
  ['boot data without site data', (page) => page.route(isDocument, withBoot('{"language":"en","remotes":[]}'))],
  ['site data that the network loses', (page) => page.route(FACTS, (route) => route.abort())],
  [
    'site data that the header cannot be made of',
    (page) => page.route(FACTS, (route) => route.fulfill({ json: { common: {}, texts: {} } })),
  ],
  ['a shell script that the network loses', (page) => page.route(SHELL_SCRIPT, (route) => route.abort())],
  ['a shell script that is gone', (page) => page.route(SHELL_SCRIPT, (route) => route.fulfill({ status: 404 }))],
  [
    'a shell script that throws',
    (page) =>
      page.route(SHELL_SCRIPT, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("x")' }),
      ),
  ],
  [
    'shell texts that are cut off',
    (page) =>
      page.route('**/assets/locale-en.*.js', async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        // if cached, it would outlive the cause
        const headers = { ...response.headers(), 'cache-control': 'no-store' };
        await route.fulfill({ response, headers, body: text.slice(0, text.length / 2) });
      }),
  ],
  [
    'a chunk of a page of its own that is gone',
    (page) => page.route('**/assets/login.*.js', (route) => route.fulfill({ status: 404 })),
  ],
];

for (const [cause, stop] of CAUSES) {
  test(`S070 S074 ${cause}: reloads once, then shows the error page with a working link`, async ({
    page,
    complaints,
  }) => {
    complaints.tolerate(/./);
    await stop(page);
    const documents = documentsOf(page);
    await page.goto(cause.includes('page of its own') ? '/login' : '/page/faq');

    const main = page.getByRole('main');
    await expect(main.getByText('SORRY')).toBeVisible();
    // a page that needs the same site data may fail first, in its slot
    await expect.poll(documents).toBe(2);
    await expect(main.getByText('SORRY')).toBeVisible();
    await expect(main.getByRole('alert')).toHaveText('Something went wrong');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main).toBeFocused();
    await expect(main.getByRole('link', { name: 'Go to homepage' })).toHaveAttribute('href', '/');

    await page.unrouteAll({ behavior: 'wait' });
    await main.getByRole('link', { name: 'Go to homepage' }).click();
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(documents()).toBe(3);
  });
}

for (const [name, width, lose] of [
  ['on a phone, lost by the network', 375, (route: Route) => route.abort()],
  ['on a desktop, gone', 1280, (route: Route) => route.fulfill({ status: 404 })],
] as const) {
  test(`S070 the page starts without its style sheets (${name})`, async ({ page, complaints }) => {
    complaints.tolerate(/Failed to load resource/);
    await page.setViewportSize({ width, height: 800 });
    let lost = 0;
    await page.route('**/late.*.css', (route) => {
      lost += 1;
      return lose(route);
    });
    const documents = documentsOf(page);
    await page.goto('/page/faq');
    await hydrated(page);
    expect(lost).toBeGreaterThan(0);
    await page.getByRole('main').getByRole('searchbox').fill('return');
    await expect(page.getByRole('main').getByText('SORRY')).toBeHidden();
    expect(documents()).toBe(1);
  });
}

test('S070 the error page’s retry restores the page once the cause is gone', async ({ page, complaints }) => {
  complaints.tolerate(/Failed to load|ERR_FAILED|\[shell\]/);
  await page.route(SHELL_SCRIPT, (route) => route.abort());
  await page.goto('/ar/page/faq?from=mail');
  const main = page.getByRole('main');
  await expect(main.getByText('عذرًا')).toBeVisible();
  const retry = main.getByRole('button', { name: 'حاول مرة أخرى' });
  await retry.click();
  await expect(main.getByText('عذرًا')).toBeVisible();

  await page.unroute(SHELL_SCRIPT);
  await retry.click();
  await hydrated(page);
  await expect(main.getByText('عذرًا')).toBeHidden();
  await expect(page).toHaveURL(/\/ar\/page\/faq\?from=mail$/);
});

test('S070 D13 without storage the error page appears at once, without a reload', async ({ page, complaints }) => {
  complaints.tolerate(/./);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.route(SHELL_SCRIPT, (route) => route.abort());
  const documents = documentsOf(page);
  await page.goto('/page/faq');
  await expect(page.getByRole('main').getByText('SORRY')).toBeVisible();
  expect(documents()).toBe(1);
});

test('S070 a failed start stops holding clicks back', async ({ page, complaints }) => {
  complaints.tolerate(/./);
  // the one reload has already happened
  await page.addInitScript(() => sessionStorage.setItem('chunkReload', String(Date.now())));
  let lose = () => {};
  const lost = new Promise<void>((resolve) => (lose = resolve));
  await page.route(SHELL_SCRIPT, async (route) => {
    await lost;
    await route.abort();
  });
  // 'load' may wait for the held script, depending on which of the two comes first
  await page.goto('/page/faq', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const held = () =>
    page.evaluate(() => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      document.querySelector('#header button[type=button]')?.dispatchEvent(click);
      return click.defaultPrevented;
    });
  expect(await held()).toBe(true);
  lose();
  await expect(page.getByRole('main').getByText('SORRY')).toBeVisible();
  expect(await held()).toBe(false);
  // the search form works natively
  const search = page.getByRole('search').getByRole('searchbox').or(page.getByRole('search').getByRole('combobox'));
  await search.fill('lamp');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\?.*lamp/);
});

test('S077 a lost chunk of a remote affects only its slot, and a retry recovers', async ({ page, complaints }) => {
  complaints.tolerate(/Failed to load|mfe-content|Loading chunk/);
  const LIFECYCLES = '**/remotes/mfe-content/lifecycles.*.js';
  await page.route(LIFECYCLES, (route) => route.fulfill({ status: 404 }));
  const documents = documentsOf(page);
  await page.goto('/page/faq');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toBeVisible();
  await page.unroute(LIFECYCLES);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents()).toBe(1);
});

test('S077 D13 a product can be bought when its review and viewer scripts fail, and retries load them', async ({
  page,
  complaints,
}) => {
  complaints.tolerate(/Failed to load|Loading chunk/);
  const REVIEWS = '**/remotes/mfe-catalog/reviews.*.js';
  const VIEWER = '**/remotes/mfe-catalog/viewer.*.js';
  for (const code of [REVIEWS, VIEWER]) await page.route(code, (route) => route.fulfill({ status: 404 }));
  const { slug, id } = await aSimpleProduct();
  await page.goto(`/${slug}/product/${id}`);
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true });
  const lost = reviews.getByRole('alert');
  // the first failure reloads the page (S074)
  await expect(async () => {
    await reviews.scrollIntoViewIfNeeded();
    await expect(lost).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Product added to cart')).toBeVisible();
  await page.unroute(REVIEWS);
  await reviews.getByRole('button', { name: 'Try again' }).click();
  await expect(reviews.getByRole('combobox').first()).toBeVisible();
  await expect(lost).toHaveCount(0);

  await page.getByRole('button', { name: 'Show full screen' }).click();
  await expect(page.getByText('isn’t available right now')).toBeVisible();
  await page.unroute(VIEWER);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
