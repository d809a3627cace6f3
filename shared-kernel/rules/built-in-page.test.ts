import { builtInPage } from './built-in-page';

test.each([
  [1, 'Sitemap', 'Sitemap'],
  [1, 'Contact', 'Contact'],
  [2, 'Sitemap', null],
  [0, 'Contact', null],
  [1, 'sitemap', null],
  [1, ' Sitemap', null],
  [1, 'Faq', null],
  [1, '', null],
  [1, 'constructor', null],
  [1, '<script>steal()</script>', null],
])('D16 page_from_component %j with description %j opens screen %j', (page_from_component, description, screen) => {
  expect(builtInPage({ page_from_component, description })).toBe(screen);
});
