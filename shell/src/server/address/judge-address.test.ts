import fc from 'fast-check';
import { link } from 'shared-kernel/platform/links';
import { brandLink, productLink } from 'shared-kernel/remote/entity-links';
import { API_SPELLINGS, MEDIA_SPELLINGS, PAGE_SPELLINGS, REMOTE_SPELLINGS } from '../testing/address-corpus';
import { judgeAddress } from './judge-address';

const PIECES = [
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '...',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5c',
    '%00',
    '%09',
    '%252e',
    '%c0%af',
    ';',
    '#',
    '?',
    '@',
    ':',
  ],
  ...['ar', 'AR', 'en', 'EN', '%61r', 'api', 'media', 'brands', 'evil.example', '%D8%B9', 'a,b', '%25', '%', "'", '~'],
];

test('A7 a clean address is never redirected, and no redirect leaves the shop', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }), (pieces) => {
      const verdict = judgeAddress(`/${pieces.join('')}`);
      if (verdict.kind !== 'moved') return;
      expect(judgeAddress(verdict.to)).toEqual({ kind: 'pass' });
      expect(verdict.to).not.toMatch(/^\/[/\\]/);
      const { host, pathname } = new URL(verdict.to, 'http://shop.test');
      expect([host, pathname]).toEqual(['shop.test', verdict.to.split('?')[0]]);
    }),
    { numRuns: 2000 },
  );
});

test('A7 every parser reads an accepted address alike', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }), (pieces) => {
      const target = `/${pieces.join('')}`;
      if (judgeAddress(target).kind !== 'pass') return;
      const { pathname } = new URL(target, 'http://shop.test');
      expect(pathname).toBe(target.split('?')[0]);
      expect(decodeURIComponent(pathname)).not.toMatch(/\/\/|\\|\/\.\.?(\/|$)|;/);
    }),
    { numRuns: 2000 },
  );
});

test('S016 every address written by the shop is clean, whatever its slugs', () => {
  const slug = fc
    .stringMatching(/^[\p{L}\p{N}][\p{L}\p{N} '!()*~&+,@:$=-]{0,20}$/u)
    .filter((text) => text.normalize('NFKC') === text);
  fc.assert(
    fc.property(slug, fc.nat(), (text, id) => {
      const main = `x${text}`;
      for (const to of [
        link('page', { slug: main }),
        link('store', { slug: main }),
        link('sub-category', { category: main, subCategory: main }),
        productLink({ id, slug: main }),
      ])
        expect([to, judgeAddress(to).kind]).toEqual([to, 'pass']);
      expect(judgeAddress(brandLink({ id, slug: main })).kind).toBe('pass');
    }),
  );
});

test('the corpus has at least forty spellings from every part of the shop', () => {
  for (const part of [PAGE_SPELLINGS, API_SPELLINGS]) expect(part.length).toBeGreaterThanOrEqual(40);
  for (const part of [MEDIA_SPELLINGS, REMOTE_SPELLINGS]) expect(part.length).toBeGreaterThanOrEqual(20);
});

test.each([
  ['/brands?', 'pass'],
  ['/?x=1', 'pass'],
  ['/brands/?', 'moved'],
  ['/.well-known/security.txt', 'pass'],
  ['/api/v1/store/caf%c3%a9', 'pass'],
  ['/api/v1/store/a,b', 'pass'],
  ['/api/v1/user/signin/', 'pass'],
  ['/all/100%25-cotton', 'pass'],
])('%s: %s', (target, kind) => {
  expect(judgeAddress(target).kind).toBe(kind);
});
