import type { LanguageCode } from 'shared-kernel/contract/languages';
import { filesOf, isKeepable, isOfGateway, markKept } from './kept-page';
import { distinct, offlinePage, titleOf } from './offline-page';
import { WORKER_TEXTS } from './worker-texts';

const answer = (over: {
  status?: number;
  type?: ResponseType;
  redirected?: boolean;
  headers?: Record<string, string>;
}) => ({
  status: 200,
  type: 'basic' as ResponseType,
  redirected: false,
  ...over,
  headers: new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    ...over.headers,
  }),
});

test.each([
  ['everybody’s page', {}, true],
  ['home, which may redirect', { headers: { 'cache-control': 'private, max-age=0, must-revalidate' } }, true],
  ['a personal page', { headers: { 'cache-control': 'private, no-store' } }, false],
  ['a withdrawn remote’s page', { status: 503 }, false],
  ['a 404 page', { status: 404 }, false],
  ['a followed redirect', { redirected: true }, false],
  ['an unfollowed redirect', { status: 0, type: 'opaqueredirect' as ResponseType }, false],
  ['a JSON response', { headers: { 'content-type': 'application/json' } }, false],
])('S228 decides whether a device caches %s: %#', (_, over, keeps) => {
  expect(isKeepable(answer(over))).toBe(keeps);
});

test.each([
  ['a load balancer without backends', 502, {}, true],
  ['a gateway timeout', 504, { server: 'nginx' }, true],
  ['a withdrawn remote, which is a page of the shop', 503, { 'content-security-policy': "default-src 'self'" }, false],
  ['an error of the shop', 500, {}, false],
])('S228 decides whether %s counts as no response: %#', (_, status, headers, gateway) => {
  expect(isOfGateway({ status, headers: new Headers(headers as Record<string, string>) })).toBe(gateway);
});

test('R7 a cached page’s files are those it names with a content hash', () => {
  const html = `<link href="/assets/main.0a1b2c3d4e5f.css"><script data-src="/remotes/mfe-a/remoteEntry.aabbccddeeff.js /assets/main.0a1b2c3d4e5f.js">
    {"facts":"/facts/en-0123456789abcdef.json","entry":"/remotes/mfe-a/remoteEntry.aabbccddeeff.js","plain":"/assets/main.js"}`;
  expect(filesOf(html)).toEqual([
    '/assets/main.0a1b2c3d4e5f.css',
    '/remotes/mfe-a/remoteEntry.aabbccddeeff.js',
    '/assets/main.0a1b2c3d4e5f.js',
    '/facts/en-0123456789abcdef.json',
  ]);
});

const page = (language: string) =>
  `<!doctype html><html lang="${language}" dir="ltr"><head><title>Tea &amp; &#39;cups&#39;</title></head><body><div id="header"></div></body></html>`;

test.each([
  [
    'en',
    'offline',
    'You are offline. This page and its prices are as of <time datetime="2026-11-23T12:05:00.000Z">Nov 23, 2026',
  ],
  ['ar', 'offline', 'لا يوجد اتصال بالإنترنت. هذه الصفحة وأسعارها كما كانت في <time'],
  ['xx', 'offline', 'You are offline.'],
  ['en', 'unreachable', '<p>We can’t reach the shop right now. This page and its prices are as of <time'],
  ['tr', 'unreachable', '<p>Mağazaya şu anda ulaşılamıyor. Bu sayfa ve fiyatları <time'],
] as const)('S228 a cached page in %s, %s, states why it is shown and its date', (language, cause, note) => {
  const shown = markKept(page(language), '2026-11-23T12:05:00.000Z', cause);
  expect(shown).toContain(`<html data-kept-at="2026-11-23T12:05:00.000Z" lang="${language}"`);
  expect(shown).toContain(note);
  // before the roots, which React compares with the server's HTML
  expect(shown.indexOf('kept-note')).toBeLessThan(shown.indexOf('id="header"'));
  expect(shown).not.toMatch(/style=/);
});

test('S228 an uncached page says so in its language and links to cached ones', () => {
  const html = offlinePage('fr', [{ href: '/fr/a/product/1?x="', title: titleOf(page('fr')) }], 'offline');
  expect(html).toContain('<html lang="fr" dir="ltr">');
  expect(html).toContain('Cette page n’est pas enregistrée sur cet appareil.');
  expect(html).toContain('<a href="/fr/a/product/1?x=&#34;">Tea &#38; &#39;cups&#39;</a>');
  expect(html).not.toContain('<script');
});

test('S228 links to kept pages leave out the name of the shop', () => {
  expect(titleOf('<title>Wool coat | Souk</title>')).toBe('Wool coat');
  expect(titleOf('<title>Souk, many stores</title>')).toBe('Souk, many stores');
});

test('S228 a list appears once among the kept pages, however often it was filtered', () => {
  const filtered = { href: '/all/fashion?brand=1', title: 'Fashion' };
  const plain = { href: '/all/fashion', title: 'Fashion' };
  const search = { href: '/search?q=tea', title: 'Results for “tea”' };
  const other = { href: '/search?q=cup', title: 'Results for “cup”' };
  expect(distinct([filtered, search, plain, other])).toEqual([filtered, search, other]);
});

test('S228 an uncached page asks to try again and promises no reload of its own', () => {
  // the text asks to try again, in the words of its link
  for (const [language, again] of [
    ['en', 'Try again once'],
    ['fr', 'Réessayez dès'],
    ['ar', 'حاول مرة أخرى بعد'],
    ['tr', 'tekrar deneyin'],
    ['hi', 'दोबारा कोशिश करें'],
  ] as const)
    expect(offlinePage(language, [], 'offline')).toContain(again);
});

test('S228 while the shop does not respond the page does not claim the visitor is offline', () => {
  for (const [language, texts] of Object.entries(WORKER_TEXTS)) {
    const html = offlinePage(language as LanguageCode, [], 'unreachable');
    expect(html).toContain(`<h1>${texts.title.unreachable}</h1>`);
    expect(html).toContain(texts.notKept.unreachable);
    expect(html).not.toContain(texts.title.offline);
  }
});
