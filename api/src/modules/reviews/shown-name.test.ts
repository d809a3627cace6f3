import { shownName } from './shown-name';

test.each([
  ['Amina Karimi', 'Amina K.'],
  ['  Ana  María   de la Cruz ', 'Ana C.'],
  ['Maya', 'Maya'],
  ['ليلى حداد', 'ليلى ح.'],
  ['अनन्या शर्मा', 'अनन्या श.'],
  ['Élodie E\u0301tienne', 'Élodie E\u0301.'],
  ['maya@souk.example', 'm.'],
  ['Maya <maya@souk.example>', 'M.'],
  ['', ''],
])('S112 the name %p is shown as %p', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
