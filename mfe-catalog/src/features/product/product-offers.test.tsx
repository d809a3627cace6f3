import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { ProductDetail, ShippingPlace, VoucherCard } from 'shared-kernel/contract/product';
import { STORAGE } from 'shared-kernel/contract/storage';
import { aPage } from 'shared-kernel/testing/a-page';
import { aProductDetail } from 'shared-kernel/testing/a-product-detail';
import { anAddress } from 'shared-kernel/testing/an-address';
import { answer } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../../definition';

const open = async (
  product: Partial<ProductDetail>,
  options: { as?: ReturnType<typeof customer>; language?: LanguageCode } = {},
) => {
  server.use(answer(CALLS.product, aProductDetail(product)));
  const app = await renderApp(definition, { path: '/brass-lamp/product/1', ...options });
  await screen.findByRole('heading', { level: 1 });
  return app;
};
const buyBox = () => {
  const box = screen.getByRole('heading', { level: 1 }).closest('section');
  if (!box) throw new Error('no buy box');
  return box;
};
/** the text as a reader sees it: without the isolation marks around amounts */
const text = (element: Element | null) => element?.textContent?.replace(/[\u2068\u2069]/g, '') ?? '';

/** jsdom's clipboard cannot be read. */
function watchClipboard(): string[] {
  const copied: string[] = [];
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (written) => void copied.push(written));
  return copied;
}

const voucher = (over: Partial<VoucherCard>): VoucherCard => ({
  id: 1,
  title: 'Spring',
  code: 'SPRING',
  price: 10,
  type: 2,
  capped_price: null,
  min_spend: 0,
  usage_limit: null,
  limit_per_customer: null,
  start_time: '2026-02-01T00:00:00.000Z',
  end_time: '2026-04-01T00:00:00.000Z',
  ...over,
});

test.each<[string, Partial<VoucherCard>, string]>([
  ['a percentage with cap and minimum', { capped_price: 20, min_spend: 50 }, '10% off, up to $20.00, from $50.00'],
  ['percent alone', {}, '10% off'],
  [
    'a fixed amount, whose cap is ignored',
    { type: 1, price: 5, capped_price: 3, min_spend: 30 },
    '$5.00 off, from $30.00',
  ],
])('S107 S111 D22 a voucher described in words: %s', async (_, over, words) => {
  await open({ selling: 80, offered: null, vouchers: [voucher(over)] });
  const card = within(screen.getByRole('region', { name: 'Vouchers' })).getByRole('listitem');
  expect(text(card.querySelector('strong'))).toBe(words);
  expect(card).toHaveTextContent('Valid until Apr 1, 2026');
});

test('S111 copying the code is announced', async () => {
  const { user } = await open({ vouchers: [voucher({})] });
  const copied = watchClipboard();
  await user.click(screen.getByRole('button', { name: 'Copy the code SPRING' }));
  expect(copied).toEqual(['SPRING']);
  expect(screen.getByText('Code SPRING copied')).toHaveAttribute('role', 'status');
});

test('S111 vouchers above the price are listed under all vouchers, until the quantity reaches them', async () => {
  const { user } = await open({
    selling: 20,
    offered: null,
    vouchers: [voucher({}), voucher({ id: 2, code: 'LARGE', min_spend: 40 })],
  });
  const code = (name: string) => screen.getByRole('button', { name: `Copy the code ${name}`, hidden: true });
  expect(code('SPRING').closest('details')).toBeNull();
  expect(code('LARGE').closest('details')).toHaveTextContent('All vouchers (2)');
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(code('LARGE').closest('details')).toBeNull();
});

test('S111 a product without vouchers has no voucher block', async () => {
  await open({ vouchers: [] });
  expect(screen.queryByRole('region', { name: 'Vouchers' })).not.toBeInTheDocument();
});

test('S111 D22 a bundle deal shows its saving for the chosen quantity', async () => {
  const { user } = await open({ selling: 39.9, bundle_deal: { id: 1, title: 'Deal', buy: 2, free: 1 } });
  expect(text(buyBox())).toContain('Take 2, pay for 1: $39.90 instead of $79.80');
  for (let more = 0; more < 3; more++)
    await user.click(within(buyBox()).getByRole('button', { name: 'Increase quantity' }));
  expect(text(buyBox())).toContain('Your 4: $119.70 instead of $159.60');
});

test('S111 D22 ignores a deal without a free piece', async () => {
  await open({ bundle_deal: { id: 1, title: 'Deal', buy: 2, free: 0 } });
  expect(text(buyBox())).not.toContain('pay for');
});

