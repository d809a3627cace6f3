import type { Page } from '@playwright/test';
import { aSimpleProduct } from '../fixtures/catalogue';
import { expect, hydrated, test } from '../fixtures/test';

test.use({ worker: 'registers' });

/** Waits until the worker has cached the page at a URL with the files that it needs. */
async function kept(page: Page, address: string): Promise<void> {
  await page.waitForFunction(async (path) => {
    const pages = await caches.open('souk-pages-1');
    return (await pages.match(path, { ignoreVary: true })) !== undefined;
  }, address);
}

const WORDS = {
  en: {
    prefix: '',
    viewport: { width: 1280, height: 800 },
    asOf: 'This page and its prices are as of',
    title: 'You are offline',
    notKept: 'This page isn’t stored on this device.',
    add: 'Add to cart',
    lost: 'You are offline. Nothing was lost.',
    retry: 'Try again',
    added: 'Product added to cart',
  },
  ar: {
    prefix: '/ar',
    viewport: { width: 375, height: 812 },
    asOf: 'هذه الصفحة وأسعارها كما كانت في',
    title: 'لا يوجد اتصال بالإنترنت',
    notKept: 'هذه الصفحة غير محفوظة على هذا الجهاز.',
    add: 'أضف إلى السلة',
    lost: 'لا يوجد اتصال بالإنترنت. لم يُفقد أي شيء.',
    retry: 'حاول مرة أخرى',
    added: '',
  },
} as const;

for (const [language, words] of Object.entries(WORDS)) {
  test.describe(language, () => {
    test.use({ viewport: words.viewport });

    test(`S228 in ${language} visited pages open offline with their date, and a failed action can be retried`, async ({
      page,
      context,
      complaints,
    }) => {
      // an offline browser reports this for every request
      complaints.tolerate(/ERR_INTERNET_DISCONNECTED|Failed to load resource|503/);
      await page.goto(`${words.prefix}/all/fashion`);
      await hydrated(page);
      await kept(page, `${words.prefix}/all/fashion`);
      await page.locator('main article a').first().click();
      await page.waitForURL(/\/product\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // opened by client-side navigation: reported to the worker
      await kept(page, new URL(page.url()).pathname);
      const { slug, id } = await aSimpleProduct();
      await page.goto(`${words.prefix}/${slug}/product/${id}`);
      await hydrated(page);

      await context.setOffline(true);
      await expect(page.getByRole('status').filter({ hasText: words.title })).toBeVisible();
      await page.getByRole('button', { name: words.add }).first().click();
      const toast = page.locator('[data-toast]');
      await expect(toast).toContainText(words.lost);
      await context.setOffline(false);
      await toast.getByRole('button', { name: words.retry }).click();
      await expect(toast).toHaveAttribute('data-toast', 'success');
      await expect(page.locator('[data-cart-count]').first()).toHaveText('1');

      await context.setOffline(true);
      await page.reload();
      await expect(page.locator('.kept-note')).toContainText(words.asOf);
      await expect(page.locator('.kept-note')).toBeInViewport();
      await expect(page.locator('html')).toHaveAttribute('data-kept-at', /^\d{4}-/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // it hydrates as it does online
      await hydrated(page);

      await page.goto(`${words.prefix}/brands`);
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(words.notKept);
      await expect(page.getByRole('listitem').getByRole('link').first()).toHaveAttribute('href', /product|fashion/);
      await context.setOffline(false);
      await page.getByRole('link', { name: words.retry }).click();
      await expect(page.locator('.offline-page')).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-kept-at');

      // personal pages are never cached, and not shown from here
      await page.goto(`${words.prefix}/cart`);
      await hydrated(page);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('alert')).toContainText(words.notKept);
      await context.setOffline(false);
    });
  });
}
