import { aReadyGuest } from '../fixtures/guest';
import { operate } from '../fixtures/operate';
import { anOwnProduct } from '../fixtures/own-product';
import { aReadyShopper } from '../fixtures/shopper';
import { expect, hydrated, test } from '../fixtures/test';
import { layoutsOf, prefixOf, words } from '../fixtures/words';

const badge = '[data-cart-count]';

for (const [language, viewport] of layoutsOf('en'))
  test.describe(`${language}, sold out or withdrawn`, () => {
    test.use({ viewport });

    test(`S140 S164 issue 14 checkout names items sold out or withdrawn meanwhile; the changed order goes through (${language})`, async ({
      page,
    }) => {
      const textOf = (key: string, values?: Record<string, string>) => words(language)('cart-checkout', key, values);
      const [scarce, withdrawn] = [await anOwnProduct('scarce', { price: 20 }), await anOwnProduct('withdrawn')];
      await aReadyGuest(page, language, [{ product: scarce, quantity: 3 }, { product: withdrawn }]);
      const count = page.getByRole('banner').locator(badge);
      const summary = page.getByRole('complementary', { name: textOf('summary.title') });
      const place = page.getByRole('button', { name: textOf('checkout.place') });
      const alert = page.getByRole('main').getByRole('alert');
      const toCheckout = async () => {
        await page.getByRole('link', { name: textOf('cart.next') }).click();
        await page.getByRole('button', { name: textOf('shipping.next') }).click();
        await page.waitForURL('**/checkout');
      };
      await page.goto(`${prefixOf(language)}/checkout`);
      await expect(count).toHaveText('4');
      await expect(summary).toContainText('$100.00');

      await operate('stock', 'set', scarce.slug, '2');
      await place.click();
      await expect(alert).toContainText(`${scarce.title} ${words(language)('api', 'cart.left', { count: '2' })}`);
      await expect(count).toHaveText('1');
      await expect(summary).toContainText('$40.00');
      // clicking again repeats the message, though the sum is the new one
      await place.click();
      await expect(place).toBeEnabled();
      await expect(alert).toContainText(`${scarce.title} ${words(language)('api', 'cart.left', { count: '2' })}`);

      await alert.getByRole('link', { name: textOf('checkout.backToCart') }).click();
      await page
        .getByRole('button', { name: textOf('cart.reduceNamed', { title: scarce.title, quantity: '2' }) })
        .click();
      await expect(count).toHaveText('3');
      await toCheckout();
      await expect(summary).toContainText('$80.00');

      await operate('product', 'hide', withdrawn.slug);
      await place.click();
      await expect(alert).toContainText(`${withdrawn.title} ${words(language)('api', 'cart.unavailable')}`);
      await expect(count).toHaveText('2');
      await alert.getByRole('link', { name: textOf('checkout.backToCart') }).click();
      await page.getByRole('checkbox', { name: textOf('cart.select', { title: withdrawn.title }) }).uncheck();
      await toCheckout();
      await place.click();
      await page.waitForURL('**/user/order/*');
      await expect(page.getByRole('main')).toContainText('$40.00');
      await expect(page.getByRole('main')).not.toContainText(withdrawn.title);
    });
  });

for (const [language, viewport] of layoutsOf('ar'))
  test.describe(`${language}, session expiry`, () => {
    test.use({ viewport });

    test(`issue 14 a session that ends at checkout leads to login and back to the same cart (${language})`, async ({
      page,
      complaints,
    }) => {
      complaints.tolerate(/401/);
      const w = words(language);
      const checkout = `${prefixOf(language)}/checkout`;
      const { email, title } = await aReadyShopper(page, language);
      const signIn = async () => {
        await page.waitForURL(`**${prefixOf(language)}/login?redirect=${encodeURIComponent(checkout)}&for=ended`);
        await expect(page.getByText(w('shell', 'login.for.ended'))).toBeVisible();
        await page
          .getByRole('main')
          .getByRole('textbox', { name: w('shell', 'auth.email') })
          .fill(email);
        await page.getByLabel(w('shell', 'auth.password'), { exact: true }).fill('secret-12');
        await page
          .getByRole('main')
          .getByRole('button', { name: w('shell', 'login.submit') })
          .click();
        await page.waitForURL(`**${checkout}`);
        await expect(page.getByRole('main').getByText(title)).toBeVisible();
        await hydrated(page);
      };
      const place = page.getByRole('button', { name: w('cart-checkout', 'checkout.place') });
      await page.goto(checkout);
      await hydrated(page);
      await operate('user', 'log-out', email);
      await place.click();
      await signIn();

      // or when it is opened
      await operate('user', 'log-out', email);
      await page.reload();
      await signIn();
      await place.click();
      await page.waitForURL(`**${prefixOf(language)}/user/order/*`);
      await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
    });
  });
