import { screen, within } from '@testing-library/react';
import { setRoutes } from 'shared-kernel/platform/routes';
import { markPage } from './mark-page';

beforeEach(() => {
  setRoutes([
    { id: 'cart', owner: 'mfe-cart-checkout', pattern: '/cart', frame: 'checkout', personal: true },
    { id: 'orders', owner: 'mfe-account', pattern: '/user/orders', personal: true },
    { id: 'contact', owner: 'mfe-content', pattern: '/page/contact' },
  ]);
  document.body.innerHTML = '<div id="header"></div><main></main>';
});

test('issue 14 the checkout frame says that it is secure and leads to help, in the language of the page', () => {
  markPage('/fr/cart', 'fr');
  expect(document.documentElement).toHaveAttribute('data-checkout');
  expect(document.documentElement).toHaveAttribute('data-personal');
  const line = screen.getByRole('complementary', { name: 'Paiement sécurisé' });
  expect(line.previousElementSibling).toHaveAttribute('id', 'header');
  expect(within(line).getByRole('link', { name: 'Aide' })).toHaveAttribute('href', '/fr/page/contact');
  expect(line).toBeVisible();
});

test('the frame ends with the pages that stand in it, and comes back with them, once', () => {
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
