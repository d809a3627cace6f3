import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import type { Cart, CartLine } from 'shared-kernel/contract/cart';
import { Selected, ShippingType } from 'shared-kernel/contract/enums';
import type { ShippingPlace } from 'shared-kernel/contract/product';
import { COOKIE } from 'shared-kernel/contract/storage';
import type { Profile } from 'shared-kernel/contract/user';
import { on } from 'shared-kernel/platform/bus';
import { browser } from 'shared-kernel/session/open-page';
import { aCart, aCartLine, aShippingPlace } from 'shared-kernel/testing/a-cart';
import { aPage } from 'shared-kernel/testing/a-page';
import { anAddress } from 'shared-kernel/testing/an-address';
import { answer, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer, visitor } from 'shared-kernel/testing/visitors';
import { definition } from '../../definition';

/** the address of `anAddress()`, in the cart's form */
const destination = { address_id: 61, country: 'AF', state: 'BDS' };
const lineTo = (places: ShippingPlace[], over: Partial<CartLine> = {}, single_price = 0) => {
  const line = aCartLine(over);
  const shipping_rule = { id: 4, title: 'Standard', single_price, shipping_places: places };
  return {
    ...line,
    shipping_place: places.find(({ country }) => country === destination.country) ?? null,
    flash_product: { ...line.flash_product, shipping_rule_id: 4, shipping_rule },
  };
};
const shipped = (places: ShippingPlace[], over: Partial<Cart> = {}) =>
  aCart({ cartProducts: [lineTo(places)], destination, ...over });
const countries = {
  countries: {
    AF: { code2: 'AF', code3: 'AFG', name: 'Afghanistan', states: { BDS: { code: 'BDS', name: 'Badakhshan' } } },
    US: {
      code2: 'US',
      code3: 'USA',
      name: 'United States',
      states: {
        10: { code: '10', name: 'New York' },
        CA: { code: 'CA', name: 'California' },
        UM: { code: 'UM', name: 'Minor Islands', former: 1 as const },
        AL: { code: 'AL', name: 'Ålabama' },
      },
      format: {
        order: ['address' as const, 'city' as const, 'state' as const, 'zip' as const],
        required: ['address' as const, 'city' as const, 'state' as const],
        city: 'City',
        zip: 'ZIP code',
        state: 'State',
        zip_example: '95014',
      },
    },
    FR: {
      code2: 'FR',
      code3: 'FRA',
      name: 'France',
      states: { IDF: { code: 'IDF', name: 'Île-de-France' } },
      format: {
        order: ['address' as const, 'zip' as const, 'city' as const],
        required: ['address' as const, 'zip' as const, 'city' as const],
        city: 'City',
        zip: 'Postcode',
        state: 'Region',
        zip_example: '33380',
      },
    },
  },
  phones: { AF: '93', US: '1', FR: '33' },
};

async function open(cart: Cart, addresses = [anAddress()], as = visitor() as Profile | null, path = '/shipping') {
  const sent: SeenCall[] = [];
  server.use(
    answer(CALLS.cart, cart),
    answer(CALLS.addresses, aPage(addresses)),
    answer(CALLS.countriesPhones, countries),
    answer(CALLS.paymentGateway, { cash_on_delivery: 1, default: 2 }),
    answer(CALLS.updateShipping, (call) => {
      sent.push(call);
      return cart;
    }),
  );
  const app = await renderApp(definition, { path, as });
  return { ...app, sent };
}
afterEach(() => sessionStorage.clear());
const goOn = () => screen.getByRole('button', { name: 'Go to payment' });

test('S145 S149 shows addresses, lines and both shipping types with price and days', async () => {
  await open(shipped([aShippingPlace()]));
  expect(screen.getByRole('radio', { name: /Amina Rahimi/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^To your address/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Pickup point/ })).not.toBeChecked();
  expect(screen.getByText('$5.00')).toBeVisible();
  expect(screen.getAllByText(/3 days/)).toHaveLength(2);
  expect(screen.getByText('2 Market Street')).toBeVisible();
  expect(await screen.findAllByText('Afghanistan', { selector: 'bdi' })).toHaveLength(2);
});

test('S149 a destination without pickup points offers no pickup', async () => {
  await open(shipped([aShippingPlace({ pickup_point: 2 })]));
  expect(screen.queryByRole('radio', { name: /Pickup point/ })).toBeNull();
});

