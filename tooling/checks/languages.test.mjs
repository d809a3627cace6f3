import { LANGUAGES as OF_SHOP } from '../../shared-kernel/contract/languages.ts';
import { LANGUAGES } from '../../souk-remote/contract/languages.mjs';

test('programs and the shop have the same languages', () => {
  expect(LANGUAGES).toEqual([...OF_SHOP]);
});
