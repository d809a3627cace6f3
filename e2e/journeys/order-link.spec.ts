import { readFile } from 'node:fs/promises';
import { extractText } from 'unpdf';
import { COOKIE } from '../../shared-kernel/contract/storage';
import { copyAs, type Sold } from '../fixtures/another-currency';
import { aPlacedOrder, becomeGuest } from '../fixtures/guest';
import { codeFor, mailPageTo, mailTo } from '../fixtures/mailbox';
import { operate } from '../fixtures/operate';
import { PHONE_PHOTO } from '../fixtures/phone-photo';
import { expect, test } from '../fixtures/test';
import { prefixOf, words } from '../fixtures/words';

const STRIPE = 3;
/** Text of the mail about a withdrawn return. */
const WITHDRAWN = { en: 'You keep these items', ar: 'تبقى هذه المنتجات لديك' };

/**
 * Amounts of a currency with 0, 2 or 3 decimals: yen are recognised by their symbol. What follows may belong to the next word of a
 * PDF.
 */
const AMOUNT = {
  JPY: /(?<=¥)\d{1,3}(?:,\d{3})*/g,
  USD: /\d{1,3}(?:,\d{3})*\.\d{2}/g,
  KWD: /\d{1,3}(?:,\d{3})*\.\d{3}/g,
};

/** Amounts in a text, with repetitions. */
const amountsIn = (text: string, currency: keyof typeof AMOUNT = 'USD'): string[] =>
  (text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '').match(AMOUNT[currency]) ?? []).toSorted();

async function pdfText(path: string): Promise<string> {
  const { text } = await extractText(new Uint8Array(await readFile(path)), { mergePages: true });
  return text;
}

