import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';
import type { Terminal } from '../terminal';

const api = testApp();

/** For each question an invalid first answer, then a valid one. */
const ANSWERS: Record<string, [wrong: string, right: string]> = {
  'Name of': ['', 'Kornblume'],
  'Email address': ['nobody', 'hello@kornblume.example'],
  Phone: ['1'.repeat(200), ''],
  Country: ['Germany', 'de'],
  Street: ['x'.repeat(200), 'Gartenstraße 1'],
  Postcode: ['x'.repeat(200), '79098'],
  City: ['x'.repeat(200), 'Freiburg'],
  'Who is': ['x'.repeat(200), 'Kim Korn'],
  VAT: ['x'.repeat(200), ''],
  Currency: ['EURO', 'EUR'],
  'Time zone': ['Mars/Base', 'Europe/Berlin'],
  'Main colour': ['blue', '#1d4ed8'],
  Logo: ['missing.png', ''],
  'Address that': ['nobody', 'mail@kornblume.example'],
};

test('issue 15 shop init asks for every setting, rejects wrong answers at once and accepts English alone', async () => {
  const refused: string[] = [];
  const terminal: Terminal = {
    text: async ({ message, check }) => {
      const [start, [wrong, right]] = Object.entries(ANSWERS).find(([begin]) => message.startsWith(begin)) ?? [
        '',
        ['', ''],
      ];
      if (check?.(wrong)) refused.push(start);
      expect([message, check?.(right) ?? null]).toEqual([message, null]);
      return right;
    },
    yes: async (_, otherwise) => otherwise,
    one: async (_, __, otherwise) => otherwise,
    many: async (_, __, chosen, least) => {
      expect(chosen.length).toBeGreaterThanOrEqual(least);
      return [...chosen];
    },
  };
  const { exit, out, err } = await anOperator(api, undefined, { terminal })('shop', 'init');
  expect([exit, err, out.split('\n')[0]]).toEqual([0, '', 'The shop is set up and can be opened.']);
  expect(refused).toEqual(Object.keys(ANSWERS));
  expect((await api.call<{ languages: object }>('common')).data.languages).toEqual({ en: expect.anything() });
});
