import { excerpt } from './excerpt';

test.each([
  ['keeps what fits', '<p>Made by hand.</p>', 'Made by hand.'],
  ['replaces tags by spaces and decodes entities', '<p>Salt &amp; pepper</p><p>&lt;3</p>', 'Salt & pepper <3'],
  ['cuts at the end of a word', 'A lamp of brass, polished', 'A lamp of brass…'],
  ['keeps a word that just fits', 'A lamp of brass set high', 'A lamp of brass set…'],
  ['Arabic', 'مصباح من النحاس، مصقول', 'مصباح من النحاس…'],
  ['Hindi', 'पीतल का दीपक। हाथ से बना', 'पीतल का दीपक। हाथ…'],
  ['no spaces', 'Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffah…'],
  ['cuts no letter in half', `${'a'.repeat(18)}👍👍`, `${'a'.repeat(18)}…`],
  ['nothing', '<p> </p>', ''],
])('S108 S216 the excerpt of a description: %s', (_what, html, expected) => {
  expect(excerpt(html, 20)).toBe(expected);
  expect(excerpt(html, 20).length).toBeLessThanOrEqual(20);
});
