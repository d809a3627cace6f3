import { render, screen } from '@testing-library/react';
import type { LanguageCode } from '../contract/languages';
import { createTexts } from '../i18n/i18next-texts';
import { addTexts, instanceFor, takeTexts, translator } from './i18n-instance';
import { TextsProvider, useTranslation } from './use-translation';

const textsIn = (language: LanguageCode, texts: Record<string, string>) => {
  const instance = createTexts(language);
  addTexts(instance, 'part', texts);
  return instance;
};

test('texts come from the namespace, others by their prefix', () => {
  const texts = textsIn('fr', { title: 'Pages', results: '{{count}} pour {{term}}' });
  addTexts(texts, 'kernel', { close: 'Fermer' });
  function Part() {
    const { t, language } = useTranslation('part');
    return <p>{[language, t('title'), t('kernel:close'), t('results', { count: 3, term: '<b>' })].join(', ')}</p>;
  }
  render(
    <TextsProvider value={texts}>
      <Part />
    </TextsProvider>,
  );
  expect(screen.getByText('fr, Pages, Fermer, 3 pour <b>')).toBeVisible();
});

test('a component outside a TextsProvider throws', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const Part = () => <p>{useTranslation('part').t('title')}</p>;
  expect(() => render(<Part />)).toThrow('TextsProvider');
  complaints.mockRestore();
});

test.each<[LanguageCode, string[]]>([
  ['en', ['other', 'one', 'other', 'other', 'other', 'other']],
  ['fr', ['one', 'one', 'other', 'other', 'other', 'other']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['tr', ['other', 'one', 'other', 'other', 'other', 'other']],
  ['hi', ['one', 'one', 'other', 'other', 'other', 'other']],
])('S005 %s has its plural forms', (language, forms) => {
  const t = translator(textsIn(language, Object.fromEntries(forms.map((form) => [`item_${form}`, form]))), 'part');
  expect([0, 1, 2, 3, 11, 100].map((count) => t('item', { count }))).toEqual(forms);
});

test('a namespace has one translator, which looks up a text without values once', () => {
  const texts = textsIn('en', { title: 'Pages' });
  const lookUps = jest.spyOn(texts, 't');
  const t = translator(texts, 'part');
  expect(translator(texts, 'part')).toBe(t);
  expect(translator(texts, 'other')).not.toBe(t);
  expect([t('title'), t('title'), t('title')]).toEqual(['Pages', 'Pages', 'Pages']);
  expect(lookUps).toHaveBeenCalledTimes(1);
});

test('texts added later replace those already looked up', () => {
  const texts = textsIn('en', { title: 'Pages' });
  const t = translator(texts, 'part');
  expect([t('title'), t('kernel:close')]).toEqual(['Pages', 'close']);
  addTexts(texts, 'part', { title: 'Help pages' });
  addTexts(texts, 'kernel', { close: 'Close' });
  expect([t('title'), t('kernel:close')]).toEqual(['Help pages', 'Close']);
});

test('two text sets of one language stay separate, as two versions of a remote may be live', () => {
  const [older, newer] = [textsIn('en', { title: 'Pages' }), textsIn('en', { title: 'Help' })];
  expect([translator(older, 'part')('title'), translator(newer, 'part')('title')]).toEqual(['Pages', 'Help']);
});

test('operator texts that need i18next are loaded with it before they are shown', async () => {
  await takeTexts('tr', 'part', { title: 'Pages' });
  const t = translator(instanceFor('tr'), 'part');
  expect(t('more')).toBe('more');
  await takeTexts('tr', 'part', { more: 'More: $t(title)' });
  expect([t('title'), t('more')]).toEqual(['Pages', 'More: Pages']);
});
