import pg from 'pg';
import { expect, shop, test } from '../fixtures/test';
import { prefixOf, words } from '../fixtures/words';

/** A page of the sandbox with another host name: for a browser that is another site, like Razorpay's. */
const ELSEWHERE = `${shop.mailbox.replace('localhost', '127.0.0.1')}/mailbox`;
const POSTED = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'f00' };

/** Code of the demo customer's first order. */
let code = '';
test.beforeAll(async () => {
  const db = new pg.Client({ connectionString: shop.databaseUrl });
  await db.connect();
  const { rows } = await db.query<{ tracking_code: string }>('select tracking_code from orders where id = 1');
  await db.end();
  code = rows[0]?.tracking_code ?? '';
});

for (const language of ['en', 'fr', 'ar', 'tr', 'hi'] as const) {
  test(`P7 S159 S165 a form post from the gateway ends on the localised page without order details (${language})`, async ({
    page,
    complaints,
  }) => {
    complaints.tolerate(/status of 404/);
    const w = words(language);
    const callback = `${prefixOf(language)}/razorpay-callback`;
    await page.goto(ELSEWHERE);
    await page.evaluate(
      ([action, fields]) => {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = action;
        for (const [name, value] of Object.entries(fields)) {
          const input = document.createElement('input');
          input.type = 'hidden';
          input.name = name;
          input.value = value;
          form.append(input);
        }
        document.body.append(form);
        form.submit();
      },
      [`${shop.url}${callback}?code=${code}`, POSTED] as const,
    );
    await page.waitForURL(`${shop.url}${callback}?code=${code}&**`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(w('cart-checkout', 'callback.refused'));
    await page.getByRole('link', { name: w('cart-checkout', 'callback.order') }).click();
    await page.waitForURL(/\/login\?redirect=/);
    await expect(page.getByText('Samira')).toHaveCount(0);
  });
}
