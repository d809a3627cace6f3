import { matchingOptions } from './matching';

const options = ['Åland', 'Turkey', 'İstanbul', 'Iğdır', 'الجزائر', 'भारत', 'Finland'].map((label, i) => ({
  value: String(i),
  label,
}));

test.each([
  ['', options.map((option) => option.label)],
  ['  ', options.map((option) => option.label)],
  ['land', ['Åland', 'Finland']],
  ['aland', ['Åland']],
  ['ISTANBUL', ['İstanbul']],
  ['igdir', ['Iğdır']],
  ['الجَزائر', ['الجزائر']],
  ['भा', ['भारत']],
  ['fin', ['Finland']],
  ['.*', []],
])('S054 %j finds %j', (typed, labels) => {
  expect(matchingOptions(options, typed).map((option) => option.label)).toEqual(labels);
});

test('S054 prefix matches come first', () => {
  const matches = matchingOptions(
    [
      { value: '1', label: 'New York' },
      { value: '2', label: 'York' },
    ],
    'york',
  );
  expect(matches.map((option) => option.value)).toEqual(['2', '1']);
});
