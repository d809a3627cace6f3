import { z } from 'zod';
import { say } from './texts';
import { refusalOf } from './validation';

const messages = (schema: z.ZodType, input: unknown) => {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return refusalOf(
    issues.map(({ code, path, message, ...params }) => ({
      keyword: code as string,
      instancePath: `/${path.join('/')}`,
      schemaPath: '',
      message,
      params,
    })),
  ).form.map((text) => say('en', text));
};

test.each([
  ['a text', z.object({ zip: z.string().max(3) }), { zip: '12345' }, 'zip can be at most 3 characters'],
  ['a number', z.object({ rating: z.number().max(5) }), { rating: 6 }, 'rating can be at most 5'],
  ['a list', z.object({ ids: z.array(z.number()).max(1) }), { ids: [1, 2] }, 'ids can be at most 1'],
])('S211 %s above its maximum names the limit', (_, schema, input, message) => {
  expect(messages(schema, input)).toEqual([message]);
});
