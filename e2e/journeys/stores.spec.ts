import { expect, hydrated, SHOPPER, test } from '../fixtures/test';
import { words } from '../fixtures/words';

const text = words('en');

test('S127 S128 D26 a visitor searches for a store and logs in to follow it, and it stays followed', async ({
  page,
}) => {
  await page.goto('/shop');
  await hydrated(page);
  const list = page.getByRole('main');
  const storePath = (await list.locator('a[href^="/shop/"]').last().getAttribute('href')) ?? '';
  const slug = storePath.replace('/shop/', '');
  await page.goto(storePath);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await page.goto('/shop');
  await hydrated(page);
  await list.getByRole('searchbox', { name: text('catalog', 'stores.search') }).fill(name);
  await page.waitForURL(/\/shop\?q=/);
  await list.locator(`a[href="/shop/${slug}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  const follow = page.getByRole('button', { name: `${text('catalog', 'stores.follow')} ${name}` });
  const followed = page.getByRole('button', { name: `${text('catalog', 'stores.followed')} ${name}` });
  await follow.click();
  await page.waitForURL(/\/login\?redirect=/);
  await page.getByRole('textbox', { name: 'Email' }).fill(SHOPPER.email);
  await page.getByLabel('Password', { exact: true }).fill(SHOPPER.password);
  const answered = () => page.waitForResponse((answer) => answer.url().endsWith('/user/store/follow'));
  const done = answered();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**/shop/${slug}`);

  // the action from before the login runs after it (also when the demo shopper already followed the store)
  await done;
  await expect(followed).toBeVisible();
  await followed.click();
  await expect(follow).toBeVisible();
  // shown once it is done: a click during the call would be ignored
  await expect(page.locator('[data-toast]')).toContainText('no longer following');
  const again = answered();
  await follow.click();
  await expect(followed).toBeVisible();
  await again;
  await page.reload();
  await expect(followed).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('D26 the store search form works', async ({ page }) => {
    await page.goto('/fr/shop');
    const main = page.getByRole('main');
    const all = await main.locator('a[href^="/fr/shop/"]').count();
    await main.getByRole('searchbox').fill('zzzzqqqq');
    await main.getByRole('searchbox').press('Enter');
    await page.waitForURL('**/fr/shop?q=zzzzqqqq');
    await expect(main.getByRole('heading', { name: words('fr')('catalog', 'stores.none') })).toBeVisible();
    await main.getByRole('link', { name: words('fr')('catalog', 'stores.showAll') }).click();
    await expect(main.locator('a[href^="/fr/shop/"]')).toHaveCount(all);
  });
});
