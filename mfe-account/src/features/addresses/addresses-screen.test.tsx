import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { browser } from 'shared-kernel/session/open-page';
import { aPage } from 'shared-kernel/testing/a-page';
import { anAddress } from 'shared-kernel/testing/an-address';
import { answer, fail, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { recordToasts } from 'shared-kernel/testing/record-toasts';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../../definition';

const countries = {
  countries: {
    AF: { code2: 'AF', code3: 'AFG', name: 'Afghanistan', states: { BDS: { code: 'BDS', name: 'Badakhshan' } } },
    FR: { code2: 'FR', code3: 'FRA', name: 'France', states: {} },
  },
  phones: { AF: '93', FR: '33' },
};
const toasts = recordToasts();
beforeEach(() => sessionStorage.clear());

async function open(addresses = [anAddress(), anAddress({ id: 60, name: 'Omar', default: 0 })]) {
  server.use(answer(CALLS.addresses, aPage(addresses)), answer(CALLS.countriesPhones, countries));
  return renderApp(definition, { path: '/user/addresses', as: customer() });
}
/** Mocks a successful call and returns the requests that it received. */
function watch<T>(call: (typeof CALLS)[keyof typeof CALLS], data: T): SeenCall[] {
  const seen: SeenCall[] = [];
  server.use(
    answer(call, (carried) => {
      seen.push(carried);
      return data;
    }),
  );
  return seen;
}
const names = () => screen.getAllByRole('article').map((card) => card.querySelector('strong')?.textContent);
const press = (name: string) => screen.getByRole('button', { name });

test('S176 lists the addresses with the names of country and state', async () => {
  await open();
  expect(names()).toEqual(['Amina Rahimi', 'Omar']);
  expect(await screen.findAllByText('Badakhshan')).toHaveLength(2);
  for (const card of screen.getAllByRole('article'))
    expect(card).toHaveTextContent('1 River Road3401 Fayzabad, Badakhshan, Afghanistan');
});

test('S176 formats an address as its country does', async () => {
  const format = { order: [], required: [], city: '', zip: '', state: '', zip_example: null };
  server.use(
    answer(CALLS.addresses, aPage([anAddress({ country: 'US', state: 'CA', city: 'Oakland', zip: '94601' })])),
  );
  server.use(
    answer(CALLS.countriesPhones, {
      countries: {
        US: {
          code2: 'US',
          code3: 'USA',
          name: 'United States',
          states: { CA: { code: 'CA', name: 'California' } },
          format: { ...format, lines: ['{address}', '{city}, {state} {zip}'] },
        },
      },
      phones: {},
    }),
  );
  await renderApp(definition, { path: '/user/addresses', as: customer() });
  await screen.findByText('California');
  expect(screen.getByRole('article')).toHaveTextContent('1 River RoadOakland, California 94601, United States');
});

test('S176 another address can become the default, and focus stays on it', async () => {
  const { user } = await open();
  const sent = watch(CALLS.makeDefaultAddress, anAddress({ id: 60, name: 'Omar', default: 1 }));
  expect(screen.queryByRole('button', { name: 'Make the address of Amina Rahimi the default' })).toBeNull();
  await user.click(press('Make the address of Omar the default'));
  const card = () => screen.getAllByRole('article')[1] as HTMLElement;
  expect((await within(card()).findByText('Default')).parentElement).toHaveFocus();
  expect(sent[0]?.body).toEqual({ id: 60 });
  expect(screen.getAllByText('Default')).toHaveLength(1);
});

test('S181 an invalid phone number shows the server’s message when the field is left', async () => {
  server.use(answer(CALLS.addresses, aPage([])));
  server.use(answer(CALLS.countriesPhones, { ...countries, phone_invalid: 'This is no number.' }));
  const { user } = await renderApp(definition, { path: '/user/addresses', as: customer() });
  await user.click(press('Add an address'));
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  await user.type(phone, '----');
  await user.tab();
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/This is no number\./));
  await user.clear(phone);
  await user.type(phone, '٠٧٠ ١٢٣ ٤٥٦٧');
  expect(phone).not.toHaveAccessibleDescription(/This is no number/);
});

test('S176 an empty list offers to add an address', async () => {
  await open([]);
  expect(screen.getByText('You don’t have any addresses yet.')).toBeVisible();
  expect(press('Add an address')).toBeVisible();
});

