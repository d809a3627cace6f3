import { pageTitle } from './page-title';

test.each([
  ['About us', null, 'About us | Souk'],
  ['Souk – one market', 'Everything', 'Souk – one market'],
  ['', 'Everything', 'Everything'],
  [null, '', 'Souk'],
  [undefined, null, 'Souk'],
])('title %p on site %p becomes %p', (title, meta_title, shown) => {
  expect(pageTitle(title, { site_name: 'Souk', meta_title })).toBe(shown);
});
