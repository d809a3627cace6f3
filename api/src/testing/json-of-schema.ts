import fc from 'fast-check';

/** A value's schema in the API's document. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Generates values that a schema allows; where it describes nothing, any text. */
export function jsonOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(jsonOf));
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(jsonOf(schema.items ?? {}), { maxLength: 4 });
    case 'integer':
      return fc.integer(within(schema));
    case 'number':
      return fc.integer(within(schema)).map((cents) => cents / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.string({ unit: 'binary', maxLength: Math.min(schema.maxLength ?? 40, 40) });
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema) {
  const fields = Object.entries(properties).map(([name, field]) => [name, jsonOf(field)]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] });
}

const within = ({ minimum = -1000, maximum = 2_147_483_647 }: JsonSchema) => ({
  min: Math.max(Math.ceil(minimum), -2_147_483_648),
  max: Math.min(Math.floor(maximum), 2_147_483_647),
});

const WRONG = ['null', '-1', '0', '1.5', '1e309', '99999999999999999999', '""', '"x"', 'true', '[]', '["a"]', '{}'];
const LONG = JSON.stringify('x'.repeat(10_240));

/**
 * Generates the JSON text of valid bodies and of nearly valid ones: with a field left out, of another type, too long, repeated or added, or
 * not JSON at all.
 */
export function nearly(body: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<string> {
  const spoilt = fc.constantFrom('not', 'dropped', 'changed', 'changed', 'changed', 'twice', 'more', 'proto', 'broken');
  return fc.tuple(body, spoilt, fc.nat(), fc.constantFrom(...WRONG, LONG)).map(([fields, how, index, wrong]) => {
    const entries = Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value) ?? 'null'] as const);
    const picked = entries[index % Math.max(entries.length, 1)]?.[0] ?? 'id';
    const others = entries.filter(([name]) => name !== picked);
    const sent = {
      not: entries,
      dropped: others,
      changed: [...others, [picked, wrong] as const],
      twice: [...entries, [picked, wrong] as const],
      more: [...entries, ['is_admin', wrong] as const],
      proto: [...entries, ['__proto__', '{"is_admin":true}'] as const],
      broken: entries,
    }[how];
    const text = `{${sent.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
    return how === 'broken' ? text.slice(0, -1) : text;
  });
}
