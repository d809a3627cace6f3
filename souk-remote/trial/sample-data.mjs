import { keysOf, textOf, wholeNumberOf } from './plausible-values.mjs';

/** Items of a list, and of nested lists: enough to show what a list does, few enough that pages stay small. */
const ITEMS = [3, 2, 1];

/**
 * @typedef {object} Asked the parameters of a call
 * @property {'full' | 'empty'} kind `full`: lists with different items and all optional values. `empty`: empty lists, null where
 * allowed, no optional values
 * @property {object} document the OpenAPI document, for `$ref`
 * @property {Record<string, string>} [params] of the path: a product requested by its id has that id
 * @property {Record<string, unknown>} [fields] of query and body: the page of a list, the id of a single entity
 * @property {boolean} [signedIn]
 */

/**
 * Data that are valid for a response with this JSON Schema (in OpenAPI 3.1 format): the same for the same call. Values that the
 * schema leaves open (any string, any number) are chosen by the property's name.
 * @param {object} schema
 * @param {Asked} asked
 */
export function sampleData(schema, asked) {
  return sample(schema, { asked, name: '', at: [], top: true });
}

/** `at`: positions in the lists around a value, so that items differ and refer to each other. */
function sample(given, place) {
  const schema = resolve(given, place.asked.document);
  const { kind } = place.asked;
  if (schema.const !== undefined) return schema.const;
  const types = [schema.type ?? []].flat();
  const empty = kind === 'empty';
  if (types.includes('null') && empty) return null;
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return sample(chosen(choices, place), place);
  if (schema.enum) {
    const values = schema.enum.filter((value) => value !== null);
    if (empty && values.length < schema.enum.length) return null;
    return values[(empty ? 0 : position(place)) % values.length] ?? null;
  }
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sample(part, place)));
  if (types.includes('object') || schema.properties) return sampleObject(schema, place);
  if (types.includes('array')) return sampleList(schema, place);
  if (types.includes('boolean')) return place.name === 'is_logged_in' ? place.asked.signedIn === true : !empty;
  if (types.includes('integer') || types.includes('number')) return sampleNumber(schema, place);
  if (types.includes('string')) return sampleText(schema, place);
  return empty ? null : {};
}

function resolve(schema, document) {
  if (!schema.$ref) return schema;
  const found = schema.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce((part, key) => part?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  if (!found) throw new Error(`The API's document has no ${schema.$ref}.`);
  return resolve(found, document);
}

/**
 * Of several shapes the richest for full data, null or the poorest for empty data. A call that returns a list or a single entity
 * returns the entity when an id is given.
 */
function chosen(choices, { asked }) {
  const shapes = choices.map((choice) => resolve(choice, asked.document));
  const nothing = shapes.find(({ type }) => type === 'null');
  if (nothing && asked.kind === 'empty') return nothing;
  const one = Object.keys(asked.fields ?? {}).some((name) => /(^|_)id$/.test(name));
  const lists = shapes.filter(({ properties }) => properties?.current_page);
  const apart = lists.length > 0 && lists.length < shapes.length;
  const fitting = apart ? shapes.filter((shape) => lists.includes(shape) !== one) : shapes;
  const rich = fitting.filter((shape) => shape !== nothing).sort((a, b) => weight(b) - weight(a));
  return asked.kind === 'empty' ? rich.at(-1) : rich[0];
}
const weight = ({ type, properties = {} }) => (type === 'object' ? 1 + Object.keys(properties).length : 0);

function sampleObject(schema, place) {
  const { properties = {}, required = [], additionalProperties } = schema;
  const { asked } = place;
  const data = {};
  for (const [name, property] of Object.entries(properties)) {
    if (asked.kind === 'empty' && !required.includes(name)) continue;
    data[name] = sample(property, { ...place, name, within: place.name, top: false });
  }
  // a record: keys by its name; the expected values of a record of anything are unknown
  if (typeof additionalProperties === 'object' && (additionalProperties.type || additionalProperties.$ref)) {
    if (asked.kind === 'empty' && place.name !== 'languages') return data;
    for (const [i, key] of keysOf(place.name).entries())
      data[key] = sample(additionalProperties, { ...place, at: [...place.at, i], key, top: false });
  }
  if ('current_page' in data && Array.isArray(data.data)) pageNumbers(data, asked);
  if (place.top) named(data, asked.params);
  return data;
}

/** A list with further pages: the numbers agree with the items. */
function pageNumbers(data, asked) {
  const { kind } = asked;
  const page = pageOf(asked);
  const perPage = data.data.length;
  const last = kind === 'empty' ? 1 : 2;
  const from = (page - 1) * perPage + 1;
  const full = kind === 'full';
  Object.assign(data, { current_page: page, last_page: last, per_page: Math.max(perPage, 1), total: perPage * last });
  if ('from' in data) data.from = full ? from : null;
  if ('to' in data) data.to = full ? from + perPage - 1 : null;
  if ('next_page_url' in data) data.next_page_url = full && page < last ? `?page=${page + 1}` : null;
  if ('prev_page_url' in data) data.prev_page_url = page > 1 ? `?page=${page - 1}` : null;
  if ('more' in data) data.more = false;
}

const pageOf = ({ fields }) => Math.max(1, Number(fields?.page) || 1);

/** An entity requested by name has that name: `page/{slug}` returns that slug. */
function named(data, params = {}) {
  for (const [name, value] of Object.entries(params)) {
    for (const holder of [data, ...Object.values(data)]) {
      if (typeof holder !== 'object' || holder === null || !(name in holder)) continue;
      holder[name] = typeof holder[name] === 'number' ? Number(value) || holder[name] : value;
      break;
    }
  }
}

function sampleList({ items = {}, minItems = 0, maxItems = 10 }, place) {
  const { asked, at } = place;
  const many = asked.kind === 'empty' ? minItems : Math.max(minItems, Math.min(maxItems, ITEMS[at.length] ?? 1));
  const first = place.name === 'data' ? (pageOf(asked) - 1) * many : 0;
  return Array.from({ length: many }, (_, i) => sample(items, { ...place, at: [...at, first + i], top: false }));
}

function sampleNumber(schema, place) {
  const whole = schema.type === 'integer' || (Array.isArray(schema.type) && schema.type.includes('integer'));
  const low =
    schema.minimum ??
    (schema.exclusiveMinimum === undefined ? -Infinity : schema.exclusiveMinimum + (whole ? 1 : 0.01));
  const high = schema.maximum ?? Infinity;
  const value = wholeNumberOf(place);
  return Math.min(high, Math.max(low, whole ? Math.round(value) : value));
}

const FORMATS = {
  'date-time': (text) => (/^\d{4}-\d\d-\d\dT/.test(text) ? text : '2026-01-10T09:30:00.000Z'),
  date: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : '2026-01-20'),
  email: (text) => (text.includes('@') ? text : 'someone@example.test'),
  uri: (text) => (/^https?:/.test(text) ? text : 'https://example.test/'),
};

function sampleText({ format, minLength = 0, maxLength = Infinity }, place) {
  const text = (FORMATS[format] ?? String)(textOf(place));
  return text.slice(0, maxLength).padEnd(Math.min(minLength, 1000), 'x');
}

/** Number of an item among its siblings: 0, 1, 2 in a list, 10, 11 in a list of the second item of a list. */
export const position = ({ at }) => at.reduce((sum, i) => sum * 10 + i, 0);