const place = (over: Partial<ShippingPlace>): ShippingPlace => ({
  id: 1,
  shipping_rule_id: 1,
  country: 'ALL',
  state: 'ALL',
  price: 9,
  day_needed: 9,
  pickup_point: 2,
  pickup_price: 0,
  pickup_phone: null,
  pickup_address_line_1: null,
  pickup_address_line_2: null,
  pickup_zip: null,
  pickup_state: null,
  pickup_city: null,
  pickup_country: null,
  ...over,
});
const rule = (...places: ShippingPlace[]): Partial<ProductDetail> => ({
  shipping_rule: { id: 1, title: 'Rule', single_price: 0, shipping_places: places },
});
const afghan = place({ id: 2, country: 'AF', price: 3.5, day_needed: 4 });
const newYork = place({
  id: 3,
  country: 'US',
  state: 'NY',
  price: 0,
  day_needed: 2,
  pickup_point: 1,
  pickup_price: 2,
  pickup_address_line_1: '48 Orchard Street',
  pickup_city: 'New York',
});
beforeEach(() => localStorage.removeItem(STORAGE.shippingPlace));

test('S149 asks for a destination when there is no hint, without place, price or date', async () => {
  await open(rule(afghan, newYork));
  expect(buyBox()).toHaveTextContent('Where should we ship it?');
  expect(screen.getByRole('button', { name: 'Choose a country' })).toBeInTheDocument();
  expect(text(buyBox())).not.toMatch(/Afghanistan|shipping to|Arrives about|pick it up/);
});

test('S149 D31 the page’s language suggests a country that the product ships to', async () => {
  const france = place({ id: 4, country: 'FR', price: 3.5, day_needed: 4 });
  await open(rule(afghan, france), { language: 'fr' });
  expect(text(buyBox())).toContain('Livraison vers France : $3,50');
  expect(buyBox()).toHaveTextContent('Arrivée prévue vers le jeu. 5 mars');
});

test('S149 a country that the product does not ship to is not suggested', async () => {
  await open(rule(afghan), { language: 'fr' });
  expect(screen.getByRole('button', { name: 'Choisir un pays' })).toBeInTheDocument();
});

test('S149 a customer without a chosen destination sees shipping to the first address', async () => {
  server.use(
    answer(CALLS.following, aPage([])),
    answer(CALLS.addresses, aPage([anAddress({ country: 'US', state: 'NY' }), anAddress({ country: 'AF' })])),
  );
  await open(rule(afghan, newYork), { as: customer() });
  expect(await screen.findByText('Free shipping to United States')).toBeInTheDocument();
  expect(text(buyBox())).toContain('Or pick it up yourself for $2.00');
});

test('S149 D31 shows shipping to the remembered destination with its pickup point', async () => {
  localStorage.setItem(STORAGE.shippingPlace, JSON.stringify({ country: 'US', state: 'NY', stateName: 'New York' }));
  await open(rule(afghan, newYork));
  expect(await screen.findByText('Free shipping to New York, United States')).toBeInTheDocument();
  expect(buyBox()).toHaveTextContent('Arrives about Tue, Mar 3');
  expect(text(buyBox())).toContain('Or pick it up yourself for $2.00');
  expect(screen.getByText('48 Orchard Street · New York')).toBeInTheDocument();
});

test('S149 issue 14 writes no Latin comma between the parts of a pickup point in Arabic', async () => {
  localStorage.setItem(STORAGE.shippingPlace, JSON.stringify({ country: 'US', state: 'NY', stateName: 'New York' }));
  await open(rule(afghan, newYork), { language: 'ar' });
  expect(await screen.findByText('48 Orchard Street · New York')).toBeInTheDocument();
});

test('S149 shows that a product cannot be shipped to the destination', async () => {
  localStorage.setItem(STORAGE.shippingPlace, JSON.stringify({ country: 'DE', state: '' }));
  await open(rule(afghan));
  expect(await screen.findByText('Can’t be shipped to Germany')).toBeInTheDocument();
});

test.each(['{', 'null', '7', '{"country":"<b>"}', '{"country":"US","state":7}', '{"country":["US"],"state":"NY"}'])(
  'S149 ignores %s in storage',
  async (kept) => {
    localStorage.setItem(STORAGE.shippingPlace, kept);
    await open(rule(afghan, newYork));
    expect(buyBox()).toHaveTextContent('Where should we ship it?');
  },
);

