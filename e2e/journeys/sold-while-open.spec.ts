import pg from 'pg';
import { anOwnProduct, type OwnProduct } from '../fixtures/own-product';
import { expect, hydrated, shop, test } from '../fixtures/test';
import { LAYOUTS, prefixOf, words } from '../fixtures/words';

/** in USD; no other product on the page has this price */
const PRICE = 43.21;

const db = new pg.Client({ connectionString: shop.databaseUrl });
test.beforeAll(() => db.connect());
test.afterAll(() => db.end());

/** Turns a product's variant into two, with two values of one attribute. @returns ids and titles of the values */
async function twoVariants({ id, inventoryId }: OwnProduct, language: string) {
  const { rows } = await db.query<{ value: number; title: string }>(
    `select v.id as value, x.title from attribute_values v
      join attribute_value_texts x on x.attribute_value_id = v.id and x.language = $1
    where v.attribute_id = (select attribute_id from attribute_values group by 1 having count(*) > 1 order by 1 limit 1)
    order by v.id limit 2`,
    [language],
  );
  const made = await db.query<{ id: number }>(
    'insert into inventory (product_id, quantity) values ($1, 10) returning id',
    [id],
  );
  const variants = rows.map(({ title, value }, n) => ({ title, value, id: [inventoryId, made.rows[0]?.id][n] }));
  for (const variant of variants)
    await db.query('insert into inventory_attributes (inventory_id, attribute_value_id) values ($1, $2)', [
      variant.id,
      variant.value,
    ]);
  return variants;
}

for (const [language, viewport] of LAYOUTS) {
  const w = words(language);

  test.describe(language, () => {
    test.use({ viewport });

    test(`issue 13 S114 a variant sold out or withdrawn while open is refused, and the page shows what is left (${language})`, async ({
      page,
      complaints,
    }) => {
      // calls for a withdrawn product
      complaints.tolerate(/404/);
      const product = await anOwnProduct(`going-${language}`, { price: PRICE });
      const [first, second] = await twoVariants(product, language);
      const box = page.getByRole('region', { name: w('catalog', 'product.buyBox') });
      const cart = box.getByRole('button', { name: w('catalog', 'product.addToCart') });
      const value = (title = '') => box.getByText(title, { exact: true }).last();
      const status = (text: string) => expect(box.getByRole('status').filter({ hasText: text })).toBeVisible();
      await page.goto(`${prefixOf(language)}/${product.slug}/product/${product.id}`);
      await hydrated(page);

      await db.query('update inventory set quantity = 0 where id = $1', [first?.id]);
      await value(first?.title).click();
      await cart.click();
      await status(w('kernel', 'quantity.outOfStock'));
      await expect(cart).toHaveCount(0);
      const soldOut = w('catalog', 'product.soldOutValue', { value: first?.title ?? '' });
      await expect(box.getByRole('radio', { name: soldOut })).toBeChecked();

      await value(second?.title).click();
      await db.query('update inventory set quantity = 0 where id = $1', [second?.id]);
      await box.getByRole('button', { name: w('kernel', 'quantity.more') }).click();
      await cart.click();
      await status(w('kernel', 'quantity.outOfStock'));
      await expect(box.getByRole('region', { name: w('catalog', 'restock.title') })).toBeVisible();
      await expect(box.getByRole('region', { name: w('catalog', 'product.alternatives') })).toBeVisible();

      await db.query('update inventory set quantity = 5 where product_id = $1', [product.id]);
      await page.reload();
      await hydrated(page);
      await value(second?.title).click();
      await db.query('update products set status = 2 where id = $1', [product.id]);
      await cart.click();
      await status(w('catalog', 'product.withdrawn'));
      await expect(cart).toHaveCount(0);
      // the product's own; there is none in a purchase bar
      await expect(page.getByText(`$${PRICE}`)).toHaveCount(1);
      await value(first?.title).click();
      await status(w('catalog', 'product.withdrawn'));
      await expect(page.getByRole('banner').locator('[data-cart-count]')).toHaveText('');

      // on the open page, and for visitors with an old link
      const like = page.getByRole('region', { name: w('catalog', 'product.alternatives') });
      await expect(like.getByRole('link')).not.toHaveCount(0);
      expect((await page.reload())?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: w('catalog', 'product.gone') })).toBeVisible();
      await expect(like.getByRole('link')).not.toHaveCount(0);
    });
  });
}
