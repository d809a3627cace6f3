import { z } from 'zod';
import { translate } from './texts';
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
  ).form.map((text) => translate('en', text));
};

test.each([
  ['a text', z.object({ zip: z.string().max(3) }), { zip: '12345' }, 'Postcode can be at most 3 characters'],
  ['a number', z.object({ rating: z.number().max(5) }), { rating: 6 }, 'Rating can be at most 5'],
  ['a list', z.object({ ids: z.array(z.number()).max(1) }), { ids: [1, 2] }, 'ids can be at most 1'],
])('S211 %s above its maximum is refused with the limit', (_, schema, input, message) => {
  expect(messages(schema, input)).toEqual([message]);
});

test.each([
  ['fr', 'Le champ « Nouveau mot de passe » est obligatoire'],
  ['ar', 'الحقل «كلمة المرور الجديدة» مطلوب'],
  ['tr', 'Yeni parola alanı zorunludur'],
  ['hi', 'नया पासवर्ड आवश्यक है'],
] as const)('S211 a field is named in the language of the message (%s)', (language, message) => {
  expect(translate(language, { key: 'validation.required', values: { field: 'new_password' } })).toBe(message);
});

test('S211 a field that no form shows keeps its technical name', () => {
  expect(translate('fr', { key: 'validation.invalid', values: { field: 'inventory_id' } })).toContain(
    '« inventory id »',
  );
});
