import { sampleData } from './sample-data.mjs';

const text = { type: 'string' };
const id = { type: 'integer', exclusiveMinimum: 0 };
const object = (properties, required = Object.keys(properties)) => ({ type: 'object', properties, required });
const list = (items, more = {}) => ({ type: 'array', items, ...more });
const ask = (schema, asked = {}) => sampleData(schema, { kind: 'full', document: {}, ...asked });
const empty = (schema, asked = {}) => ask(schema, { kind: 'empty', ...asked });

const products = list(object({ id, slug: text, values: list(object({ id })), note: { type: ['string', 'null'] } }));

test('full data have different items with their own ids, also in nested lists', () => {
  const data = ask(products);
  expect(data.map((item) => item.id)).toEqual([1, 2, 3]);
  expect(new Set(data.map(({ slug }) => slug)).size).toBe(3);
  const inner = data.flatMap(({ values }) => values.map((value) => value.id));
  expect(new Set(inner).size).toBe(inner.length);
});

test('the same request gets the same response', () => {
  expect(ask(products)).toEqual(ask(products));
});

test('empty data have empty lists, null and nothing optional', () => {
  const schema = object(
    { products, note: { type: ['string', 'null'] }, brand: { anyOf: [object({ id }), { type: 'null' }] }, extra: text },
    ['products', 'note', 'brand'],
  );
  expect(empty(schema)).toEqual({ products: [], note: null, brand: null });
  expect(ask(schema)).toMatchObject({ note: expect.any(String), brand: { id: 1 }, extra: expect.any(String) });
});

test('a list with a minimum length is not empty', () => {
  expect(empty(list(text, { minItems: 1 }))).toHaveLength(1);
});

test.each([
  ['enum', { type: 'string', enum: ['ltr', 'rtl'] }, 'ltr'],
  ['const', { const: 7 }, 7],
  ['limits', { type: 'integer', minimum: 40, maximum: 41 }, 40],
  ['format', { type: 'string', format: 'date' }, '2026-01-20'],
  ['length', { type: 'string', maxLength: 6 }, 'Sample'],
  ['$ref', { $ref: '#/components/schemas/Direction' }, 'rtl'],
])('follows the schema’s %s', (_, schema, expected) => {
  const document = { components: { schemas: { Direction: { const: 'rtl' } } } };
  expect(ask(schema, { document })).toBe(expected);
});

test('a page of a list agrees with its items, and the next one has others', () => {
  const number = { type: 'integer' };
  const page = object({ current_page: number, last_page: number, total: number, data: list(object({ id })) });
  expect(ask(page, { fields: { page: '2' } })).toEqual({
    current_page: 2,
    last_page: 2,
    total: 6,
    per_page: 3,
    data: [{ id: 4 }, { id: 5 }, { id: 6 }],
  });
  expect(empty(page)).toMatchObject({ current_page: 1, last_page: 1, total: 0, data: [] });
});

test('uses requested parameters as values of the fields with their names', () => {
  const schema = object({ slug: text, id });
  expect(ask(schema, { params: { slug: 'about', id: '7' } })).toEqual({ slug: 'about', id: 7 });
});

test('a call that returns a list or an item returns the item when an id is sent', () => {
  const one = object({ id, title: text });
  const either = { anyOf: [object({ current_page: { type: 'integer' }, data: list(one) }), one] };
  expect(ask(either)).toHaveProperty('current_page');
  expect(ask(either, { fields: { order_id: 4 } })).toEqual({ id: 1, title: 'Sample title 1' });
});
