import { variantNote } from './variant-note';

const value = (id: number, title: string) => ({
  attribute_value_id: id,
  attribute_value: { id, title, attribute: { id, title: 'Any' } },
});
const VARIANT = {
  id: 1,
  product_id: 1,
  sku: null,
  price: 10,
  quantity: 1,
  inventory_attributes: [value(1, 'Teal'), value(2, 'L')],
};

test.each([
  ['en', 'Teal, L'],
  ['ar', 'Teal، L'],
] as const)('issue 14 separates variant values with the comma of the language (%s)', (language, note) => {
  expect(variantNote(VARIANT, language)).toBe(note);
});
