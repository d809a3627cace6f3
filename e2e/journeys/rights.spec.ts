import { mailTo } from '../fixtures/mailbox';
import { aNewShopper } from '../fixtures/shopper';
import { expect, hydrated, shop, test, watch } from '../fixtures/test';
import { prefixOf, words } from '../fixtures/words';

for (const [language, width] of [
  ['en', 1280],
  ['ar', 375],
] as const)
  test(`issue 14 a session is ended from another device, then the account is deleted (${language}, ${width} px)`, async ({
    page,
    browser,
    complaints,
  }) => {
    const w = (key: string, values: Record<string, string> = {}) => words(language)('account', key, values);
    // the ended session, and what nobody may do any more
    complaints.tolerate(/401/);
    await page.setViewportSize({ width, height: 812 });
    const { email } = await aNewShopper(page, language);
    const other = await browser.newContext({ baseURL: shop.url });
    const elsewhere = await other.newPage();
    watch(elsewhere, []);
    await elsewhere.goto('/');
    await elsewhere.request.post('/api/v1/user/signin', {
      data: { email, password: 'secret-12' },
      headers: { origin: shop.url },
    });
    await elsewhere.goto('/user/privacy');
    await hydrated(elsewhere);

    await page.goto(`${prefixOf(language)}/user/privacy`);
    const card = page.getByRole('region', { name: w('sessions.title') });
    await expect(card.getByRole('listitem')).toHaveCount(2);
    await card.getByRole('button', { name: w('sessions.endOthers') }).click();
    await expect(card.getByRole('listitem')).toHaveCount(1);
    // as when somebody comes back to the tab; by itself it looks every 20 s
    await elsewhere.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(elsewhere).toHaveURL(`${shop.url}/`);
    await other.close();

    await page.getByRole('button', { name: w('deletion.title') }).click();
    const dialog = page.getByRole('dialog', { name: w('deletion.title') });
    await dialog.getByLabel(w('profile.currentPassword')).fill('secret-12');
    await dialog.getByRole('button', { name: w('deletion.submit') }).click();
    await expect(page.getByText(w('overview.deletedText'))).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('frontend_signed_in');
    const again = await page.request.post('/api/v1/user/signin', {
      data: { email, password: 'secret-12' },
      headers: { origin: shop.url },
    });
    expect((await again.json()).status).toBe(201);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('S043 the newsletter is confirmed and left by the link of its mail', async ({ page }) => {
    const email = `news-${process.pid}@souk.test`;
    await page.request.post('/api/v1/email-subscription', { data: { email }, headers: { origin: shop.url } });
    const address = /http\S+\/newsletter\?token=[\w-]+/.exec(await mailTo(email))?.[0] ?? '';
    const w = (key: string) => words('en')('content', key);
    await page.goto(address);
    await page.getByRole('button', { name: w('newsletter.confirm') }).click();
    await expect(page.getByRole('heading', { name: w('newsletter.subscribed') })).toBeVisible();
    await page.getByRole('button', { name: w('newsletter.leave') }).click();
    await expect(page.getByRole('heading', { name: w('newsletter.left') })).toBeVisible();
  });
});
