import fc from 'fast-check';
import { SourceType } from '../contract/enums';
import { liveRoute } from '../platform/routes';
import { brandLink, collectionLink, productLink, sourceLink } from './entity-links';

const item = { id: 12, slug: 'summer', source_type: SourceType.tags as number, url: null as string | null };

test.each([
  SourceType.categories,
  SourceType.subCategories,
  SourceType.tags,
  SourceType.brands,
  SourceType.products,
  99,
])('S015 a source of type %p leads to its products', (source_type) => {
  expect(sourceLink({ ...item, source_type, url: '/ignored' })).toBe('/summer/products?home_spm=12');
});

test('S015 a banner link carries the banner’s id', () => {
  expect(sourceLink(item, 'banner')).toBe('/summer/products?banner=12');
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
  expect(sourceLink({ ...item, source_type: SourceType.url, url })).toBe(expected);
});

test('S016 any slug survives its link', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), (raw, id) => {
      const slug = `x${raw}`;
      expect(liveRoute(productLink({ id, slug }))).toMatchObject({
        route: { id: 'product' },
        params: { main: slug, id: String(id) },
      });
    }),
  );
});

test('S016 brands and collections are listings with their id in the query', () => {
  expect(brandLink({ id: 3, slug: 'a b' })).toBe('/a%20b/brand?brand=3');
  expect(collectionLink({ id: 4, slug: 'spring' })).toBe('/spring/collection?collection=4');
});
