import type { Address, AddressPage } from 'shared-kernel/contract/addresses';
import type { Rejection } from 'shared-kernel/contract/envelope';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { aCustomer } from '../../testing/a-customer';
import { ADDRESS, aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aUser } from '../../testing/a-user';
import { testApp } from '../../testing/test-app';

const api = testApp();
const list = async (user_token: string, query = {}) =>
  (await api.call<AddressPage>('addresses', { query: { user_token, ...query } })).data;

const SAN_FRANCISCO = { country: 'US', state: 'CA', city: 'San Francisco', zip: '94103', phone: '+12025550142' };

describe('refused addresses', () => {
  test.each([
    [{ name: ' ' }, 'Full name is required'],
    [{ name: undefined }, 'Full name is required'],
    [{ name: '\u200b\u2060\u202e\u3164' }, 'Full name is required'],
    [{ address_1: '\u200b' }, 'Address is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'a@b.c' }, 'Invalid email'],
    [{ phone: '' }, 'Phone is required'],
    ...['call me', '----', '12', '+1 202 555 01421234567', '0700 ext'].map((phone): [object, string] => [
      { phone },
      'Please enter a valid phone number for the chosen country, or start with + and the country code',
    ]),
    [{ country: 'A' }, 'Country is required'],
    [{ country: 'ZZ' }, 'Country is required'],
    [{ country: 'ALL' }, 'Country is required'],
    [{ state: 'ALL' }, 'Please choose a state in this country.'],
    [{ country: 'US', state: 'BDS' }, 'Please choose a state in this country.'],
    [{ city: '' }, 'City is required'],
    [{ zip: '34o1' }, 'Postcode isn’t valid. Example: 1001'],
    [{ ...SAN_FRANCISCO, zip: '' }, 'ZIP code is required'],
    [{ ...SAN_FRANCISCO, zip: '!!' }, 'ZIP code isn’t valid. Example: 95014'],
    [{ ...SAN_FRANCISCO, state: '' }, 'State is required'],
    [{ country: 'IN', state: 'MH', zip: '1' }, 'PIN code isn’t valid. Example: 110034'],
    [{ country: 'AE', state: '', city: '' }, 'Emirate is required'],
    [{ company: 'x'.repeat(101) }, 'Company can be at most 100 characters'],
    [{ address_1: '\n' }, 'Address is required'],
    [{ name: 'x'.repeat(101) }, 'Full name can be at most 100 characters'],
    [{ address_2: '\u200f字'.repeat(101) }, 'Apartment, floor can be at most 200 characters'],
    [{ tax_number: '<b>'.repeat(14) }, 'VAT or tax number can be at most 40 characters'],
    [{ ...SAN_FRANCISCO, city: 'x'.repeat(101) }, 'City can be at most 100 characters'],
    [{ country: 'GG', state: 'x'.repeat(101), zip: 'GY1 1AA' }, 'State or region can be at most 100 characters'],
    [{ ...SAN_FRANCISCO, zip: '9'.repeat(21) }, 'ZIP code isn’t valid. Example: 95014'],
  ])('S181 %p is refused with %p', async (fields, message) => {
    const { user_token } = aGuest(api);
    const body = { ...ADDRESS, user_token, ...fields };
    const { status, data } = await api.call<Rejection>('saveAddress', { body });
    expect([status, data.form[0]]).toEqual([201, message]);
    expect((await list(user_token)).total).toBe(0);
  });

  test('S181 issue 14 lists too-long and missing fields in form order, including those of the billing address', async () => {
    const { user_token } = aGuest(api);
    const long = 'x'.repeat(501);
    const billing = { ...ADDRESS, ...SAN_FRANCISCO, name: long, address_1: long, zip: '', address_2: null };
    const body = { ...ADDRESS, user_token, name: long, phone: '', delivery_instruction: long, billing };
    const { data } = await api.call<Rejection>('saveAddress', { body, language: 'tr' });
    expect(data).toEqual({
      form: [
        'Ad soyad alanı en fazla 100 karakter olabilir',
        'Telefon gerekli',
        'Teslimat notu alanı en fazla 500 karakter olabilir',
        'Ad soyad alanı en fazla 100 karakter olabilir',
        'Adres alanı en fazla 200 karakter olabilir',
        'ZIP kodu gerekli',
      ],
      fields: ['name', 'phone', 'delivery_instruction', 'billing.name', 'billing.address_1', 'billing.zip'],
    });
  });

  test('issue 14 drops a field that the form of the chosen country does not show', async () => {
    const { user_token } = aGuest(api);
    const body = { ...ADDRESS, country: 'QA', state: '', city: 'Doha', zip: 'x'.repeat(500), phone: '3312 3456' };
    const { status, data } = await api.call<Address>('saveAddress', { body: { ...body, user_token } });
    expect([status, data.zip]).toEqual([200, '']);
  });

  test('S181 all messages are listed, in the language of the caller', async () => {
    const { user_token } = aGuest(api);
    const { data } = await api.call<Rejection>('saveAddress', { body: { user_token }, language: 'fr' });
    expect(data.form).toHaveLength(6);
    expect(data.form[0]).toBe('L’e-mail est obligatoire');
    expect(data.form[1]).toBe('Le nom complet est obligatoire');
  });

  test('another shopper’s address can neither be read, changed nor deleted, and looks like an unknown one', async () => {
    const [owner, stranger] = [aGuest(api), aGuest(api)];
    const { id } = (await owner.live()).data;
    await stranger.live();
    const { user_token } = stranger;
    for (const unreachable of [id, 2_000_000_000]) {
      const changed = await api.call('saveAddress', {
        body: { ...ADDRESS, id: unreachable, name: 'Thief', user_token },
      });
      expect([changed.status, changed.message]).toEqual([201, 'We couldn’t find this address.']);
      const deleted = await api.call('deleteAddress', { params: { id: unreachable }, query: { user_token } });
      expect([deleted.status, deleted.message]).toEqual([201, 'We couldn’t find this address.']);
    }
    expect((await list(owner.user_token)).data).toMatchObject([{ id, name: 'Aisha Karim' }]);
  });

  test('S182 C4 a user cannot overwrite another user’s address', async () => {
    const [owner, stranger] = [await aUser(api.db), await aUser(api.db)];
    const { data } = await api.call<Address>('saveAddress', { bearer: owner.bearer, body: ADDRESS });
    await api.call('saveAddress', { bearer: stranger.bearer, body: ADDRESS });
    const stored = () => api.db.selectFrom('addresses').selectAll().where('id', '=', data.id).execute();
    const before = await stored();
    const body = { ...ADDRESS, id: data.id, name: 'Thief', city: 'Elsewhere' };
    const answer = await api.call('saveAddress', { bearer: stranger.bearer, body });
    expect(answer).toMatchObject({ http: 200, status: 201, message: 'We couldn’t find this address.' });
    expect(await stored()).toEqual(before);
  });

  test('S182 a user id in the request is ignored', async () => {
    const user = await aUser(api.db);
    await api.call('saveAddress', { bearer: user.bearer, body: ADDRESS });
    const { user_token } = aGuest(api);
    expect(await list(user_token, { user_id: user.id, shopper_id: 1 })).toMatchObject({ total: 0, data: [] });
    const body = { ...ADDRESS, user_token, user_id: user.id, shopper_id: 1 };
    await api.call('saveAddress', { body });
    const theirs = await api.call<AddressPage>('addresses', { bearer: user.bearer });
    expect(theirs.data.total).toBe(1);
  });
});

/** A user with the helpers of `aGuest`. */
async function aResident() {
  const { bearer } = await aUser(api.db);
  return {
    bearer,
    addresses: async (query = {}) => (await api.call<AddressPage>('addresses', { bearer, query })).data,
    save: (address: object = {}) => api.call<Address>('saveAddress', { bearer, body: { ...ADDRESS, ...address } }),
  };
}

test('S176 S177 S178 a new address comes first, is edited in place and can be deleted', async () => {
  const { save, addresses, bearer } = await aResident();
  const first = await save();
  expect(first.message).toBe('Address added successfully!!!');
  const second = await save({ city: 'Herat' });
  expect((await addresses()).data.map(({ id }) => id)).toEqual([second.data.id, first.data.id]);
  const changed = await save({ id: first.data.id, city: ' Kabul ', country: 'af', address_2: '' });
  expect(changed.message).toBe('Address updated successfully!!!');
  expect(changed.data).toMatchObject({ id: first.data.id, city: 'Kabul', country: 'AF', address_2: null });
  expect((await addresses()).data.map(({ city }) => city)).toEqual(['Herat', 'Kabul']);
  const deleted = await api.call<Address>('deleteAddress', { params: { id: first.data.id }, bearer });
  expect(deleted).toMatchObject({ status: 200, data: { id: first.data.id } });
  expect((await addresses()).data).toMatchObject([{ id: second.data.id, default: 1 }]);
});

test('S177 resending an address after a lost answer adds it once; another spelling adds another', async () => {
  const { save, addresses } = await aResident();
  const sent = await Promise.all([save(), save(), save({ city: ' Faizabad ' })]);
  expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1);
  expect(sent.map(({ message }) => message)).toEqual(Array(3).fill('Address added successfully!!!'));
  await save({ address_2: 'Second floor, left' });
  expect((await addresses()).data).toHaveLength(2);
});