test('S163 issue 14 a mail program on another origin shows the pictures of a mail', async ({ page }) => {
  const { email } = await aPlacedOrder();
  await page.setContent(await mailPageTo(email));
  const pictures = page.locator('img');
  expect(await pictures.count()).toBeGreaterThan(1);
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

for (const language of ['en', 'ar'] as const) {
  const w = words(language);

  test(`S162 S163 a guest pays through the mailed order link in another browser (${language})`, async ({
    page,
    context,
  }) => {
    const { code, email, title } = await aPlacedOrder(language, STRIPE);
    const link = /https?:\S+\/order-link\/open\?token=\S+/.exec(await mailTo(email))?.[0] ?? '';
    const { pathname, search } = new URL(link);
    expect(pathname).toBe(`${prefixOf(language)}/order-link/open`);

    // the token is gone from the URL, and no script can read the cookie that opens the order
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

    // the next mail links to the invoice
    await expect.poll(() => mailTo(email)).toContain('view=invoice');
    const invoice = new URL(/https?:\S+view=invoice/.exec(await mailTo(email))?.[0] ?? '');
    await page.goto(invoice.pathname + invoice.search);
    await expect(page.getByRole('heading', { level: 1, name: w('account', 'invoice.name') })).toBeVisible();

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: w('account', 'invoice.download') }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^invoice-\d{4}-\d{6}\.pdf$/);
    // the file has the same numbers as the page
    const onPage = amountsIn(await page.getByRole('article').innerText());
    expect(onPage.length).toBeGreaterThan(6);
    expect(amountsIn(await pdfText(await file.path()))).toEqual(onPage);

    // the delivered order is returned with a photo, and the return withdrawn
    await operate('order', 'move', code, 'delivered');
    await page.goto(`${prefixOf(language)}/user/order/${code}`);
    await page.getByRole('button', { name: w('account', 'return.open') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: title }).check();
    await dialog.getByRole('combobox').selectOption({ label: w('account', 'return.reasons.size') });
    const buffer = await readFile(PHONE_PHOTO);
    await dialog.locator('input[type=file]').setInputFiles({ name: 'worn.HEIC', mimeType: 'image/heic', buffer });
    const sent = page.getByRole('img', { name: w('account', 'review.photo', { number: '1' }) });
    await expect(dialog.getByRole('img', { name: w('account', 'review.photo', { number: '1' }) })).toBeVisible();
    await dialog.getByRole('button', { name: w('account', 'return.submit') }).click();
    await expect(page.getByText(w('account', 'return.wait'))).toBeVisible();
    await sent.scrollIntoViewIfNeeded();
    await expect(sent).not.toHaveJSProperty('naturalWidth', 0);
    await page.getByRole('button', { name: w('account', 'return.withdraw.open') }).click();
    await dialog.getByRole('button', { name: w('account', 'return.withdraw.open') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(w('account', 'return.state.withdrawn')).first()).toBeVisible();
    await expect.poll(() => mailTo(email)).toContain(WITHDRAWN[language]);

    // a truncated link explains what to do
    await page.goto(`${pathname}${search.slice(0, -3)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('account', 'orderLink.unknownTitle'));
    await expect(page.getByRole('textbox', { name: w('account', 'orderLink.email') })).toBeVisible();
  });
}

test('S187 S188 issue 14 a guest cancels an order through its mailed link', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const w = words('en');
  const { email, title } = await aPlacedOrder();
  await page.goto(/https?:\S+\/order-link\/open\?token=\S+/.exec(await mailTo(email))?.[0] ?? '');
  await page.getByRole('button', { name: w('account', 'cancellation.open'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: w('account', 'cancellation.reasons.late') }).check();
  await dialog.getByRole('button', { name: w('account', 'cancellation.submit'), exact: true }).click();
  const status = page.getByRole('status').filter({ hasText: w('account', 'statusMessage.cancelled') });
  await expect(status).toContainText(w('account', 'cancellation.reasons.late'));
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect.poll(() => mailTo(email)).toContain('has been cancelled as you requested');
});

test('issue 14 registering with the order’s email moves an order opened by mailed link to the account (ar)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const w = words('ar');
  const { code, email } = await aPlacedOrder('ar');
  await page.goto(/https?:\S+\/order-link\/open\?token=\S+/.exec(await mailTo(email))?.[0] ?? '');
  await page.goto(`/ar/register?redirect=${encodeURIComponent(`/ar/user/order/${code}`)}`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: w('shell', 'auth.email') }).fill(email);
  await main.getByRole('textbox', { name: w('shell', 'auth.name') }).fill('أمينة رحيمي');
  for (const label of ['auth.password', 'auth.repeat'])
    await page.getByLabel(w('shell', label), { exact: true }).fill('secret-12');
  await main.getByRole('button', { name: w('shell', 'register.submit') }).click();
  await page.getByRole('textbox', { name: w('shell', 'auth.code') }).fill(await codeFor(email));
  await page.getByRole('button', { name: w('shell', 'register.verifySubmit') }).click();
  await page.waitForURL(`**/ar/user/order/${code}`);
  // it belongs to the account: listed without the link, which now leads to the login
  await page.goto('/ar/user/orders');
  await expect(page.getByRole('article')).toContainText(code);
});

/** Three pieces each; the sums of the API's own tests of tax and decimals. */
const EUROS: Sold = {
  currency: 'EUR',
  icon: '€',
  taxIncluded: true,
  rate: 19,
  piece: '11.90',
  subtotal: '35.70',
  shipping: '5.00',
  pieceTax: '1.90',
  tax: '3.80',
  voucher: '11.90',
  total: '28.80',
};
const YEN: Sold = {
  currency: 'JPY',
  icon: '¥',
  taxIncluded: true,
  rate: 8,
  piece: '1980',
  subtotal: '5940',
  shipping: '500',
  pieceTax: '147',
  tax: '385',
  voucher: '743',
  total: '5697',
};
const DINARS: Sold = {
  currency: 'KWD',
  icon: 'KD',
  taxIncluded: false,
  rate: 5,
  piece: '12.345',
  subtotal: '37.035',
  shipping: '1.250',
  pieceTax: '0.617',
  tax: '1.851',
  voucher: '4.629',
  total: '35.507',
};

test('S184 issue 14 the invoice PDF has the amounts of its page: tax included, in yen and in dinars', async ({
  page,
}) => {
  const { code, userToken } = await aPlacedOrder();
  await becomeGuest(page, userToken);
  for (const [language, sold, currency, amounts] of [
    // price, tax and amount of the line; shipping; voucher and total; tax and base of the rate
    ['en', EUROS, 'USD', ['11.90', '5.70', '35.70', '5.00', '11.90', '28.80', '3.80', '20.00']],
    ['ar', YEN, 'JPY', ['1,980', '440', '5,940', '500', '743', '5,697', '385', '4,812']],
    ['ar', DINARS, 'KWD', ['12.345', '1.851', '37.035', '1.250', '4.629', '35.507']],
  ] as const) {
    const w = words(language);
    await page.goto(`${prefixOf(language)}/user/order/${await copyAs(code, sold)}?view=invoice`);
    await expect(page.getByRole('heading', { level: 1, name: w('account', 'invoice.name') })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: w('account', 'invoice.download') }).click();
    const file = await pdfText(await (await saved).path());
    const onPage = amountsIn(await page.getByRole('article').innerText(), currency);
    expect([sold.currency, onPage]).toEqual([sold.currency, expect.arrayContaining([...amounts])]);
    expect([sold.currency, amountsIn(file, currency)]).toEqual([sold.currency, onPage]);
  }
});
