import { COOKIE, STORAGE } from '../../shared-kernel/contract/storage';
import { aSimpleProduct } from '../fixtures/catalogue';
import { expect, shop, test } from '../fixtures/test';

/** What a visitor's device keeps before anything was chosen, put anywhere or said: who the guest's cart belongs to, and what was looked at. */
const NEEDED = [STORAGE.userToken, STORAGE.recentlyViewed];

test.describe('a first visit', () => {
  // as a browser has them: with the worker, and with a popup that may come
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
      // that a language was offered once is all that a cookie says
      const cookies = (await context.cookies()).map(({ name }) => name);
      expect(cookies.filter((name) => name !== COOKIE.languageRedirected)).toEqual([]);
      // so nobody is asked
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
});
