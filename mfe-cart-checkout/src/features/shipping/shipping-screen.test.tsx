import { screen, waitFor } from '@testing-library/react';
import { CALLS } from 'shared-kernel/contract/calls';
import type { Cart } from 'shared-kernel/contract/cart';
import { Selected, ShippingType } from 'shared-kernel/contract/enums';
import type { ShippingPlace } from 'shared-kernel/contract/product';
import { aCart, aCartLine } from 'shared-kernel/testing/a-cart';
import { aPage } from 'shared-kernel/testing/a-page';
import { anAddress } from 'shared-kernel/testing/an-address';
import { answer, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';

const place = (over: Partial<ShippingPlace> = {}): ShippingPlace => ({
  id: 31,
  shipping_rule_id: 4,
  country: 'AF',
  state: 'ALL',
  price: 5,
  day_needed: 3,
  pickup_point: 1,
  pickup_price: 0,
  pickup_phone: null,
  pickup_address_line_1: '2 Market Street',
  pickup_address_line_2: null,
  pickup_zip: '3402',
  pickup_state: null,
  pickup_city: 'Fayzabad',
  pickup_country: 'AF',
  ...over,
});
const shipped = (places: ShippingPlace[]) => {
  const line = aCartLine();
  const shipping_rule = { id: 4, title: 'Standard', single_price: 0, shipping_places: places };
  return aCart({
    cartProducts: [{ ...line, flash_product: { ...line.flash_product, shipping_rule_id: 4, shipping_rule } }],
  });
};
const countries = {
  countries: {
    AF: { code2: 'AF', code3: 'AFG', name: 'Afghanistan', states: { BDS: { code: 'BDS', name: 'Badakhshan' } } },
    US: { code2: 'US', code3: 'USA', name: 'United States', states: {} },
  },
  phones: { AF: '93', US: '1' },
};

async function open(cart: Cart, addresses = [anAddress()]) {
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
  const app = await renderApp(definition, { path: '/shipping' });
  return { ...app, sent };
}
const goOn = () => screen.getByRole('button', { name: 'Go to payment' });

test('S145 S149 shows addresses, lines and both ways to ship with price and days', async () => {
  await open(shipped([place()]));
  expect(screen.getByRole('radio', { name: /Amina Rahimi/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /To the address/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Pickup point/ })).not.toBeChecked();
  expect(screen.getByText('$5.00')).toBeVisible();
  expect(screen.getByText(/3 days/)).toBeVisible();
});

test('S149 a place without pickup point offers none', async () => {
  await open(shipped([place({ pickup_point: 2 })]));
  expect(screen.queryByRole('radio', { name: /Pickup point/ })).toBeNull();
});

test('S150 D31 a choice is sent with address, line, place and type', async () => {
  const { user, sent } = await open(shipped([place()]));
  await user.click(screen.getByRole('radio', { name: /Pickup point/ }));
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({
      selected_address: 61,
      cart: [{ cart: 51, shipping_place: { id: 31 }, shipping_type: ShippingType.pickup }],
    }),
  );
});

test('S146 without an address one is asked for, in words and with the form open', async () => {
  const { user, sent } = await open(shipped([place()]), []);
  await user.click(goOn());
  expect(screen.getByText('Please add an address first.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('S148 with nothing checked the text is the specification’s, letter for letter', async () => {
  const { user, sent } = await open(aCart({ cartProducts: [aCartLine({ selected: Selected.unchecked })] }));
  await user.click(goOn());
  expect(screen.getByText("You don't have any product selected. Please a select a product first.")).toBeVisible();
  expect(sent).toEqual([]);
});

test('S147 a line that no place reaches is named and holds the way on', async () => {
  const { user, sent } = await open(shipped([place({ country: 'FR' })]));
  expect(await screen.findByText(/can not be shipped to Badakhshan Afghanistan/)).toBeVisible();
  await user.click(goOn());
  expect(screen.getByText('Product is unable to be shipped.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('S150 going on sends the choice and opens checkout', async () => {
  const { user, sent } = await open(shipped([place()]));
  await user.click(goOn());
  await waitFor(() => expect(location.pathname).toBe('/checkout'));
  expect(sent).toHaveLength(1);
});

test('S151 S152 a new address starts at the shop’s place and lists countries and states', async () => {
  await open(shipped([place()]), []);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Afghanistan'));
  expect(screen.getByRole('combobox', { name: 'State or region' })).toHaveDisplayValue('Badakhshan');
});

test('S181 a refused address keeps its input and says the server’s first message', async () => {
  const { user } = await open(shipped([place()]), []);
  server.use(reject(CALLS.saveAddress, ['The city is missing.', 'The zip is missing.']));
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Amina');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('The city is missing.')).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Amina');
});

test('S145 changing an address opens its form with the focus in it, and closing gives the focus back', async () => {
  const { user } = await open(shipped([place()]));
  await user.click(screen.getByRole('button', { name: 'Change the address of Amina Rahimi' }));
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('radio', { name: /Amina Rahimi/ })).toHaveFocus();
});

test('S177 a saved address comes first and is chosen', async () => {
  const { user, sent } = await open(shipped([place()]));
  server.use(answer(CALLS.saveAddress, anAddress({ id: 62, name: 'Omar', default: 0 })));
  await user.click(screen.getByRole('button', { name: 'New address' }));
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /Omar/ })).toBeChecked());
  expect(sent.at(-1)?.body).toMatchObject({ selected_address: 62 });
});
