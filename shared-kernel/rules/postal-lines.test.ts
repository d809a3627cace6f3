import { postalDirection, postalLines, postalText } from './postal-lines';

const SAN_FRANCISCO = {
  address_1: '1 Market Street',
  address_2: 'Flat 9',
  city: 'San Francisco',
  state: 'California',
  zip: '94103',
  country: 'United States',
};
const textOf = (...given: Parameters<typeof postalLines>) => postalLines(...given).map(postalText);

test('S184 formats the lines as the country does, with its name last', () => {
  expect(textOf(SAN_FRANCISCO, ['{address}', '{city}, {state} {zip}'])).toEqual([
    '1 Market Street, Flat 9',
    'San Francisco, California 94103',
    'United States',
  ]);
  const berlin = { address_1: 'Unter den Linden 1', city: 'Berlin', zip: '10117', country: 'Germany' };
  expect(textOf(berlin, ['{address}', '{zip} {city}'])).toEqual(['Unter den Linden 1', '10117 Berlin', 'Germany']);
});

test.each<[string, object, string, string | undefined]>([
  ['a missing first part', { city: null }, '{city}, {state} {zip}', 'California 94103'],
  ['a missing part in the middle', { state: '' }, '{city}, {state} {zip}', 'San Francisco 94103'],
  ['a missing last part', { zip: ' ' }, '{city}, {state} {zip}', 'San Francisco, California'],
  ['a prefix whose postcode is missing', { zip: '' }, 'CH-{zip} {city}', 'San Francisco'],
  ['a prefix', {}, 'CH-{zip} {city}', 'CH-94103 San Francisco'],
])('S184 %s leaves no gap', (_case, change, format, line) => {
  expect(textOf({ ...SAN_FRANCISCO, ...change }, ['{address}', format])[1]).toBe(line);
});

test('S184 parts outside the country’s format precede its name; without a format the usual order applies', () => {
  expect(textOf(SAN_FRANCISCO, ['{address}', '{city}'])).toEqual([
    '1 Market Street, Flat 9',
    'San Francisco',
    '94103, California',
    'United States',
  ]);
  expect(textOf(SAN_FRANCISCO)).toEqual([
    '1 Market Street, Flat 9',
    '94103 San Francisco',
    'California',
    'United States',
  ]);
  expect(textOf({})).toEqual([]);
});

test('issue 14 in Arabic an address has Arabic commas only', () => {
  expect(textOf(SAN_FRANCISCO, ['{address}', '{city}, {state} {zip}'], '، ')).toEqual([
    '1 Market Street، Flat 9',
    'San Francisco، California 94103',
    'United States',
  ]);
  expect(textOf(SAN_FRANCISCO, ['{address}', '{city}'], '، ')[2]).toBe('94103، California');
});

test.each<[string, string | null, 'ltr' | 'rtl' | undefined]>([
  ['Paris', '75001', 'ltr'],
  ['الرياض', '12345', 'rtl'],
  ['पुणे', '411001', 'ltr'],
  ['תל אביב', '61000', 'rtl'],
  ['', '75001', undefined],
])('issue 14 the line of city %j and postcode %j has its own direction: %j', (city, zip, direction) => {
  const [line] = postalLines({ city, zip }, ['{zip} {city}']);
  for (const page of ['ltr', 'rtl'] as const) expect(line && postalDirection(line, page)).toBe(direction);
});

test('issue 14 a line that mixes Latin and Arabic follows the direction of the page', () => {
  const [line = []] = postalLines({ city: 'Portland', state: 'أوريغون', zip: '97201' }, ['{city}, {state} {zip}']);
  expect([postalDirection(line, 'rtl'), postalDirection(line, 'ltr')]).toEqual(['rtl', 'ltr']);
});
