import fc from 'fast-check';
import {
  type Choice,
  choiceOf,
  chooseValue,
  findVariant,
  firstChoice,
  missingAttributes,
  valueState,
} from './variants';

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

test('S113 lists the attributes without a value', () => {
  expect(missingAttributes(attributes, {})).toEqual(attributes);
  expect(missingAttributes(attributes, { [colour]: red }).map((a) => a.id)).toEqual([size]);
  expect(missingAttributes(attributes, { [colour]: red, [size]: small })).toEqual([]);
});

test.each([
  ['incomplete', { [colour]: red }, undefined],
  ['complete', { [colour]: red, [size]: small }, 1],
  ['whatever the order of its values', { [colour]: red, [size]: large }, 2],
  ['a combination that is not sold', { [colour]: blue, [size]: large }, undefined],
  ['a value of another product', { [colour]: 99, [size]: small }, undefined],
])('S113 finds the variant for %s', (_, choice, id) => {
  expect(findVariant(attributes, variants, choice)?.id).toBe(id);
});

test('S113 a product without attributes has one variant', () => {
  expect(findVariant([], [variant(9, 1)], {})?.id).toBe(9);
  expect(findVariant([], [variant(8, 1, red)], {})).toBeNull();
});

test.each([
  ['nothing chosen yet', {}, size, large, 'sold-out'],
  ['nothing chosen yet', {}, size, small, 'available'],
  ['S114 red is sold out in large', { [colour]: red }, size, large, 'sold-out'],
  ['blue does not exist in large', { [colour]: blue }, size, large, 'missing'],
  ['ignores the own attribute', { [colour]: blue, [size]: small }, colour, red, 'available'],
  ['large is chosen: blue is unavailable', { [size]: large }, colour, blue, 'missing'],
])('%s', (_, choice, attributeId, valueId, state) => {
  expect(valueState(attributes, variants, choice, attributeId, valueId)).toBe(state);
});

test.each<[string, Choice, [number, number], Choice, number[]]>([
  ['the first value', {}, [colour, red], { [colour]: red }, []],
  ['a compatible value', { [colour]: red }, [size, large], { [colour]: red, [size]: large }, []],
  ['sold out is not a conflict', { [size]: large }, [colour, red], { [colour]: red, [size]: large }, []],
  [
    'another value of the same attribute',
    { [colour]: red, [size]: small },
    [colour, blue],
    { [colour]: blue, [size]: small },
    [],
  ],
  [
    'blue never existed in large: the newest choice stays',
    { [size]: large },
    [colour, blue],
    { [colour]: blue },
    [size],
  ],
  ['an unknown value', { [colour]: red }, [colour, 99], { [colour]: red }, []],
  ['an unknown attribute', { [colour]: red }, [7, red], { [colour]: red }, []],
])('S113 updates the choice: %s', (_, before, [attribute, value], choice, released) => {
  expect(chooseValue(attributes, variants, before, attribute, value)).toEqual({ choice, released });
});

test('S113 preselects attributes with a single value', () => {
  const one = [{ id: colour, values: [{ attribute_value_id: red }] }, ...attributes.slice(1)];
  expect(firstChoice(one, variants)).toEqual({ [colour]: red });
  expect(firstChoice(attributes, variants)).toEqual({});
  expect(firstChoice(one, [variant(3, 1, blue, small)])).toEqual({});
});

test('S113 a variant yields its choice, or none if its attributes differ', () => {
  expect(choiceOf(attributes, variant(1, 0, large, red))).toEqual({ [colour]: red, [size]: large });
  expect(choiceOf(attributes, variant(1, 1, red))).toBeNull();
  expect(choiceOf(attributes, variant(1, 1, red, blue))).toBeNull();
  expect(choiceOf(attributes, variant(1, 1, red, 99))).toBeNull();
});

describe('all possible products', () => {
  /** up to three attributes of up to three values, and any subset of their combinations as variants, sold out or not */
  const product = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }).chain((sizes) => {
    const made = sizes.map((count, at) => ({
      id: at + 1,
      values: Array.from({ length: count }, (_, index) => ({ attribute_value_id: (at + 1) * 10 + index })),
    }));
    const combinations = made.reduce<number[][]>(
      (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value.attribute_value_id])),
      [[]],
    );
    return fc.record({
      attributes: fc.constant(made),
      variants: fc
        .subarray(combinations)
        .chain((rows) =>
          fc
            .array(fc.integer({ min: 0, max: 2 }), { minLength: rows.length, maxLength: rows.length })
            .map((stock) => rows.map((values, index) => variant(index + 1, stock[index] ?? 0, ...values))),
        ),
      presses: fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 3 })), { maxLength: 8 }),
    });
  });
  const holds = (one: (typeof variants)[number], choice: Choice) =>
    Object.values(choice).every((id) => one.inventory_attributes.some((a) => a.attribute_value_id === id));

  test('S113 every choice exists, contains the newest value, and drops no more than needed', () => {
    fc.assert(
      fc.property(product, ({ attributes, variants, presses }) => {
        let choice = firstChoice(attributes, variants);
        expect(variants.length === 0 || variants.some((one) => holds(one, choice))).toBe(true);
        for (const [at, index] of presses) {
          const id = at + 1;
          const value = (at + 1) * 10 + index;
          const before = choice;
          const step = chooseValue(attributes, variants, before, id, value);
          choice = step.choice;
          const exists = variants.some((one) => holds(one, { [id]: value }));
          if (!exists) expect(choice).toBe(before);
          else {
            expect(variants.some((one) => holds(one, choice))).toBe(true);
            expect(choice[id]).toBe(value);
            for (const attribute of step.released)
              expect(variants.some((one) => holds(one, { ...choice, [attribute]: before[attribute] ?? 0 }))).toBe(
                false,
              );
          }
          const variant = findVariant(attributes, variants, choice);
          if (variant) expect(choiceOf(attributes, variant)).toEqual(choice);
          else expect(Object.keys(choice).length < attributes.length || !variants.length).toBe(true);
        }
      }),
    );
  });

  test('S113 S114 value states match a count over all variants', () => {
    fc.assert(
      fc.property(product, ({ attributes, variants, presses }) => {
        const choice = presses.reduce<Choice>(
          (now, [at, index]) => chooseValue(attributes, variants, now, at + 1, (at + 1) * 10 + index).choice,
          {},
        );
        for (const { id, values } of attributes)
          for (const { attribute_value_id: value } of values) {
            const { [id]: _, ...others } = choice;
            const fitting = variants.filter((one) => holds(one, { ...others, [id]: value }));
            const stock = fitting.reduce((sum, one) => sum + one.quantity, 0);
            expect(valueState(attributes, variants, choice, id, value)).toBe(
              fitting.length === 0 ? 'missing' : stock > 0 ? 'available' : 'sold-out',
            );
          }
      }),
    );
  });
});
