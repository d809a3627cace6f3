import { pageTitle } from './page-title';

test.each([
  ['About us', 'About us | Souk'],
  ['Souk – one market', 'Souk – one market'],
  ['', 'Souk'],
  [null, 'Souk'],
])('%p is shown as %p', (title, shown) => {
  expect(pageTitle(title, 'Souk')).toBe(shown);
});