test('D30 a guest’s new address replaces the old one, even with two concurrent requests', async () => {
  const guest = aGuest(api);
  await Promise.all(Array.from({ length: 8 }, () => guest.live()));
  const before = (await list(guest.user_token)).data;
  expect(before).toHaveLength(1);
  const again = await guest.live({ city: 'Herat' });
  expect(again).toMatchObject({ message: 'Address updated successfully!!!', data: { id: before[0]?.id } });
  expect((await list(guest.user_token)).data).toMatchObject([{ city: 'Herat', default: 1 }]);
  const { user_token } = guest;
  await api.call('deleteAddress', { params: { id: again.data.id }, query: { user_token } });
  expect((await guest.live()).message).toBe('Address added successfully!!!');
});

test('D31 a country without a state list accepts any state, and none is required', async () => {
  const { save } = await aResident();
  expect((await save({ country: 'GG', state: 'St. Saviour', zip: 'GY1 1AA' })).status).toBe(200);
  expect((await save({ state: '' })).status).toBe(200);
});

test('S176 shipping one order elsewhere does not change the default address for the next one', async () => {
  const customer = await aCustomer(api);
  const { bearer } = customer;
  const save = async (city: string) =>
    (await api.call<Address>('saveAddress', { bearer, body: { ...ADDRESS, city } })).data.id;
  const home = await save('Herat');
  const once = await save('Kunduz');
  const made = await api.call<Address>('makeDefaultAddress', { bearer, body: { id: home } });
  expect(made).toMatchObject({ status: 200, data: { id: home, default: 1 } });
  await customer.put(await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id }));
  const destination = async () => (await customer.cart()).destination?.address_id;
  expect(await destination()).toBe(home);
  await api.call('updateShipping', { bearer, body: { selected_address: once, cart: [] } });
  expect(await destination()).toBe(once);
  const placed = await customer.order();
  const order = await api.call<OrderDetail>('orders', { bearer, body: { order_id: placed.data.id } });
  expect(order.data.address.city).toBe('Kunduz');
  expect(await destination()).toBe(home);
  const all = (await api.call<AddressPage>('addresses', { bearer })).data.data;
  expect(all.filter((entry) => entry.default).map(({ id }) => id)).toEqual([home]);
  const stranger = await aUser(api.db);
  const theirs = await api.call('makeDefaultAddress', { bearer: stranger.bearer, body: { id: home } });
  expect([theirs.status, theirs.message]).toEqual([201, 'We couldn’t find this address.']);
});