test('S150 D31 sends a choice with address, line, destination and type', async () => {
  const { user, sent } = await open(shipped([aShippingPlace()]));
  await user.click(screen.getByRole('radio', { name: /Pickup point/ }));
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({
      selected_address: 61,
      cart: [{ cart: 51, shipping_place: { id: 31 }, shipping_type: ShippingType.pickup }],
    }),
  );
});

test('S146 an empty address form shows a message and takes the focus', async () => {
  const { user, sent } = await open(shipped([aShippingPlace()], { destination: null }), []);
  await user.click(goOn());
  expect(screen.getByText('Please add an address first.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  expect(sent).toEqual([]);
});

test('S146 S150 one click saves a typed address, sends the choices and opens checkout', async () => {
  const { user, sent } = await open(shipped([aShippingPlace()], { destination: null }), []);
  expect(screen.getAllByText('Total before shipping')).toHaveLength(2);
  expect(screen.queryByText('Total')).toBeNull();
  // prices are those of the place in the form, before it is saved
  await user.click(screen.getByRole('radio', { name: /Pickup point/ }));
  expect(sent).toEqual([]);
  const saved: SeenCall[] = [];
  server.use(
    answer(CALLS.saveAddress, (call) => {
      saved.push(call);
      return anAddress({ id: 62 });
    }),
  );
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Amina');
  await user.click(goOn());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(saved).toHaveLength(1);
  expect(saved[0]?.body).toMatchObject({ name: 'Amina', country: 'AF', state: 'BDS', billing: null });
  expect(sent[0]?.body).toMatchObject({
    selected_address: 62,
    cart: [{ cart: 51, shipping_place: { id: 31 }, shipping_type: ShippingType.pickup }],
  });
});

test('S147 reports a destination that nothing ships to before the address is saved', async () => {
  const { user } = await open(shipped([aShippingPlace({ country: 'FR' })], { destination: null }), []);
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Amina');
  expect(screen.getByText(/can not be shipped to Badakhshan Afghanistan/)).toBeVisible();
  await user.click(goOn());
  expect(screen.getByText('Product is unable to be shipped.')).toBeVisible();
});

test('S152 fields follow the country’s order and wording, with states sorted for the reader', async () => {
  const { user } = await open(shipped([aShippingPlace()], { destination: null }), []);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'US');
  const labels = [...document.querySelectorAll('#address-form label')].map((label) => label.textContent);
  expect(labels.slice(0, 9)).toEqual([
    'Email',
    'Full name',
    'Country',
    'Address',
    'Apartment, floor (optional)',
    'City',
    'State',
    'ZIP code (optional)',
    'Phone',
  ]);
  expect(screen.getByRole('textbox', { name: 'ZIP code (optional)' })).toHaveAttribute('inputmode', 'numeric');
  // what browsers fill in
  const autofill = screen.getAllByRole('textbox').map((field) => field.getAttribute('autocomplete'));
  for (const part of ['name', 'email', 'address-line1', 'address-level2', 'postal-code', 'tel'])
    expect(autofill).toContain(`shipping ${part}`);
  const states = within(screen.getByRole('combobox', { name: 'State' })).getAllByRole('option');
  expect(states.map((option) => option.textContent)).toEqual(['Choose', 'Ålabama', 'California', 'New York']);
});

test('S152 a country without required states offers one only where shipping prices depend on it', async () => {
  const first = await open(shipped([aShippingPlace()], { destination: null }), []);
  await first.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'FR');
  expect(screen.queryByRole('combobox', { name: /Region/ })).toBeNull();
  await first.leave();
  const places = [aShippingPlace(), aShippingPlace({ id: 32, country: 'FR', state: 'IDF' })];
  const other = await open(shipped(places, { destination: null }), []);
  await other.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'FR');
  expect(screen.getByRole('combobox', { name: 'Region (optional)' })).toBeVisible();
});

test('S181 company and billing address are collapsed and sent with the address', async () => {
  const { user, sent } = await open(shipped([aShippingPlace()], { destination: null }), []);
  expect(screen.getByLabelText('Company (optional)')).not.toBeVisible();
  await user.click(screen.getByText('Company and billing address (optional)'));
  await user.type(screen.getByRole('textbox', { name: 'Company (optional)' }), 'Rahimi Ltd');
  await user.click(screen.getByRole('checkbox', { name: 'My billing address is the same' }));
  const [own, billed] = screen.getAllByRole('textbox', { name: 'Full name' });
  await user.type(own as HTMLElement, 'Amina');
  await user.type(billed as HTMLElement, 'Accounts');
  let body: unknown;
  server.use(
    answer(CALLS.saveAddress, (call) => {
      body = call.body;
      return anAddress();
    }),
  );
  await user.click(goOn());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(body).toMatchObject({ company: 'Rahimi Ltd', tax_number: null, billing: { name: 'Accounts', country: 'AF' } });
});

