import { aReadyGuest } from '../fixtures/guest';
import { mailTo } from '../fixtures/mailbox';
import { operate } from '../fixtures/operate';
import { expect, test } from '../fixtures/test';
import { prefixOf, words } from '../fixtures/words';

/** Texts of the mails about the two steps. */
const STEP_TEXTS = {
  en: { onTheWay: 'is on its way.', delivered: 'has been delivered' },
  ar: { onTheWay: 'في الطريق.', delivered: 'تم توصيل الطلب' },
};

for (const language of ['en', 'ar'] as const) {
  test(`S186 D41 an operator advances an order; a mailed link shows it without login; the delivery is returned (${language})`, async ({
    page,
  }) => {
    const w = words(language);
    const prefix = prefixOf(language);
    const { email, title } = await aReadyGuest(page, language);
    await page.goto(`${prefix}/checkout`);
    await page.getByRole('button', { name: w('cart-checkout', 'checkout.place') }).click();
    await page.waitForURL(`**${prefix}/user/order/*`);
    const order = new URL(page.url()).pathname;
    const code = /[0-9A-Z]{5}(-[0-9A-Z]{5}){2}/.exec(await mailTo(email))?.[0] ?? '';

    await operate('order', 'ship', code, '--carrier', 'dhl', '--code', 'JJD0001');
    await expect.poll(() => mailTo(email)).toContain(STEP_TEXTS[language].onTheWay);
    const link = /https?:\S+track-order\S+/.exec(await mailTo(email))?.[0] ?? '';
    expect(new URL(link).pathname).toBe(`${prefix}/track-order`);
    await page.context().clearCookies();
    await page.goto(link);
    const step = page.getByRole('list', { name: w('account', 'order.steps') }).getByRole('listitem');
    await expect(step.and(page.locator('[aria-current=step]'))).toContainText(w('account', 'step.onTheWay'));
    const carrier = page.getByRole('link', { name: w('account', 'parcel.trackAt', { carrier: 'DHL' }) });
    await expect(carrier).toHaveAttribute('href', /^https:\/\/www\.dhl\.com\/\S*JJD0001$/);

    await operate('order', 'move', code, 'delivered');
    await expect.poll(() => mailTo(email)).toContain(STEP_TEXTS[language].delivered);
    await page.reload();
    await expect(page.locator('[aria-current=step]')).toHaveCount(0);
    await expect(operate('order', 'move', code, 'confirmed')).rejects.toThrow('no step is gone back');

    // the delivered order is returned: requested on the page, accepted and received by command
    await page.goto(order);
    await page.getByRole('button', { name: w('account', 'return.open') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: title }).check();
    await dialog.getByRole('combobox').selectOption({ label: w('account', 'return.reasons.size') });
    await dialog.getByRole('button', { name: w('account', 'return.submit') }).click();
    await expect(page.getByText(w('account', 'return.wait'))).toBeVisible();
    const name = (await page.getByRole('heading', { level: 4 }).first().textContent()) ?? '';
    const number = /\d+/.exec(name)?.[0] ?? '';
    await operate('return', 'accept', number, '--how', 'Send it to 5 Market Street.');
    await expect.poll(() => mailTo(email)).toContain('Send it to 5 Market Street.');
    await page.reload();
    await expect(page.getByText('Send it to 5 Market Street.')).toBeVisible();
    await operate('return', 'receive', number, '--by-hand');
    await page.reload();
    const returned = page.getByRole('region', { name });
    await expect(returned).toContainText(w('account', 'return.state.refunded'));

    // and a message is sent to the store
    await page.getByRole('button', { name: w('account', 'message.open') }).click();
    await dialog.getByRole('textbox', { name: w('account', 'message.text') }).fill('Thank you!');
    await dialog.getByRole('button', { name: w('account', 'message.send') }).click();
    const sent = page.getByRole('region', { name: w('account', 'message.sent') });
    await expect(sent).toContainText('Thank you!');
  });
}
