import fc from 'fast-check';
import { SourceType } from '../contract/enums';
import { LANGUAGES } from '../contract/languages';
import { localize, path, safeUrl, sourcePath, webUrl } from './links';
import { matchRoute, splitLanguage } from './routes';

const item = { id: 12, slug: 'summer', source_type: SourceType.tags as number, url: null as string | null };

test.each([
  SourceType.categories,
  SourceType.subCategories,
  SourceType.tags,
  SourceType.brands,
  SourceType.products,
  99,
])('S015 a source of type %p leads to its products', (source_type) => {
  expect(sourcePath({ ...item, source_type, url: '/ignored' })).toBe('/summer/products?home_spm=12');
});

test('S015 a banner link carries the banner’s id', () => {
  expect(sourcePath(item, 'banner')).toBe('/summer/products?banner=12');
});

test.each([
  ['/page/faq', '/page/faq'],
  ['https://example.com/a', 'https://example.com/a'],
  [null, '/'],
  ['', '/'],
  ['javascript:alert(1)', '/'],
  [' JavaScript:alert(1)', '/'],
  ['data:text/html,x', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
])('S015 a source of type URL with %p leads to %p', (url, expected) => {
  expect(sourcePath({ ...item, source_type: SourceType.url, url })).toBe(expected);
});

test.each([
  ['mailto:a@b.co', 'mailto:a@b.co'],
  ['tel:+49301234', 'tel:+49301234'],
  ['ftp://x', null],
  ['java\nscript:alert(1)', null],
  ['/\t/evil.example', null],
  ['/\n/evil.example', null],
  [undefined, null],
])('server address %p becomes link %p', (url, expected) => {
  expect(safeUrl(url)).toBe(expected);
});

test.each([
  ['https://pay.example/session/1', 'https://pay.example/session/1'],
  ['http://localhost:4500/api/v1/payment/hand-over/a', 'http://localhost:4500/api/v1/payment/hand-over/a'],
  ['/api/v1/payment/hand-over/a', '/api/v1/payment/hand-over/a'],
  ['//evil.example', null],
  ['mailto:a@b.co', null],
  ['tel:123', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['', null],
  [null, null],
])('S157 external redirect to %s: %s', (url, expected) => {
  expect(webUrl(url)).toBe(expected);
});

test.each([
  ['/', '/ar'],
  ['/?a=1', '/ar?a=1'],
  ['/cart', '/ar/cart'],
  ['/search?q=a', '/ar/search?q=a'],
  ['https://example.com/', 'https://example.com/'],
  ['mailto:a@b.co', 'mailto:a@b.co'],
  ['#main', '#main'],
])('S006 %s becomes %s in Arabic and stays in English', (to, expected) => {
  expect(localize('ar', to)).toBe(expected);
  expect(localize('en', to)).toBe(to);
});

test.each([
  ['//evil.example/x', '/evil.example/x'],
  ['///evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['\\\\evil.example', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['/\n\\evil.example', '/evil.example'],
  ['/a//b?next=//c#//d', '/a/b?next=//c#//d'],
])('A7 localises %j without double slashes', (to, expected) => {
  expect([localize('en', to), localize('ar', to)]).toEqual([expected, `/ar${expected}`]);
});

test('S006 localising and splitting are inverse for every path of the shop', () => {
  const paths = [
    path.home(),
    path.cart(),
    path.category('a'),
    path.product({ id: 1, slug: 'b' }),
    path.account('orders'),
  ];
  for (const language of LANGUAGES)
    for (const to of paths) expect(splitLanguage(localize(language, to))).toMatchObject({ language, path: to });
});

test('S016 any slug survives its link', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), (raw, id) => {
      const slug = `x${raw}`;
      const match = matchRoute(path.product({ id, slug }));
      expect(match).toMatchObject({ route: { id: 'product' }, params: { main: slug, id: String(id) } });
    }),
  );
});

test('links keep their text parameters intact', () => {
  expect(path.search('a&b=c #d')).toBe('/search?q=a%26b%3Dc%20%23d');
  expect(path.search()).toBe('/search');
  expect(path.login('/user/order/1?x=1')).toBe('/login?redirect=%2Fuser%2Forder%2F1%3Fx%3D1');
  expect(path.login('/fr/shop', 'follow')).toBe('/login?redirect=%2Ffr%2Fshop&for=follow');
  expect(path.brand({ id: 3, slug: 'a b' })).toBe('/a%20b/brand?brand=3');
});