describe('countries', () => {
  test.each([
    ['HK', { state: 'Kowloon', city: '', zip: '', phone: '2345 6789' }, { phone: '+852 2345 6789' }],
    ['AE', { state: 'DU', city: '', zip: '', phone: '٠٥٠ ١٢٣ ٤٥٦٧' }, { phone: '+971 50 123 4567' }],
    ['QA', { state: '', city: 'Doha', zip: '', phone: '3312 3456' }, { phone: '+974 3312 3456' }],
    ['GB', { state: '', city: 'London', zip: 'ec1a 1hq', phone: '020 7946 0018' }, { zip: 'EC1A 1HQ' }],
    [
      'IN',
      { state: 'MH', city: 'मुंबई', zip: '४००००१', phone: '०२२ २२६२ ०००१' },
      { zip: '400001', phone: '+91 22 2262 0001' },
    ],
    ['TR', { state: '34', city: 'Kadıköy', zip: '34710', phone: '0216 123 45 67' }, { phone: '+90 216 123 45 67' }],
    ['IE', { state: 'D', city: 'Dublin', zip: '', phone: '01 234 5678' }, {}],
    ['US', { ...SAN_FRANCISCO, state: 'AE', city: 'APO', zip: '09012' }, { state: 'AE' }],
    ['IT', { state: 'MI', city: 'Milano', zip: '20121', phone: '02 1234 5678' }, {}],
    // phones copy contacts with direction marks around them
    [
      'US',
      {
        ...SAN_FRANCISCO,
        zip: '\u2066９4103\u2069',
        phone: '\u202a+1 202 555 0142\u202c',
        email: '\u2068amina@souk.test\u2069',
      },
      { zip: '94103', phone: '+1 202 555 0142', email: 'amina@souk.test' },
    ],
  ])('S181 an address in %s is accepted as the country writes it', async (country, fields, stored) => {
    const { user_token } = aGuest(api);
    const body = { ...ADDRESS, country, ...fields, user_token };
    const { status, data } = await api.call<Address>('saveAddress', { body });
    expect(status).toBe(200);
    expect(data).toMatchObject({ ...stored, country });
  });

  test.each([
    'Ян',
    '王小明',
    'محمد بن عبد الله',
    'अमीना',
    'İpek Öğüt',
    '𐤀𐤁',
    'a'.repeat(100),
    '字'.repeat(100),
    '😀'.repeat(100),
  ])('S181 a person can be called %s', async (name) => {
    const { user_token } = aGuest(api);
    const { status, data } = await api.call<Address>('saveAddress', { body: { ...ADDRESS, name, user_token } });
    expect([status, data.name]).toEqual([200, name]);
  });
});