test('S177 S178 S182 a new address appears first, is sent with the user’s id and announced', async () => {
  const { user } = await open();
  const sent = watch(CALLS.saveAddress, anAddress({ id: 62, name: 'Leila', default: 0 }));
  await user.click(press('Add an address'));
  const dialog = screen.getByRole('dialog', { name: 'New address' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Full name' }), 'Leila');
  await user.click(within(dialog).getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(names()).toEqual(['Leila', 'Amina Rahimi', 'Omar']));
  expect(sent[0]?.body).toMatchObject({ name: 'Leila', country: 'AF', state: 'BDS', user_id: 7 });
  expect(sent[0]?.body).not.toHaveProperty('id');
  expect(toasts).toEqual([{ text: 'Address added successfully!!!' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(press('Add an address')).toHaveFocus();
});

test('S177 S178 an edited address keeps its place', async () => {
  const { user } = await open();
  const sent = watch(CALLS.saveAddress, anAddress({ id: 60, name: 'Omar Khan', default: 0 }));
  await user.click(press('Change the address of Omar'));
  const name = screen.getByRole('textbox', { name: 'Full name' });
  expect(name).toHaveValue('Omar');
  await user.type(name, ' Khan{Enter}');
  await waitFor(() => expect(names()).toEqual(['Amina Rahimi', 'Omar Khan']));
  expect(sent[0]?.body).toMatchObject({ id: 60, name: 'Omar Khan' });
  expect(toasts).toEqual([{ text: 'Address updated successfully!!!' }]);
});

test('S179 S181 a rejected form shows the first message as a toast and in the form and keeps the input', async () => {
  const { user } = await open();
  server.use(reject(CALLS.saveAddress, ['The zip is missing.', 'The city is missing.']));
  await user.click(press('Change the address of Omar'));
  await user.clear(screen.getByRole('textbox', { name: 'Postcode' }));
  await user.click(press('Save address'));
  expect(await screen.findByText('The zip is missing.')).toHaveFocus();
  expect(toasts).toEqual([{ text: 'The zip is missing.', error: true }]);
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Omar');
  expect(names()).toEqual(['Amina Rahimi', 'Omar']);
});

test('S181 field errors show at their fields, the first takes the focus, and the draft is kept', async () => {
  const { user } = await open();
  server.use(reject(CALLS.saveAddress, ['The city is missing.', 'The zip is missing.'], undefined, ['city', 'zip']));
  await user.click(press('Change the address of Omar'));
  await user.click(press('Save address'));
  const city = screen.getByRole('textbox', { name: 'City' });
  await waitFor(() => expect(city).toHaveAccessibleDescription('The city is missing.'));
  expect(city).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription('The zip is missing.');
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Omar');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('S152 a country without states has a text field for the region and shows its dialling prefix', async () => {
  const { user } = await open();
  await user.click(press('Add an address'));
  await screen.findByRole('option', { name: 'France' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'France');
  expect(screen.getByRole('textbox', { name: 'State or region (optional)' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription('\u2068+33 …\u2069');
});

test('S180 S182 deleting asks first, then removes the address and keeps the focus on the page', async () => {
  const { user } = await open();
  const sent = watch(CALLS.deleteAddress, true);
  await user.click(press('Delete the address of Omar'));
  const dialog = screen.getByRole('dialog', { name: 'Do you really want to delete?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  expect(press('Delete the address of Omar')).toHaveFocus();

  await user.click(press('Delete the address of Omar'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(names()).toEqual(['Amina Rahimi']));
  expect(sent[0]?.params).toEqual({ id: '60' });
  expect(sent[0]?.query.get('user_id')).toBe('7');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('S180 an address whose deletion fails stays listed', async () => {
  const { user } = await open();
  server.use(fail(CALLS.deleteAddress, 500, 'Broken'));
  await user.click(press('Delete the address of Omar'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts).toEqual([{ text: 'Broken', error: true }]));
  expect(names()).toEqual(['Amina Rahimi', 'Omar']);
});

test('S022 S181 with an expired session the form links to the login and keeps the input', async () => {
  const { user, leave } = await open();
  server.use(fail(CALLS.saveAddress, 401));
  await user.click(press('Add an address'));
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Lyon');
  await user.click(press('Save address'));
  const login = await screen.findByRole('link', { name: 'Sign in' });
  expect(login).toHaveAttribute('href', '/login?redirect=%2Fuser%2Faddresses');
  expect(login.closest('[role=alert]')).toHaveTextContent('Please sign in first. Sign in');
  await leave();

  const { user: again } = await open();
  await again.click(press('Add an address'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Lyon'));
});

test('S180 an address already deleted in another tab leaves the list', async () => {
  const { user } = await open();
  server.use(reject(CALLS.deleteAddress, ['This address could not be found.']));
  await user.click(press('Delete the address of Omar'));
  server.use(answer(CALLS.addresses, aPage([anAddress()])));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(names()).toEqual(['Amina Rahimi']));
  expect(toasts).toEqual([{ text: 'This address could not be found.', error: true }]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('S022 S180 deleting without a session redirects to the login and back', async () => {
  const opened = jest.spyOn(browser, 'open').mockImplementation(() => {});
  const { user } = await open();
  server.use(fail(CALLS.deleteAddress, 401));
  await user.click(press('Delete the address of Omar'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/login?redirect=%2Fuser%2Faddresses&for=ended'));
  opened.mockRestore();
});
