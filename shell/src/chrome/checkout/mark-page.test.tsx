import { screen, within } from '@testing-library/react';
import { loadTexts } from 'shared-kernel/i18n/load-texts';
import { addTexts } from 'shared-kernel/platform/i18n-instance';
import { setRoutes } from 'shared-kernel/platform/routes';
import { aCommon } from 'shared-kernel/testing/a-common';
import { renderPart } from 'shared-kernel/testing/render-part';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { shellLocales } from '../texts';
import { markPage } from './mark-page';

beforeEach(() => {
  setRoutes([
    { id: 'cart', owner: 'mfe-cart-checkout', pattern: '/cart', frame: 'checkout', personal: true },
    { id: 'orders', owner: 'mfe-cart-checkout', pattern: '/user/orders', personal: true },
    { id: 'category', owner: 'mfe-catalog', pattern: '/all/:category' },
    { id: 'contact', owner: 'mfe-catalog', pattern: '/page/contact' },
  ]);
  document.body.innerHTML = '<div id="header"></div><main></main>';
});

test('issue 14 checkout pages show a translated security note with a help link', () => {
  markPage('/fr/cart', 'fr');
  expect(document.documentElement).toHaveAttribute('data-checkout');
  expect(document.documentElement).toHaveAttribute('data-personal');
  const line = screen.getByRole('complementary', { name: 'Paiement sécurisé' });
  expect(line.previousElementSibling).toHaveAttribute('id', 'header');
  expect(within(line).getByRole('link', { name: 'Aide' })).toHaveAttribute('href', '/fr/page/contact');
  expect(line).toBeVisible();
});

test('the checkout frame leaves with its pages and returns once with them', () => {
  markPage('/cart', 'en');
  markPage('/user/orders', 'en');
  expect(document.documentElement).not.toHaveAttribute('data-checkout');
  expect(document.documentElement).toHaveAttribute('data-personal');
  expect(screen.getByText('Secure checkout')).not.toBeVisible();
  markPage('/page/contact', 'en');
  expect(document.documentElement).not.toHaveAttribute('data-personal');
  markPage('/cart', 'en');
  expect(screen.getByText('Secure checkout')).toBeVisible();
  expect(screen.getAllByRole('complementary')).toHaveLength(1);
});

test('issue 14 checkout reduces header and footer to logo, cart and last line, and restores them afterwards', async () => {
  document.body.innerHTML = '';
  addTexts('en', 'shell', await loadTexts(shellLocales, 'en'));
  const { top_banner, ...common } = aCommon({
    categories: [{ id: 1, title: 'Fashion', slug: 'fashion', public_sub_categories: [] }],
  });
  await renderPart(
    <>
      <div id="header">
        <Header />
      </div>
      <div id="footer">
        <Footer />
      </div>
    </>,
    { common },
  );
  const seen = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.className !== 'skip-link')
      .map((link) => link.getAttribute('href'));
  markPage('/page/contact', 'en');
  expect(screen.getByRole('search')).toBeVisible();
  const before = seen();
  expect(before).toContain('/all/fashion');
  markPage('/cart', 'en');
  expect(seen()).toEqual(['/', '/cart', '/page/contact']);
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByText(common.site_setting.copyright_text ?? '')).toBeVisible();
  markPage('/page/contact', 'en');
  expect(seen()).toEqual(before);
});
