import { withOneBundle } from './one-bundle.mjs';

const page = (head, loader, end = '') =>
  `<head>${head}<title>A</title><script ${loader}>loader</script></head><body>${end}</body>`;
const preload = (file) => `<link rel="preload" as="script" fetchpriority="low" href="/assets/${file}">`;
const CHUNKS = {
  main: ['shared.1.js', 'main.2.js'],
  home: ['shared.1.js', 'home.3.js'],
  'mfe-catalog': ['catalog.4.js'],
  'mfe-catalog-locale-en': ['texts.5.js'],
};

test('a document requests the same parts from the single bundle, main last', () => {
  const own = ['mfe-catalog/remoteEntry', 'mfe-catalog/lifecycles', 'mfe-catalog/home', 'mfe-catalog/locale-en'];
  const sources = [...own.map((name) => `/remotes/${name}.0.js`), '/assets/main.0.js'].join(' ');
  const given = page(
    '<link rel="preload" as="script" href="/assets/main.0.js"><link rel="preload" as="image" href="/a.webp">',
    `data-src="${sources}" data-integrity="sha384-a -"`,
    '<link rel="preload" as="script" href="/remotes/mfe-catalog/home.0.js">',
  );
  const files = ['catalog.4.js', 'shared.1.js', 'home.3.js', 'texts.5.js', 'main.2.js'];
  expect(withOneBundle(given, CHUNKS)).toBe(
    page(
      `<link rel="preload" as="image" href="/a.webp">${preload('main.2.js')}`,
      `data-src="${files.map((file) => `/assets/${file}`).join(' ')}"`,
      files.slice(0, -1).map(preload).join(''),
    ),
  );
});

test('a document without preloaded scripts preloads no bundle', () => {
  expect(withOneBundle(page('', 'data-src="/assets/a.js"'), { main: ['one.2.js'] })).toBe(
    page('', 'data-src="/assets/one.2.js"'),
  );
});
