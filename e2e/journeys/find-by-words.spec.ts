import { expect, hydrated, test } from '../fixtures/test';
import { words } from '../fixtures/words';

const text = words('en');

test('S097 ordinary words find the thing first, slips are mended and said, what was searched for is offered again', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const field = page.getByRole('banner').getByRole('combobox');
  const first = page.getByRole('main').getByRole('article').first();
  const search = async (q: string) => {
    await field.fill(q);
    await field.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === q);
  };
  await search('phone charger');
  await expect(first).toContainText('fast-charging plug');
  await search('mobile');
  await expect(first).toContainText('smartphone');

  await search('leathre handbag');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “leather handbag”');
  await expect(first).toContainText('handbag');
  await page.getByRole('link', { name: 'Search for “leathre handbag” instead' }).click();
  await page.waitForURL('**/search?q=leathre+handbag&verbatim=true');
  await expect(page.getByText('These match without “leathre”.')).toBeVisible();

  await field.fill('');
  await page.getByRole('heading', { level: 1 }).click();
  await field.click();
  const recent = page.getByRole('rowgroup', { name: text('shell', 'search.recent') });
  await expect(recent.getByRole('link')).toHaveText(['leathre handbag', 'mobile', 'phone charger']);
  await recent.getByRole('link', { name: 'mobile' }).click();
  await page.waitForURL('**/search?q=mobile');
});

test('S097 Arabic words find with their article, without scripts too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/ar');
  await page.getByRole('searchbox').first().fill('الهاتف');
  await page.getByRole('searchbox').first().press('Enter');
  await page.waitForURL('**/ar/search?q=*');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('هاتف ذكي');
  await context.close();
});
