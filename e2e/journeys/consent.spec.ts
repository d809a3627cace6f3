import { COOKIE, STORAGE } from '../../shared-kernel/contract/storage';
import { aSimpleProduct } from '../fixtures/catalogue';
import { expect, shop, test } from '../fixtures/test';

/** Storage of a visitor's device before any choice or action: the guest's cart token, and the viewed products. */
const NEEDED = [STORAGE.userToken, STORAGE.recentlyViewed];

test.describe('a first visit', () => {
  // as in production: with the worker, and with a popup that may open
  test.use({ worker: 'registers', popupBanner: 'to come' });

  for (const prefix of ['', '/ar'])
    test(`S204 in ${prefix || 'English'} contacts no third party and stores nothing that needs consent`, async ({
      page,
      context,
    }) => {
      const hosts = new Set<string>();
      context.on('request', (request) => hosts.add(new URL(request.url()).origin));
      const { slug, id } = await aSimpleProduct();
      for (const path of ['', '/all/fashion', `/${slug}/product/${id}`, '/search?q=shoe', '/page/faq', '/cart']) {
        await page.goto(`${prefix}${path}` || '/', { waitUntil: 'networkidle' });
      }
      expect([...hosts]).toEqual([new URL(shop.url).origin]);
      const kept = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat());
      expect(kept.filter((key) => !NEEDED.some((one) => one === key) && key !== STORAGE.recentSearches)).toEqual([]);
      // the only cookie records that a language was offered once
      const cookies = (await context.cookies()).map(({ name }) => name);
      expect(cookies.filter((name) => name !== COOKIE.languageRedirected)).toEqual([]);
      // so there is no consent dialog
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
});
