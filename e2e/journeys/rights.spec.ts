import { readFile } from 'node:fs/promises';
import { aReadyGuest } from '../fixtures/guest';
import { codeFor, mailTo } from '../fixtures/mailbox';
import { operate } from '../fixtures/operate';
import { aNewShopper, aReadyShopper } from '../fixtures/shopper';
import { expect, hydrated, shop, test, watch } from '../fixtures/test';
import { prefixOf, words } from '../fixtures/words';

for (const [language, width] of [
  ['en', 1280],
  ['ar', 375],
] as const)
  test(`issue 14 a session is revoked, data exported, the account deleted and its order anonymised (${language}, ${width} px)`, async ({
    page,
    browser,
    complaints,
  }) => {
    const w = (key: string, values: Record<string, string> = {}) => words(language)('account', key, values);
    // the ended session, and calls that are no longer allowed
    complaints.tolerate(/401/);
    await page.setViewportSize({ width, height: 812 });
    const { email, send } = await aReadyShopper(page, language);
    const { order } = await send<{ order: string }>('order/action', { order_method: 2 });
    await operate('order', 'move', order, 'delivered');
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
    // as when the user returns to the tab; otherwise it polls every 20 s
    await elsewhere.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(elsewhere).toHaveURL(`${shop.url}/`);
    await other.close();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: w('accountData.download') }).click();
    const held = await readFile(await (await download).path(), 'utf8');
    for (const known of [email, order, '1 Market Street']) expect(held).toContain(known);

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
    const kept = await operate('order', 'show', order, '--json');
    expect(kept).toContain(order);
    for (const personal of [email, 'Rahimi', 'Market Street', '94103', '2025550142'])
      expect(kept).not.toContain(personal);
    // nor for anybody who returns to it
    await page.goto(`${prefixOf(language)}/user/order/${order}`);
    await page.waitForURL(`**${prefixOf(language)}/login?redirect=*`);
  });

test('issue 14 a change of email already confirmed in another tab is reported as done (ar)', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const [w, main] = [words('ar'), page.getByRole('main')];
  const { email, send } = await aNewShopper(page, 'ar');
  const wanted = `new-${email}`;
  await page.goto('/ar/user/profile');
  await hydrated(page);
  await main.getByRole('button', { name: w('account', 'profile.changeEmail') }).click();
  await main.getByLabel(w('account', 'profile.newEmail')).fill(wanted);
  await main.getByLabel(w('account', 'profile.currentPassword')).first().fill('secret-12');
  await main.getByRole('button', { name: w('account', 'profile.askCodes') }).click();
  const codes = { old_code: await codeFor(email, 2), new_code: await codeFor(wanted) };
  await send('user/email/change', { email: wanted, ...codes });

  await main.getByLabel(w('account', 'profile.oldCode', { email })).fill(codes.old_code);
  await main.getByLabel(w('account', 'profile.newCode', { email: wanted })).fill(codes.new_code);
  await main.getByRole('button', { name: w('account', 'profile.changeEmail') }).click();
  await expect(page.getByText(w('api', 'user.emailChanged'))).toBeVisible();
  await expect(main.getByRole('textbox', { name: w('account', 'profile.email') })).toHaveValue(wanted);
});

test('issue 14 deleting a guest’s data removes cart, address and orders from the device (ar)', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const w = (key: string) => words('ar')('account', key);
  const { send } = await aReadyGuest(page, 'ar');
  const { order } = await send<{ order: string }>('order/action', { order_method: 2 });
  await page.goto(`/ar/user/order/${order}`);
  await expect(page.getByRole('main')).toContainText('1 Market Street');
  await page.goto('/ar/user');
  await page.getByRole('button', { name: w('forget.submit') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('forget.submit') })
    .click();
  await expect(page.getByText(w('overview.forgottenText'))).toBeVisible();
  await page.goto('/ar/cart');
  await expect(page.getByText(words('ar')('cart-checkout', 'cart.empty'))).toBeVisible();
  await page.goto(`/ar/user/order/${order}`);
  await page.waitForURL('**/ar/login?redirect=*');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('S043 the mailed links confirm and cancel a newsletter subscription', async ({ page }) => {
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
