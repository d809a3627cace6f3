import { COOKIE } from '../../shared-kernel/contract/storage';
import { aPlacedOrder } from '../fixtures/guest';
import { mailTo } from '../fixtures/mailbox';
import { expect, test } from '../fixtures/test';
import { prefixOf, words } from '../fixtures/words';

const STRIPE = 3;

for (const language of ['en', 'ar'] as const) {
  const w = words(language);

  test(`S162 S163 a guest pays an order by the link of its mail in a browser that did not order (${language})`, async ({
    page,
    context,
  }) => {
    const { code, email, title } = await aPlacedOrder(language, STRIPE);
    const link = /https?:\S+\/order-link\/open\?token=\S+/.exec(await mailTo(email))?.[0] ?? '';
    const { pathname, search } = new URL(link);
    expect(pathname).toBe(`${prefixOf(language)}/order-link/open`);

    // the token is gone from the address, and no script can read what opens the order
    await page.goto(pathname + search);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${prefixOf(language)}/user/order/${code}`);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    const opened = (await context.cookies()).find(({ name }) => name.endsWith(COOKIE.orderAccess));
    expect(opened).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    await page.getByRole('radio', { name: /Stripe/ }).check();
    await page
      .getByRole('region', { name: w('account', 'payment.waiting') })
      .getByRole('button')
      .click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.waitForURL(`**${prefixOf(language)}/user/order/${code}?payment=*`);
    await expect(page.getByRole('status').filter({ hasText: w('account', 'statusMessage.paid') })).toBeVisible();

    // the next mail leads to the invoice
    await expect.poll(() => mailTo(email)).toContain('view=invoice');
    const invoice = new URL(/https?:\S+view=invoice/.exec(await mailTo(email))?.[0] ?? '');
    await page.goto(invoice.pathname + invoice.search);
    await expect(page.getByRole('heading', { level: 1, name: w('account', 'invoice.name') })).toBeVisible();

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: w('account', 'invoice.download') }).click();
    expect((await saved).suggestedFilename()).toMatch(/^invoice-\d{4}-\d{6}\.pdf$/);

    // a link that was cut off says what to do
    await page.goto(`${pathname}${search.slice(0, -3)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('account', 'orderLink.unknownTitle'));
    await expect(page.getByRole('textbox', { name: w('account', 'orderLink.email') })).toBeVisible();
  });
}
