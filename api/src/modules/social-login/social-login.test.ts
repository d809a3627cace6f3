import { aSocialShop, atProvider, pathOf } from '../../testing/a-social-shop';

const shop = aSocialShop();
const { api } = shop;

test.each(['google', 'facebook'] as const)('S171 %s', async (provider) => {
  const browser = shop.browser();
  const page = await browser.signIn(
    provider,
    { name: 'A B', email: `a@${provider}.example`, verified: true },
    { redirect: '/fr/cart', lang: 'fr' },
  );
  expect(page.href).toBe('http://shop.test/fr/social-callback?redirect=%2Ffr%2Fcart#');
  const done = await browser.finish();
  expect(done).toMatchObject({ status: 200, data: { name: 'A B', email: `a@${provider}.example` } });
});
