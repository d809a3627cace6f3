import { findVariant, missingAttributes, valueState } from './variants';

const [colour, size] = [1, 2];
const [red, blue, small, large] = [11, 12, 21, 22];
const attributes = [
  { id: colour, values: [{ attribute_value_id: red }, { attribute_value_id: blue }] },
  { id: size, values: [{ attribute_value_id: small }, { attribute_value_id: large }] },
];
const variant = (id: number, quantity: number, ...values: number[]) => ({
  id,
  quantity,
  inventory_attributes: values.map((attribute_value_id) => ({ attribute_value_id })),
});
const variants = [variant(1, 4, red, small), variant(2, 0, large, red), variant(3, 7, blue, small)];

test('S113 names the attributes that are still open', () => {
  expect(missingAttributes(attributes, {})).toEqual(attributes);
  expect(missingAttributes(attributes, { [colour]: red }).map((a) => a.id)).toEqual([size]);
  expect(missingAttributes(attributes, { [colour]: red, [size]: small })).toEqual([]);
});

test.each([
  ['incomplete', { [colour]: red }, undefined],
  ['complete', { [colour]: red, [size]: small }, 1],
  ['whatever the order of its values', { [colour]: red, [size]: large }, 2],
  ['nobody sells it', { [colour]: blue, [size]: large }, undefined],
  ['a value of another product', { [colour]: 99, [size]: small }, undefined],
])('S113 finds the variant of a choice: %s', (_, choice, id) => {
  expect(findVariant(attributes, variants, choice)?.id).toBe(id);
});

test('S113 a product without attributes is its only variant', () => {
  expect(findVariant([], [variant(9, 1)], {})?.id).toBe(9);
  expect(findVariant([], [variant(8, 1, red)], {})).toBeNull();
});

test.each([
  ['nothing chosen yet', {}, size, large, 'sold-out'],
  ['nothing chosen yet', {}, size, small, 'available'],
  ['S114 red has no large left', { [colour]: red }, size, large, 'sold-out'],
  ['blue was never made large', { [colour]: blue }, size, large, 'missing'],
  ['the own attribute does not count', { [colour]: blue, [size]: small }, colour, red, 'available'],
  ['large is chosen: blue is not there', { [size]: large }, colour, blue, 'missing'],
])('%s', (_, choice, attributeId, valueId, state) => {
  expect(valueState(attributes, variants, choice, attributeId, valueId)).toBe(state);
});
