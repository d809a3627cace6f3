import pg from 'pg';
import { mailTo } from '../fixtures/mailbox';
import { anOwnProduct } from '../fixtures/own-product';
import { expect, hydrated, shop, test } from '../fixtures/test';
import { prefixOf, words } from '../fixtures/words';

const db = new pg.Client({ connectionString: shop.databaseUrl });
test.beforeAll(() => db.connect());
test.afterAll(() => db.end());

/** The path of a sold-out product created for the test, without language prefix. */
async function aSoldOutProduct(name: string): Promise<string> {
  const { slug, id } = await anOwnProduct(`restock-${name}`, { stock: 0 });
  return `/${slug}/product/${id}`;
}

for (const [language, width] of [
  ['en', 1280],
  ['ar', 375],
] as const) {
  const w = (key: string) => words(language)('catalog', key);

  test(`S114 a restock request is confirmed by mail and answered once when stock returns (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    const path = await aSoldOutProduct(language);
    const email = `restock-${language}-${process.pid}@souk.test`;
    await page.goto(prefixOf(language) + path);
    await hydrated(page);
    const box = page.getByRole('region', { name: w('product.buyBox') });
    await expect(box.getByRole('button', { name: w('product.addToCart') })).toHaveCount(0);
    await expect(
      box
        .getByRole('region', { name: w('product.alternatives') })
        .getByRole('link')
        .first(),
    ).toBeVisible();
    await box.getByRole('textbox', { name: w('restock.title') }).fill(email);
    await box.getByRole('button', { name: w('restock.submit') }).click();
    await expect(box.getByRole('textbox', { name: w('restock.title') })).toHaveCount(0);

    const address = /http\S+\/restock\?token=[\w-]+/.exec(await mailTo(email))?.[0] ?? '';
    await page.goto(address);
    await page.getByRole('button', { name: w('restock.confirm') }).click();
    await expect(page.getByRole('heading', { name: w('restock.confirmed') })).toBeVisible();

    const id = Number(path.split('/').at(-1));
    await db.query('update inventory set quantity = 4 where product_id = $1', [id]);
    const requests = () => db.query('select from restock_requests where product_id = $1', [id]);
    await expect.poll(async () => (await requests()).rowCount).toBe(0);
    expect(await mailTo(email)).toContain(`${prefixOf(language)}${path}`);
    const mails = await (await fetch(`${shop.mailbox}/mailbox.json?to=${encodeURIComponent(email)}`)).json();
    expect(mails).toHaveLength(2);
    await page.goto(prefixOf(language) + path);
    await expect(box.getByRole('button', { name: w('product.addToCart') })).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('S114 the form posts to its page, which keeps rejected input', async ({ page, complaints }) => {
    complaints.tolerate(/422/);
    await page.goto(await aSoldOutProduct('plain'));
    await page.getByRole('textbox', { name: 'Tell me when it’s back' }).fill('maya');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(page.getByText('Invalid email')).toBeVisible();
    await page.getByRole('textbox', { name: 'Tell me when it’s back' }).fill(`plain-${process.pid}@souk.test`);
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  });
});
