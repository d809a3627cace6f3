import type { LanguageCode } from 'shared-kernel/contract/languages';
import { filesOf, isKeepable, isOfGateway, markKept } from './kept-page';
import { offlinePage, titleOf } from './offline-page';
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
  ['home, which may send elsewhere', { headers: { 'cache-control': 'private, max-age=0, must-revalidate' } }, true],
  ['one person’s page', { headers: { 'cache-control': 'private, no-store' } }, false],
  ['a withdrawn remote’s page', { status: 503 }, false],
  ['a page that is gone', { status: 404 }, false],
  ['a redirect that was followed', { redirected: true }, false],
  ['a redirect to follow', { status: 0, type: 'opaqueredirect' as ResponseType }, false],
  ['no page', { headers: { 'content-type': 'application/json' } }, false],
])('S228 of %s a device keeps: %#', (_, over, keeps) => {
  expect(isKeepable(answer(over))).toBe(keeps);
});

test.each([
  ['a load balancer with nobody behind it', 502, {}, true],
  ['a gateway that waited too long', 504, { server: 'nginx' }, true],
  ['a withdrawn remote, which is the shop’s own word', 503, { 'content-security-policy': "default-src 'self'" }, false],
  ['a fault of the shop', 500, {}, false],
])('S228 an answer of %s counts as no answer: %#', (_, status, headers, gateway) => {
  expect(isOfGateway({ status, headers: new Headers(headers as Record<string, string>) })).toBe(gateway);
});

test('R7 the files of a kept page are those that it names, all named by their content', () => {
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
] as const)('S228 a kept page in %s, %s, says why and of when it and its prices are', (language, cause, said) => {
  const shown = markKept(page(language), '2026-11-23T12:05:00.000Z', cause);
  expect(shown).toContain(`<html data-kept-at="2026-11-23T12:05:00.000Z" lang="${language}"`);
  expect(shown).toContain(said);
  // before the roots, which React compares with what was sent
  expect(shown.indexOf('kept-note')).toBeLessThan(shown.indexOf('id="header"'));
  expect(shown).not.toMatch(/style=/);
});

test('S228 an address that is not kept says so in its language, and links to what is', () => {
  const html = offlinePage('fr', [{ href: '/fr/a/product/1?x="', title: titleOf(page('fr')) }], 'offline');
  expect(html).toContain('<html lang="fr" dir="ltr">');
  expect(html).toContain('Cette page n’est pas enregistrée sur cet appareil.');
  expect(html).toContain('<a href="/fr/a/product/1?x=&#34;">Tea &#38; &#39;cups&#39;</a>');
  expect(html).not.toContain('<script');
});

test('S228 while the shop does not answer nobody is told that they are offline', () => {
  for (const [language, texts] of Object.entries(WORKER_TEXTS)) {
    const html = offlinePage(language as LanguageCode, [], 'unreachable');
    expect(html).toContain(`<h1>${texts.title.unreachable}</h1>`);
    expect(html).toContain(texts.notKept.unreachable);
    expect(html).not.toContain(texts.title.offline);
  }
});
