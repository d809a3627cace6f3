import { refuseJsx } from './refused-jsx-loader.mjs';

const page = (jsx) => `import { Fragment } from 'react';\nexport const Page = () => ${jsx};`;

test.each([
  ['<div><title>a</title></div>', "<title> belongs into the document's head"],
  ['[1].map(() => <link rel="stylesheet" href="/a.css" />)', "<link> belongs into the document's head"],
  ['<my-price value={1} />', '<my-price> is a custom element'],
  ['<Fragment ref={keep}>a</Fragment>', 'a Fragment has no ref'],
])('the build rejects %s', (jsx, reason) => {
  expect(() => refuseJsx(page(jsx), 'page.tsx')).toThrow(reason);
});

test.each(['<svg><title>a</title></svg>', '<Fragment key="a">a</Fragment>', '"<title>"', '<a.title />'])(
  'the build accepts %s',
  (jsx) => {
    expect(() => refuseJsx(page(jsx), 'page.tsx')).not.toThrow();
  },
);
