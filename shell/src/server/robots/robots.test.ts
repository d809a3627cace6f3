import { LANGUAGES } from 'shared-kernel/contract/languages';
import { link } from 'shared-kernel/platform/links';
import { brandLink, productLink, sourceLink } from 'shared-kernel/remote/entity-links';
import { localize } from 'shared-kernel/rules/links';
import { shopRoutes } from 'shared-kernel/testing/shop-routes';
import { readConfig } from '../config';
import { type FakeApi, json, startFakeApi, success } from '../testing/fake-api';
import { startTestShell } from '../testing/test-shell';
import { robotsText } from './robots-text';

interface Rule {
  allow: boolean;
  path: string;
}
const rulesOf = (text: string): Rule[] =>
  [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, path = '']) => ({ allow: kind === 'Allow', path }));

/** A crawler's evaluation of a path (RFC 9309): the longest rule wins, `*` is anything, `$` the end. */
function mayFetch(text: string, address: string): boolean {
  const fits = ({ path }: Rule) => {
    const pattern = path.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${pattern.endsWith('$') ? pattern : pattern.replace(/\$/g, '\\$')}`).test(address);
  };
  const [best] = rulesOf(text)
    .filter(fits)
    .sort((a, b) => b.path.length - a.path.length || Number(b.allow) - Number(a.allow));
  return best?.allow ?? true;
}

const text = robotsText('https://shop.test', shopRoutes());
const everyLanguage = (paths: string[]) =>
  paths.flatMap((one) => LANGUAGES.map((language) => [localize(language, one)] as const));

test.each(
  everyLanguage([
    link('cart'),
    link('shipping'),
    link('checkout'),
    link('login', { redirect: '/all/x' }),
    link('register'),
    link('forgot-password'),
    link('track-order'),
    link('track-order', { tracking_id: '7Q2KX-0M4TZ-9HVBC' }),
    link('order', { id: 5 }),
    link('orders'),
    '/all/shoes?sortby=featured',
    '/all/shoes?rating=4&min=10',
    '/shop/x?max=5&page=2',
  ]),
)('D16 a crawler may not fetch %s', (address) => {
  expect(mayFetch(text, address)).toBe(false);
});

test.each(
  everyLanguage([
    link('home'),
    link('categories'),
    link('sub-category', { category: 'home', subCategory: 'cart' }),
    productLink({ id: 7, slug: 'cartographers-globe' }),
    productLink({ id: 8, slug: 'login' }),
    productLink({ id: 9, slug: 'user-manual' }),
    brandLink({ id: 5, slug: 'lumen' }),
    '/all/shoes?page=2',
    '/all/shoes?xmin=2',
  ]),
)('D16 a crawler may fetch %s', (address) => {
  expect(mayFetch(text, address)).toBe(true);
});

const source = { id: 3, slug: 'calm', source_type: 1, url: null };
test.each(
  everyLanguage([
    link('search', { q: 'shoe' }),
    sourceLink(source),
    sourceLink(source, 'banner'),
    '/all/shoes?rating=4',
    '/all/shoes?brand=3',
  ]),
)('D3 D17 a crawler may fetch %s so that it can read its noindex', (address) => {
  expect(mayFetch(text, address)).toBe(true);
});

test.each([
  ['/api/v1/product/7?x=1', true],
  ['/api/v1/user/profile', true],
  ['/api/v1/reviews/7?page=2', true],
  ['/api/v1/user/signin', false],
  ['/api/v1/user/address/delete/7', false],
  ['/api/v1/order/action', false],
  ['/api/v1/user/wishlist/all', false],
  ['/api/v1/order/send-order-email/3', false],
  ['/api/v1/store/atlas', true],
  ['/api/v1/track-order/7Q2KX-0M4TZ-9HVBC', false],
  ['/api/v1/track-order?tracking_id=7Q2KX-0M4TZ-9HVBC', false],
  ['/api/v1/user/social-login/redirect/google', false],
])('%s: crawlers may fetch page resources and nothing else: %s', (address, may) => {
  expect(mayFetch(text, address)).toBe(may);
});

describe('the server', () => {
  let api: FakeApi;
  beforeEach(async () => {
    api = await startFakeApi({ '/api/v1/home': (_, response) => json(response, success({})) });
  });
  afterEach(() => api.stop());

  test('D16 lists the sitemap under its own origin for any host', async () => {
    const shell = await startTestShell({ apiOrigin: api.origin });
    const answer = await shell.app.inject({
      url: '/robots.txt',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    expect(answer.body).toContain('\nSitemap: http://shop.test/sitemap.xml\n');
    expect(answer.body).not.toContain('evil');
    expect(answer.headers['x-robots-tag']).toBeUndefined();
    expect((await shell.app.inject('/api/v1/home')).headers['x-robots-tag']).toBe('noindex');
    expect((await shell.app.inject('/login')).headers['x-robots-tag']).toBeUndefined();
    await shell.stop();
  });

  test('a closed copy blocks crawlers in every response', async () => {
    const shell = await startTestShell({ apiOrigin: api.origin, crawlers: 'none' });
    const robots = await shell.app.inject('/robots.txt');
    expect(mayFetch(robots.body, '/')).toBe(false);
    expect(robots.body).not.toContain('Sitemap');
    for (const url of ['/', '/login', '/api/v1/home', '/robots.txt', '/nowhere'])
      expect([url, (await shell.app.inject(url)).headers['x-robots-tag']]).toEqual([url, 'noindex, nofollow']);
    await shell.stop();
  });
});

test('CRAWLERS accepts only all or none', () => {
  expect([readConfig({}).crawlers, readConfig({ CRAWLERS: 'none' }).crawlers]).toEqual(['all', 'none']);
  expect(() => readConfig({ CRAWLERS: 'no' })).toThrow('CRAWLERS=no');
});
