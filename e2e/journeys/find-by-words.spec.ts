import { expect, hydrated, test } from '../fixtures/test';
import { prefixOf, words } from '../fixtures/words';

const text = words('en');

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 812 };

test('S097 search understands everyday words, reports corrected typos and offers recent searches', async ({ page }) => {
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

test('S097 Arabic words with their article find products, even without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/ar');
  await page.getByRole('searchbox').first().fill('الهاتف');
  await page.getByRole('searchbox').first().press('Enter');
  await page.waitForURL('**/ar/search?q=*');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('هاتف ذكي');
  await context.close();
});

for (const [language, typed, noun, size] of [
  ['en', 'cheapest handbag in stock', 'handbag', DESKTOP],
  ['en', 'cheapest handbag in stock', 'handbag', PHONE],
  ['ar', 'حقيبة يد متوفرة الأرخص', 'حقيبة يد', DESKTOP],
  ['ar', 'حقيبة يد متوفرة الأرخص', 'حقيبة يد', PHONE],
] as const) {
  test(`S086 S095 S097 (${language}) filter and sort words in a query become chip and sort order at ${size.width} px`, async ({
    page,
  }) => {
    const textOf = words(language);
    await page.setViewportSize(size);
    await page.goto(`${prefixOf(language)}/search?q=${encodeURIComponent(typed)}`);
    await page.waitForURL((url) => url.searchParams.get('q') === noun);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('in_stock'), searchParams.get('sortby')]).toEqual(['true', 'price_low_to_high']);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(noun);
    await expect(page.getByRole('combobox', { name: textOf('catalog', 'listing.sort') })).toHaveValue(
      'price_low_to_high',
    );

    await hydrated(page);
    const chips = page.getByRole('list', { name: textOf('catalog', 'listing.active') });
    const inStock = textOf('catalog', 'listing.inStock');
    await chips.getByRole('link', { name: textOf('catalog', 'listing.remove', { filter: inStock }) }).click();
    await page.waitForURL((url) => !url.searchParams.has('in_stock'));
    await expect(page.getByRole('combobox', { name: textOf('catalog', 'listing.sort') })).toHaveValue(
      'price_low_to_high',
    );
  });
}
