import { excerpt } from './excerpt';

test.each([
  ['what fits stays as it is', '<p>Made by hand.</p>', 'Made by hand.'],
  ['tags are gaps, letters are letters', '<p>Salt &amp; pepper</p><p>&lt;3</p>', 'Salt & pepper <3'],
  ['cut at the end of a word', 'A lamp of brass, polished', 'A lamp of brass…'],
  ['a word that just fits is kept', 'A lamp of brass set high', 'A lamp of brass set…'],
  ['Arabic', 'مصباح من النحاس، مصقول', 'مصباح من النحاس…'],
  ['Hindi', 'पीतल का दीपक। हाथ से बना', 'पीतल का दीपक। हाथ…'],
  ['no spaces', 'Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffah…'],
  ['no half of a letter', `${'a'.repeat(18)}👍👍`, `${'a'.repeat(18)}…`],
  ['nothing', '<p> </p>', ''],
])('S108 S216 the excerpt of a description: %s', (_what, html, expected) => {
  expect(excerpt(html, 20)).toBe(expected);
  expect(excerpt(html, 20).length).toBeLessThanOrEqual(20);
});
