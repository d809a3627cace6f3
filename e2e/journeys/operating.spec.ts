import { aReadyGuest } from '../fixtures/guest';
import { mailTo } from '../fixtures/mailbox';
import { operate } from '../fixtures/operate';
import { expect, test } from '../fixtures/test';
import { prefixOf, words } from '../fixtures/words';

/** How the mails about the two steps say it. */
const SAID = {
  en: { onTheWay: 'is on its way.', delivered: 'has been delivered' },
  ar: { onTheWay: 'في الطريق.', delivered: 'تم توصيل الطلب' },
};

for (const language of ['en', 'ar'] as const) {
  test(`S186 D41 an operator advances an order; the mail’s link shows it without login (${language})`, async ({
    page,
  }) => {
    const w = words(language);
    const prefix = prefixOf(language);
    const { email } = await aReadyGuest(page, language);
    await page.goto(`${prefix}/checkout`);
    await page.getByRole('button', { name: w('cart-checkout', 'checkout.place') }).click();
    await page.waitForURL(`**${prefix}/user/order/*`);
    const code = /[0-9A-Z]{5}(-[0-9A-Z]{5}){2}/.exec(await mailTo(email))?.[0] ?? '';

    await operate('order', 'ship', code, '--carrier', 'dhl', '--code', 'JJD0001');
    await expect.poll(() => mailTo(email)).toContain(SAID[language].onTheWay);
    const link = /https?:\S+track-order\S+/.exec(await mailTo(email))?.[0] ?? '';
    expect(new URL(link).pathname).toBe(`${prefix}/track-order`);
    await page.context().clearCookies();
    await page.goto(link);
    const step = page.getByRole('list', { name: w('account', 'order.steps') }).getByRole('listitem');
    await expect(step.and(page.locator('[aria-current=step]'))).toContainText(w('account', 'step.onTheWay'));
    const carrier = page.getByRole('link', { name: w('account', 'parcel.trackAt', { carrier: 'DHL' }) });
    await expect(carrier).toHaveAttribute('href', /^https:\/\/www\.dhl\.com\/\S*JJD0001$/);

    await operate('order', 'move', code, 'delivered');
    await expect.poll(() => mailTo(email)).toContain(SAID[language].delivered);
    await page.reload();
    await expect(page.locator('[aria-current=step]')).toHaveCount(0);
    await expect(operate('order', 'move', code, 'confirmed')).rejects.toThrow('no step is gone back');
  });
}