describe('billing', () => {
  const billing = { name: 'Karim Ltd', country: 'GB', state: '', city: 'London', zip: 'SW1A 1AA', address_1: '1 Mall' };

  test('S181 company, tax number and a separate billing address are stored and can be removed', async () => {
    const { save, addresses } = await aResident();
    const { data } = await save({ company: ' Karim  Ltd ', tax_number: 'GB123', billing });
    expect(data).toMatchObject({ company: 'Karim Ltd', tax_number: 'GB123', billing: { ...billing, address_2: null } });
    expect((await addresses()).data).toEqual([expect.objectContaining({ billing: { ...billing, address_2: null } })]);
    expect((await save({ company: 'Karim Ltd', tax_number: 'GB123', billing })).data.id).toBe(data.id);
    await save({ id: data.id });
    expect((await addresses()).data).toMatchObject([{ company: null, tax_number: null, billing: null }]);
  });

  test('S184 a guest’s order keeps its billing details after the address changes', async () => {
    const guest = aGuest(api);
    await guest.put(await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id }));
    const { user_token } = guest;
    const body = { ...ADDRESS, user_token, company: 'Karim Ltd', tax_number: 'GB123', billing };
    await api.call('saveAddress', { body });
    const placed = await api.call<{ id: number }>('placeOrder', { body: { order_method: 2, user_token } });
    await guest.live();
    const order = await api.call<OrderDetail>('orders', { body: { order_id: placed.data.id, user_token } });
    expect(order.data.address).toMatchObject({ company: 'Karim Ltd', tax_number: 'GB123', billing });
  });

  test('S181 errors in the billing address name its fields', async () => {
    const { user_token } = aGuest(api);
    const body = { ...ADDRESS, user_token, billing: { ...billing, zip: '!!', name: '' } };
    const { status, data } = await api.call<Rejection>('saveAddress', { body });
    expect([status, data.fields]).toEqual([201, ['billing.name', 'billing.zip']]);
  });
});

test('the list has pages of 25', async () => {
  const { save, addresses } = await aResident();
  for (let count = 0; count < 26; count += 1) await save({ address_1: `${count} River Road` });
  expect(await addresses()).toMatchObject({ total: 26, last_page: 2, per_page: 25 });
  expect((await addresses({ page: 2, time_zone: 'nowhere/land' })).data).toHaveLength(1);
});
