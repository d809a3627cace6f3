import { writtenAddress } from './written-address';

const PORTLAND = { address_1: '5 Oak St', city: 'Portland', state: 'OR', zip: '97201', country: 'US' };
const isolates = (text: string) =>
  text.replace(/[\u2066-\u2069]/g, (mark) => '→←?|'['\u2066\u2067\u2068\u2069'.indexOf(mark)] ?? '');

test('issue 14 in right-to-left languages each line and part of an address keeps its own direction', () => {
  expect(writtenAddress(PORTLAND, 'ar').map(isolates)).toEqual([
    '→?5 Oak St||',
    '←?Portland|، ?أوريغون| ?97201||',
    '←?الولايات المتحدة||',
  ]);
  expect(writtenAddress({ city: 'الرياض', zip: '12345', country: 'SA' }, 'ar').map(isolates)[0]).toBe(
    '←?الرياض| ?12345||',
  );
});

test('in other languages an address has no direction marks', () => {
  expect(writtenAddress(PORTLAND, 'en')).toEqual(['5 Oak St', 'Portland, Oregon 97201', 'United States']);
});
