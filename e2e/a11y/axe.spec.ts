import type { Page } from '@playwright/test';
import { axeViolations } from '../fixtures/axe';
import { aSimpleProduct } from '../fixtures/catalogue';
import { demoOrders } from '../fixtures/demo-orders';
import { aPlacedOrder, aReadyGuest } from '../fixtures/guest';
import { openPages } from '../fixtures/live-routes';
import { signInShopper } from '../fixtures/shopper';
import { expect, hydrated, test } from '../fixtures/test';

/** Pages with a parameter, or with something in it; those without stand in the shop's own table. */
const PAGES = [
  '/all/fashion',
  '/search?q=shoe',
  '/track-order?tracking_id=nonsense',
  '/page/privacy-policy',
  '/page/faq',
];
/** Pages that show what is in the cart. */
const FILLED = ['/cart', '/shipping', '/checkout'];
/** They lead on to other pages. */
const LEADING_ON = ['/all', '/razorpay-callback', '/social-callback', '/restock', '/helpful', '/newsletter'];

const ORDERS = ['/user/orders', '/user/orders?state=to_pay&q=nothing'];

/** Lists of the demo customer, who has something on each of them. */
const LISTS = ['wishlists', 'compared', 'compared?products=1,2', 'following', 'vouchers'].map(
  (list) => `/user/${list}`,
);

// axe comes into the page as a script that its policy would rightly refuse
test.use({ bypassCSP: true });

/** Asks axe about a page, when what it is about is there. */
async function look(page: Page, path: string, isThere?: () => Promise<void>): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await isThere?.();
  expect(await axeViolations(page), path).toEqual([]);
}

// phones, in all languages by turns, are looked at by screens.spec, but for what needs a filled cart or a press
for (const [name, prefix, width] of [
  ['Arabic, phone', '/ar', 375],
  ['English, desktop', '', 1280],
] as const) {
  test(`axe finds no violations (${name})`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const product = await aSimpleProduct();
    const { code } = await aPlacedOrder();
    // cart, shipping and checkout have something to show; empty, the checkout leads on
    await aReadyGuest(page);
    const more = [`/${product.slug}/product/${product.id}`, `/track-order?tracking_id=${code}`];
    const open = (await openPages()).filter((path) => !LEADING_ON.includes(path));
    const paths = width === 375 ? FILLED : [...open, ...PAGES, ...more];
    for (const path of paths) await look(page, prefix + path);
  });

  test(`axe finds no violations on order pages (${name})`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await signInShopper(page);
    const orders = await demoOrders(1, 4, 8, 9);
    for (const path of width === 375 ? [] : [...ORDERS, ...orders, `${orders[1]}?view=invoice`])
      await look(page, prefix + path, () => expect(page.locator('main [aria-busy=true]')).toHaveCount(0));
    await page.goto(prefix + orders[3]);
    // buttons named by a store write to it
    await page.locator('main button[aria-haspopup=dialog]:not([aria-label])').click();
    await page.locator('dialog[open] button[type=submit]').click();
    expect(await axeViolations(page), 'cancelling').toEqual([]);
  });

  test(`axe finds no violations on list pages (${name})`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await signInShopper(page);
    for (const path of width === 375 ? [] : LISTS)
      await look(page, prefix + path, () => expect(page.locator('main :is(article, table)').first()).toBeVisible());
    await page.goto(`${prefix}/user/wishlists`);
    await hydrated(page);
    // what is taken off and brought back is the demo customer's as before
    const answered = () => page.waitForResponse((answer) => answer.url().endsWith('/user/wishlist/action'));
    for (const [pressed, what] of [
      ['main li > div > div > button', 'taken off'],
      ['main li > div > button', 'brought back'],
    ] as const) {
      const answer = answered();
      await page.locator(pressed).first().click();
      await answer;
      expect(await axeViolations(page), what).toEqual([]);
    }
  });
}
