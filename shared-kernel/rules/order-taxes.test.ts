import type { OrderedProduct } from '../contract/orders';
import { anOrder, anOrderedProduct } from '../testing/an-order';
import { taxRates } from './order-taxes';

const line = (title: string, type: number, rate: number, over: Partial<OrderedProduct>) =>
  anOrderedProduct({ tax: { title, type, rate }, quantity: 1, ...over });
const { calculated } = anOrder();
const added = (...ordered_products: OrderedProduct[]) => taxRates({ ordered_products, calculated });

test('S184 tax is summed by rule and rate, the highest rate first, amounts for each piece last', () => {
  expect(
    added(
      line('VAT', 2, 5.5, { tax_price: 0.55, quantity: 3 }),
      line('Deposit', 1, 0.25, { tax_price: 0.25, quantity: 2 }),
      line('VAT', 2, 20, { tax_price: 4 }),
      line('VAT', 2, 5.5, { tax_price: 1.1 }),
    ),
  ).toEqual([
    { title: 'VAT', percent: 20, amount: 4000 },
    { title: 'VAT', percent: 5.5, amount: 2750 },
    { title: 'Deposit', percent: null, amount: 500 },
  ]);
});

test('S184 lines without tax, and those of an API that does not say, make no rate', () => {
  expect(added(anOrderedProduct({ tax: null, tax_price: 0 }), anOrderedProduct({ tax_price: 1 }))).toEqual([]);
  expect(added(line('VAT', 2, 0, { tax_price: 0 }))).toEqual([]);
});

test('issue 14 shipping stands under its rate with the goods: on top by itself, within the prices rounded once with them', () => {
  const ordered_products = [
    line('VAT', 2, 20, { selling: 10.02, tax_price: 2 }),
    line('VAT', 2, 5.5, { selling: 5, tax_price: 0.28 }),
  ];
  const shipping_taxes = [
    { title: 'VAT', rate: 20, amount: 5.01 },
    { title: 'Carriage', rate: 10, amount: 1.1 },
  ];
  expect(taxRates({ ordered_products, calculated, shipping_taxes })).toEqual([
    { title: 'VAT', percent: 20, amount: 3000 },
    { title: 'Carriage', percent: 10, amount: 110 },
    { title: 'VAT', percent: 5.5, amount: 280 },
  ]);
  // a voucher of half the goods leaves 5.01 beside the 5.01 of shipping under 20 %: apart their taxes would be 0.84 each
  const included = { ...calculated, tax_included: true as const, voucher_price: 7.51 };
  expect(taxRates({ ordered_products, calculated: included, shipping_taxes })).toEqual([
    { title: 'VAT', percent: 20, amount: 1670 },
    { title: 'Carriage', percent: 10, amount: 100 },
    { title: 'VAT', percent: 5.5, amount: 130 },
  ]);
});

test('issue 14 tax within the prices is of what each line costs once bundle and voucher are off', () => {
  const ordered_products = [
    line('MwSt.', 2, 19, { selling: 11.9, quantity: 4, bundle_offer: 1, tax_price: 1.9 }),
    line('MwSt.', 2, 7, { selling: 10.7, tax_price: 0.7 }),
    line('Pfand', 1, 0.25, { selling: 2, tax_price: 0.25 }),
  ];
  const included = (voucher_price: number) =>
    taxRates({ ordered_products, calculated: { ...calculated, tax_included: true, voucher_price } });
  expect(included(0)).toEqual([
    { title: 'MwSt.', percent: 19, amount: 5700 },
    { title: 'MwSt.', percent: 7, amount: 700 },
    { title: 'Pfand', percent: null, amount: 250 },
  ]);
  // 10 % off everything
  expect(included(4.84)).toEqual([
    { title: 'MwSt.', percent: 19, amount: 5130 },
    { title: 'MwSt.', percent: 7, amount: 630 },
    { title: 'Pfand', percent: null, amount: 250 },
  ]);
});