test('S148 with nothing checked shows the specified text verbatim', async () => {
  const { user, sent } = await open(
    aCart({ cartProducts: [aCartLine({ selected: Selected.unchecked })], destination }),
  );
  await user.click(goOn());
  expect(screen.getByText("You don't have any product selected. Please a select a product first.")).toBeVisible();
  expect(sent).toEqual([]);
});

test('S147 a line that cannot be shipped is named and blocks the checkout', async () => {
  const { user, sent } = await open(shipped([aShippingPlace({ country: 'FR' })]));
  expect(await screen.findByText(/can not be shipped to Badakhshan Afghanistan/)).toBeVisible();
  await user.click(goOn());
  expect(screen.getByText('Product is unable to be shipped.')).toBeVisible();
  expect(sent).toEqual([]);

  let unchecked: unknown;
  server.use(
    answer(CALLS.checkCartLines, ({ body }) => {
      unchecked = body;
      return aCart({ cartProducts: [aCartLine({ selected: Selected.unchecked })], destination });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Uncheck this product' }));
  await waitFor(() => expect(unchecked).toMatchObject({ checked: [], unchecked: [51] }));
});

test('issue 14 a line that sold out meanwhile is named at once, even before there is an address', async () => {
  const soldOut = lineTo([aShippingPlace()], { updated_inventory: { ...aCartLine().updated_inventory, quantity: 0 } });
  await open(shipped([], { cartProducts: [soldOut], destination: null }), []);
  const blocker = screen
    .getAllByRole('alert')
    .find((alert) => alert.textContent?.startsWith('There aren’t enough of these left.'));
  expect(blocker).toHaveTextContent(soldOut.flash_product.title);
  expect(blocker).toHaveTextContent('Sold out');
});

test('S150 continuing sends the choice and opens checkout', async () => {
  const { user, sent } = await open(
    aCart({ cartProducts: [lineTo([aShippingPlace()], { shipping_price: 5, shipping_place_id: 31 })], destination }),
  );
  await user.click(goOn());
  await waitFor(() => expect(location.pathname).toBe('/checkout'));
  expect(sent).toHaveLength(1);
});

test('S151 S152 a new address starts with the shop’s location and lists countries and states', async () => {
  await open(shipped([aShippingPlace()], { destination: null }), []);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Afghanistan'));
  expect(screen.getByRole('combobox', { name: 'State or region (optional)' })).toHaveDisplayValue('Badakhshan');
});

test('S181 a rejected address keeps its input and shows the server’s first message', async () => {
  const { user } = await open(shipped([aShippingPlace()], { destination: null }), []);
  server.use(reject(CALLS.saveAddress, ['The city is missing.', 'The zip is missing.']));
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Amina');
  await user.click(screen.getByRole('button', { name: 'Go to payment' }));
  expect(await screen.findByText('The city is missing.')).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Amina');
});

test('S145 editing an address focuses its form, and closing restores focus', async () => {
  const { user } = await open(shipped([aShippingPlace()]));
  await user.click(screen.getByRole('button', { name: 'Change the address of Amina Rahimi' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('radio', { name: /Amina Rahimi/ })).toHaveFocus();
});

test('S177 saving an address ships there and shows no toast', async () => {
  const { user, sent } = await open(shipped([aShippingPlace()]), [anAddress()], customer());
  const toasts: unknown[] = [];
  const stop = on('toast:requested', (toast) => toasts.push(toast));
  server.use(answer(CALLS.saveAddress, anAddress({ id: 62, name: 'Omar', default: 0 })));
  await user.click(screen.getByRole('button', { name: 'New address' }));
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Omar');
  await user.click(screen.getByRole('button', { name: 'Go to payment' }));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ selected_address: 62 }));
  expect(toasts).toEqual([]);
  stop();
});

test('S150 sends the preselected address when the server has none', async () => {
  const { sent } = await open(shipped([aShippingPlace()], { destination: null }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ selected_address: 61, cart: [{ cart: 51 }] });
});

test('S150 a choice shows at once, with the server’s totals', async () => {
  const { user } = await open(shipped([aShippingPlace()]));
  const calculated = { subtotal: 40, bundle_offer: 0, shipping_price: 2, tax: 0, voucher_price: 0, total_price: 42 };
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    answer(CALLS.updateShipping, async () => {
      await held;
      const line = lineTo([aShippingPlace()], { shipping_type: ShippingType.pickup });
      return aCart({ cartProducts: [line], destination, calculated });
    }),
  );
  await user.click(screen.getByRole('radio', { name: /Pickup point/ }));
  expect(screen.getByRole('radio', { name: /Pickup point/ })).toBeChecked();
  release();
  await waitFor(() => expect(screen.getAllByText('$42.00')[0]).toBeVisible());
});

test('S156 issue 14 applies the stored voucher, and keeps a rejected one for checkout to explain', async () => {
  sessionStorage.setItem('checkoutVoucher', 'SAVE10');
  const cart = shipped([aShippingPlace()]);
  server.use(
    answer(CALLS.voucherValidity, {
      offered: 4,
      voucher: 'SAVE10',
      title: 'Ten percent',
      calculated: { ...cart.calculated, voucher_price: 4 },
    }),
  );
  const { user } = await open(cart);
  expect(await screen.findByText('−$4.00')).toBeVisible();
  server.use(
    reject(CALLS.voucherValidity, ['This voucher has expired.']),
    answer(CALLS.updateShipping, { ...cart, calculated: { ...cart.calculated, total_price: 77 } }),
  );
  await user.click(screen.getByRole('radio', { name: /Pickup point/ }));
  await waitFor(() => expect(screen.queryByText('−$4.00')).toBeNull());
  expect(sessionStorage.getItem('checkoutVoucher')).toBe('SAVE10');
  sessionStorage.clear();
});

test('S149 a rejected shipping type shows an error at its line and reverts', async () => {
  const { user } = await open(shipped([aShippingPlace()]));
  server.use(reject(CALLS.updateShipping, ['No pickup here.'], [{ 51: ['No pickup here.'] }]));
  await user.click(screen.getByRole('radio', { name: /Pickup point/ }));
  expect(await screen.findByText('No pickup here.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^To your address/ })).toBeChecked();
});

test('D31 a price charged once is marked on its lines, and only the first shows it', async () => {
  const lines = [
    lineTo([aShippingPlace()], {}, 1),
    lineTo([aShippingPlace()], { id: 52, inventory_id: 22, shipping_price: 0 }, 1),
  ];
  await open(aCart({ cartProducts: lines, destination }));
  const radios = screen.getAllByRole('radio', { name: /^To your address/ });
  expect(radios[0]).toHaveAccessibleName(/\$5\.00/);
  expect(radios[1]).toHaveAccessibleName(/Included/);
  expect(screen.getAllByText('Charged once for 2 products together')).toHaveLength(2);
});

test('D30 a guest can edit but not add an address', async () => {
  await open(shipped([aShippingPlace()]));
  expect(screen.getByRole('button', { name: 'Change the address of Amina Rahimi' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New address' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Delete the address/ })).toBeNull();
});

test('S180 deleting an address asks first and sends the one selected next', async () => {
  const other = anAddress({ id: 62, name: 'Omar', default: 0 });
  const { user, sent } = await open(shipped([aShippingPlace()]), [anAddress(), other], customer());
  server.use(answer(CALLS.deleteAddress, anAddress()));
  await user.click(screen.getByRole('button', { name: 'Delete the address of Amina Rahimi' }));
  const dialog = screen.getByRole('dialog', { name: 'Do you really want to delete?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Amina Rahimi/ })).toBeNull());
  expect(screen.getByRole('radio', { name: /Omar/ })).toBeChecked();
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ selected_address: 62 }));
});

test.each([
  ['another one is selected', [anAddress({ id: 62, name: 'Omar', default: 0 })]],
  ['without another one the form opens', []],
])('S180 issue 14 an address deleted in another tab leaves the page on continuing; %s', async (_, left) => {
  const { user } = await open(shipped([aShippingPlace()]), [anAddress(), ...left], customer());
  server.use(answer(CALLS.addresses, aPage(left)), reject(CALLS.updateShipping, ['We couldn’t find this address.']));
  await user.click(goOn());
  await waitFor(() => expect(screen.queryByText('Amina Rahimi')).toBeNull());
  if (left.length) expect(await screen.findByRole('radio', { name: /Omar/ })).toBeChecked();
  else expect(await screen.findByRole('textbox', { name: 'Full name' })).toBeVisible();
});

test('S181 field errors show at their fields, and the first takes the focus', async () => {
  const { user } = await open(shipped([aShippingPlace()], { destination: null }), []);
  server.use(reject(CALLS.saveAddress, ['The name is required', 'The city is required'], undefined, ['name', 'city']));
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '1');
  await user.click(screen.getByRole('button', { name: 'Go to payment' }));
  const name = screen.getByRole('textbox', { name: 'Full name' });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('The name is required');
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription('The city is required');
  expect(screen.getByRole('textbox', { name: 'Postcode' })).not.toHaveAttribute('aria-invalid');
});

test('S181 issue 14 a billing address error shows at its field, which is expanded and focused', async () => {
  const { user } = await open(shipped([aShippingPlace()], { destination: null }), []);
  await user.click(screen.getByText('Company and billing address (optional)'));
  await user.click(screen.getByRole('checkbox', { name: 'My billing address is the same' }));
  const [own, billed] = screen.getAllByRole('textbox', { name: 'Full name' });
  await user.type(own as HTMLElement, 'Amina');
  await user.type(billed as HTMLElement, 'A long name');
  await user.click(screen.getByText('Company and billing address (optional)'));
  server.use(reject(CALLS.saveAddress, ['Full name can be at most 100 characters'], undefined, ['billing.name']));
  await user.click(goOn());
  await waitFor(() => expect(billed).toHaveFocus());
  expect(billed).toBeVisible();
  expect(billed).toHaveAccessibleDescription('Full name can be at most 100 characters');
  expect(own).toBeValid();
  expect(screen.queryByText('Full name can be at most 100 characters', { selector: '[data-form-error]' })).toBeNull();
});

test('a draft survives a reload and a language change, and cancelling drops it', async () => {
  const cart = shipped([aShippingPlace()]);
  const { user, leave } = await open(cart, [anAddress()], customer());
  await user.click(screen.getByRole('button', { name: 'New address' }));
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Leila');
  await leave();
  const french = await open(cart, [anAddress()], customer(), '/fr/shipping');
  expect(screen.getByRole('textbox', { name: 'Nom complet' })).toHaveValue('Leila');
  await french.user.click(screen.getByRole('button', { name: 'Annuler' }));
  await french.leave();
  await open(cart, [anAddress()], customer());
  expect(screen.queryByRole('textbox', { name: 'Full name' })).toBeNull();
});

test('another user does not see the draft', async () => {
  const cart = shipped([aShippingPlace()]);
  const { user, leave } = await open(cart, [anAddress()], customer());
  await user.click(screen.getByRole('button', { name: 'New address' }));
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Leila');
  await leave();
  await open(cart, [anAddress()], customer({ id: 8 }));
  expect(screen.queryByRole('textbox', { name: 'Full name' })).toBeNull();
});

test('S144 with an empty cart there is nothing to ship, only a way back to the shop', async () => {
  server.use(
    answer(CALLS.cart, aCart({ cartProducts: [] })),
    answer(CALLS.addresses, aPage([])),
    answer(CALLS.countriesPhones, countries),
  );
  await renderApp(definition, { path: '/shipping', as: visitor() });
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Go to payment' })).toBeNull();
});

test('issue 14 a session that ends during shipping redirects to login and back, not to an empty cart', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: stands for the server's Set-Cookie
  const flag = (text: string) => (document.cookie = `${COOKIE.signedIn}=${text}; path=/`);
  const left = jest.spyOn(browser, 'open').mockImplementation(() => {});
  flag('1');
  const { user } = await open(shipped([aShippingPlace()]), [anAddress()], customer(), '/fr/shipping');
  server.use(
    reject(CALLS.updateShipping, ['Adresse introuvable.']),
    answer(CALLS.cart, aCart({ cartProducts: [] })),
    answer(CALLS.profile, { is_logged_in: false, cart_count: 0 }),
    answer(CALLS.orders, aPage([])),
  );
  await user.click(screen.getByRole('button', { name: 'Passer au paiement' }));
  await waitFor(() => expect(left).toHaveBeenCalledWith('/fr/login?redirect=%2Ffr%2Fshipping&for=ended'));
  flag('; max-age=0');
});
