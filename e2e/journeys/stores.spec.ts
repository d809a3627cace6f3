import { expect, hydrated, SHOPPER, test } from '../fixtures/test';
import { words } from '../fixtures/words';

const text = words('en');

test('S127 S128 D26 a visitor finds a store while typing, signs in to follow it, and it stays followed', async ({
  page,
}) => {
  await page.goto('/shop');
  await hydrated(page);
  const list = page.getByRole('main');
  const wanted = (await list.locator('a[href^="/shop/"]').last().getAttribute('href')) ?? '';
  const slug = wanted.replace('/shop/', '');
  await page.goto(wanted);
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
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**/shop/${slug}`);
  await hydrated(page);

  // the demo shopper may follow it already
  await expect(follow.or(followed)).toBeVisible();
  await page.waitForLoadState('networkidle');
  if (await followed.isVisible()) {
    await followed.click();
    await expect(follow).toBeVisible();
  }
  const said = page.waitForResponse((answer) => answer.url().endsWith('/user/store/follow'));
  await follow.click();
  await expect(followed).toBeVisible();
  await said;
  await page.reload();
  await expect(followed).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('D26 the directory is searched by its form', async ({ page }) => {
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
