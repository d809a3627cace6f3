import { aReviewedProduct, aSimpleProduct } from '../fixtures/catalogue';
import { signInShopper } from '../fixtures/shopper';
import { expect, test } from '../fixtures/test';
import { words } from '../fixtures/words';

test.use({ javaScriptEnabled: false });

test('S034 S097 browsing and search work without JavaScript', async ({ page }) => {
  const product = await aSimpleProduct();
  await page.goto('/');
  await page.getByRole('searchbox').first().fill(product.title);
  await page.getByRole('searchbox').first().press('Enter');
  await page.waitForURL('**/search?q=**');
  await page.getByRole('main').getByRole('link', { name: product.title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
});

test('S086 S087 a form filters a listing without JavaScript', async ({ page }) => {
  await page.goto('/categories');
  await page.getByRole('main').locator('a[href^="/all/"]').first().click();
  await page.getByRole('radio', { name: /4/ }).first().check();
  await page.getByRole('button', { name: 'Show results' }).first().click();
  await expect(page).toHaveURL(/rating=4/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('S112 a review can be marked and unmarked as helpful without JavaScript', async ({ page }) => {
  const product = await aReviewedProduct();
  const textOf = words('en');
  await signInShopper(page);
  await page.goto(`/${product.slug}/product/${product.id}`);
  await page
    .getByRole('button', { name: textOf('catalog', 'reviews.helpful') })
    .first()
    .click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(textOf('catalog', 'helpful.voted'));
  await page.getByRole('button', { name: textOf('catalog', 'helpful.takeBack') }).click();
  await expect(title).toHaveText(textOf('catalog', 'helpful.question'));
  await page.getByRole('link', { name: textOf('catalog', 'restock.goOn') }).click();
  await expect(title).toHaveText(product.title);
});

test('S166 S184 sign-in, profile and invoice say that they need JavaScript', async ({ page }) => {
  // its content is found neither by role nor by text
  const notices = page.locator('noscript p');
  const needs = words('en')('kernel', 'needsScript');
  await page.goto('/login');
  await expect(notices).toHaveText(needs);
  await expect(notices).toBeVisible();
  await signInShopper(page);
  for (const path of ['/user/profile', '/user/order/1?view=invoice']) {
    await page.goto(path);
    await expect(notices).toHaveText(needs);
    await expect(notices).toBeVisible();
  }
});
