import { taxRates } from './tax-rates';

const line = (title: string, type: number, rate: number, tax_price: number, quantity = 1) => ({
  tax: { title, type, rate },
  tax_price,
  quantity,
});

test('S184 tax is summed by rule and rate, the highest rate first, amounts for each piece last', () => {
  expect(
    taxRates([
      line('VAT', 2, 5.5, 0.55, 3),
      line('Deposit', 1, 0.25, 0.25, 2),
      line('VAT', 2, 20, 4),
      line('VAT', 2, 5.5, 1.1),
    ]),
  ).toEqual([
    { title: 'VAT', percent: 20, amount: 400 },
    { title: 'VAT', percent: 5.5, amount: 275 },
    { title: 'Deposit', percent: null, amount: 50 },
  ]);
});

test('S184 lines without tax, and those of an API that does not say, make no rate', () => {
  expect(
    taxRates([
      { tax: null, tax_price: 0, quantity: 1 },
      { tax_price: 1, quantity: 1 },
    ]),
  ).toEqual([]);
  expect(taxRates([line('VAT', 2, 0, 0)])).toEqual([]);
});
