import type { Page } from '@playwright/test';
import { axeViolations } from '../fixtures/axe';
import { aSimpleProduct } from '../fixtures/catalogue';
import { demoOrders } from '../fixtures/demo-orders';
import { aPlacedOrder, aReadyGuest } from '../fixtures/guest';
import { openPages } from '../fixtures/live-routes';
import { signInShopper } from '../fixtures/shopper';
import { expect, hydrated, test } from '../fixtures/test';

/** Pages with a parameter, or with some content; those without are in the shop's own route table. */
const PAGES = [
  '/all/fashion',
  '/search?q=shoe',
  '/track-order?tracking_id=nonsense',
  '/page/privacy-policy',
  '/page/faq',
];
/** Pages that show the cart's content. */
const FILLED = ['/cart', '/shipping', '/checkout'];
/** Pages that redirect to others. */
const LEADING_ON = ['/all', '/razorpay-callback', '/social-callback', '/restock', '/helpful', '/newsletter'];

const ORDERS = ['/user/orders', '/user/orders?state=to_pay&q=nothing'];

/** Lists of the demo customer, each with an entry. */
const LISTS = ['wishlists', 'compared', 'compared?products=1,2', 'following', 'vouchers'].map(
  (list) => `/user/${list}`,
);

// axe is injected as a script, which the page's CSP would rightly block
test.use({ bypassCSP: true });

/** Runs axe on a page, once the content it is about is there. */
async function look(page: Page, path: string, isThere?: () => Promise<void>): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await isThere?.();
  expect(await axeViolations(page), path).toEqual([]);
}

// screens.spec checks phones, in all languages in turn, except where a filled cart or a click is needed
for (const [name, prefix, width] of [
  ['Arabic, phone', '/ar', 375],
  ['English, desktop', '', 1280],
] as const) {
  test(`axe finds no violations (${name})`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const product = await aSimpleProduct();
    const { code } = await aPlacedOrder();
    // cart, shipping and checkout have content; an empty checkout redirects
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
    // buttons named after a store open its message form
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
    // the removed entry is restored for the demo customer
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
