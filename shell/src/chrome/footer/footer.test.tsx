import { screen, within } from '@testing-library/react';
import { loadTexts } from 'shared-kernel/i18n/load-texts';
import { addTexts } from 'shared-kernel/platform/i18n-instance';
import { aCommon } from 'shared-kernel/testing/a-common';
import { renderPart } from 'shared-kernel/testing/render-part';
import { shellLocales } from '../texts';
import { Footer } from './footer';

const COMMON = {
  site_setting: { ...aCommon().site_setting, footer_logo: 'foot.webp', copyright_text: '© 2026 Souk <3' },
  categories: [
    {
      id: 1,
      title: 'Mode',
      slug: 'mode',
      public_sub_categories: [{ id: 2, title: 'Sacs', slug: 'sacs', category_id: 1 }],
    },
  ],
  services: [{ id: 3, title: 'Aide', slug: 'help' }],
  about: [{ id: 4, title: 'Notre histoire', slug: 'our-story' }],
  payment: [
    { id: 5, title: 'Visa', link: '', image: 'visa.png' },
    { id: 6, title: 'PayPal', link: 'https://paypal.example', image: 'paypal.png' },
  ],
  social: [
    { id: 7, title: 'Instagram', link: 'https://instagram.example/souk', image: 'i.png' },
    { id: 8, title: 'Trap', link: 'javascript:alert(1)', image: 'x.png' },
  ],
};

test('S041 S205 shows logo, categories, services, about, payment, social and copyright', async () => {
  addTexts('fr', 'shell', await loadTexts(shellLocales, 'fr'));
  await renderPart(<Footer />, { language: 'fr', common: COMMON });
  const link = (name: string) => screen.getByRole('link', { name });
  expect(screen.getByRole('img', { name: 'Souk' })).toHaveAttribute('src', '/media/foot.webp');
  expect(link('Mode')).toHaveAttribute('href', '/fr/all/mode');
  expect(link('Sacs')).toHaveAttribute('href', '/fr/all/mode/sacs');
  const services = within(screen.getByRole('navigation', { name: 'Service client' })).getAllByRole('link');
  expect(services.map((entry) => entry.getAttribute('href'))).toEqual(['/fr/track-order', '/fr/page/help']);
  expect(link('Notre histoire')).toHaveAttribute('href', '/fr/page/our-story');
  expect(screen.getByRole('img', { name: 'Visa' }).closest('a')).toBeNull();
  expect(link('PayPal')).toHaveAttribute('href', 'https://paypal.example');
  expect(link('Instagram')).toHaveAttribute('href', 'https://instagram.example/souk');
  expect(screen.queryByAltText('Trap')).toBeNull();
  expect(screen.getByText('© 2026 Souk <3')).toBeVisible();
  // isolated, but aligned like the page, also if its script has the other direction
  expect(screen.getByText('© 2026 Souk <3').tagName).toBe('BDI');
});

test.each([
  [true, 'Prix toutes taxes comprises. La livraison s’ajoute dans le panier.'],
  [false, 'Les taxes et la livraison s’ajoutent dans le panier.'],
])('issue 14 every page states what its prices exclude (tax included: %s)', async (tax_included, text) => {
  addTexts('fr', 'shell', await loadTexts(shellLocales, 'fr'));
  const setting = { ...aCommon().setting, tax_included };
  await renderPart(<Footer />, { language: 'fr', common: { ...COMMON, setting } });
  expect(screen.getByText(text)).toBeVisible();
});

test('S041 pressing a section’s heading expands its links', async () => {
  addTexts('fr', 'shell', await loadTexts(shellLocales, 'fr'));
  const { user } = await renderPart(<Footer />, { language: 'fr', common: COMMON });
  const heading = screen.getByRole('button', { name: 'Service client' });
  expect(heading).toHaveAttribute('aria-expanded', 'false');
  const folded = heading.nextElementSibling?.className;
  await user.click(heading);
  expect(heading).toHaveAttribute('aria-expanded', 'true');
  expect(heading.nextElementSibling?.className).not.toBe(folded);
});
