import { LANGUAGES } from 'shared-kernel/contract/languages';
import { translate } from './texts';

test('placeholders are filled in every language', () => {
  for (const language of LANGUAGES) {
    expect(translate(language, { key: 'validation.tooLong', values: { field: 'unit', maximum: 20 } })).toMatch(
      /unit.*20/,
    );
  }
});