test('S149 another destination is chosen in a dialog, shown and remembered', async () => {
  const states = { NY: { code: 'NY', name: 'New York' }, CA: { code: 'CA', name: 'California' } };
  const country = (code2: string, name: string, of = {}) => ({
    [code2]: { code2, code3: `${code2}X`, name, states: of },
  });
  server.use(
    answer(CALLS.countriesPhones, {
      countries: {
        ...country('AF', 'Afghanistan'),
        ...country('US', 'United States', states),
        ...country('EG', 'Egypt'),
        ...country('TR', 'Turkey'),
        ...country('AL', 'Albania'),
      },
      phones: {},
    }),
  );
  const { user } = await open(rule(afghan, newYork));
  await user.click(screen.getByRole('button', { name: 'Choose a country' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Where should we ship it?' }));
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Country' }), 'US');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'State or region' }), 'NY');
  await user.click(dialog.getByRole('button', { name: 'Show shipping' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Free shipping to New York, United States')).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem(STORAGE.shippingPlace) ?? '')).toEqual({
    country: 'US',
    state: 'NY',
    stateName: 'New York',
  });
  expect(screen.getByRole('button', { name: 'Change place' })).toHaveFocus();
});

test('S149 likely countries come first, the others in the order of the page’s language', async () => {
  const country = (code2: string, name: string) => ({ [code2]: { code2, code3: `${code2}X`, name, states: {} } });
  server.use(
    answer(CALLS.countriesPhones, {
      countries: {
        ...country('ZA', 'South Africa'),
        ...country('DE', 'Germany'),
        ...country('TR', 'Turkey'),
        ...country('FR', 'France'),
        ...country('EG', 'Egypt'),
      },
      phones: {},
    }),
  );
  localStorage.setItem(STORAGE.shippingPlace, JSON.stringify({ country: 'EG', state: '', recent: ['ZA', 7, 'EG'] }));
  const { user } = await open(rule(place({ country: 'ALL' })), { language: 'fr' });
  await user.click(await screen.findByRole('button', { name: 'Changer de lieu' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Où devons-nous livrer ?' }));
  const groups = await dialog.findAllByRole('group');
  expect(
    groups.map((group) =>
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Égypte', 'Afrique du Sud', 'France'],
    ['Allemagne', 'Turquie'],
  ]);
  expect(dialog.getByRole('combobox', { name: 'Pays' })).toHaveDisplayValue('Égypte');
});

test('S119 S120 heart and compare show the server’s state', async () => {
  server.use(answer(CALLS.following, aPage([])), answer(CALLS.addresses, aPage([])));
  await open({ wishlisted: 1, compared: 1 }, { as: customer() });
  expect(within(buyBox()).getByRole('button', { name: /Brass lamp.*wishlist/i })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(within(buyBox()).getByRole('button', { name: /compare/i })).toHaveAttribute('aria-pressed', 'true');
});

test('S119 S122 heart and compare are off for a visitor', async () => {
  await open({});
  expect(within(buyBox()).getByRole('button', { name: /wishlist/i })).toHaveAttribute('aria-pressed', 'false');
});

test('copies the page’s URL where the device cannot share', async () => {
  const { user } = await open({});
  const copied = watchClipboard();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(copied).toEqual([location.href]));
});

test('S108 S109 lists specifications and linked tags, but not the unit', async () => {
  await open({
    brand: { id: 5, title: 'Lumen', slug: 'lumen' },
    unit: 'piece',
    tags: ['Spring & co'],
    tag_refs: [{ id: 4, title: 'Spring & co', slug: 'spring' }],
    specifications: [
      { id: 3, name: 'Material', value: 'Brass', unit: null },
      { id: 1, name: 'Weight', value: '1.4', unit: 'kg' },
    ],
  });
  const region = screen.getByRole('region', { name: 'Specifications' });
  const facts = within(region);
  expect(facts.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Material', 'Brass'],
    ['Weight', '1.4\u00a0kg'],
    ['Tags', 'Spring & co'],
  ]);
  expect(facts.getByRole('link', { name: 'Spring & co' })).toHaveAttribute('href', '/spring/products?tags=spring');
});

test('S109 tags without slugs from an older API link by their title', async () => {
  await open({ tags: ['spring & co'] });
  expect(screen.getByRole('link', { name: 'spring & co' })).toHaveAttribute(
    'href',
    '/spring%20%26%20co/products?tags=spring%20%26%20co',
  );
});

test('without specifications from an older API and without tags there is no list of facts', async () => {
  await open({ tags: [] });
  expect(screen.queryByRole('region', { name: 'Specifications' })).not.toBeInTheDocument();
});

test('S108 a long description is collapsed and opens without JavaScript; a short one is open', async () => {
  await open({ description: `<p>${'Made by hand. '.repeat(120)}</p>`, overview: '<p>Short</p>' });
  expect(screen.getAllByText('Show more')).toHaveLength(1);
  expect(screen.getByText('Show more').closest('details')).not.toHaveAttribute('open');
});
