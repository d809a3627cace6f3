import { withOneBundle } from './one-bundle.mjs';

const page = (head, loader) => `<head>${head}<title>A</title><script ${loader}>loader</script></head>`;

test('a document asks for the one bundle as it asked for its own scripts', () => {
  const preloads =
    '<link rel="preload" as="script" href="/assets/main.1.js"><link rel="preload" as="image" href="/a.webp">';
  const own = page(
    preloads,
    'data-when="paint" data-src="/remotes/a.js /assets/main.1.js" data-integrity="sha384-a -"',
  );
  const bundle =
    '<link rel="preload" as="image" href="/a.webp"><link rel="preload" as="script" fetchpriority="low" href="/assets/one.2.js">';
  expect(withOneBundle(own, ['one.2.js'])).toBe(page(bundle, 'data-when="paint" data-src="/assets/one.2.js"'));
});

test('a document that preloads no scripts preloads no bundle', () => {
  expect(withOneBundle(page('', 'data-src="/a.js"'), ['one.2.js'])).toBe(page('', 'data-src="/assets/one.2.js"'));
});
