import { NOT_SET_UP } from 'shared-kernel/contract/not-set-up';
import { commonData, type FakeApi, json, startFakeApi, success } from '../testing/fake-api';
import { answering, container, entryOf, putVersion } from '../testing/fake-remotes';
import { startTestShell, type TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

let api: FakeApi;
let shell: TestShell;
const session = { cookie: 'frontend_session=abcdefgh12345678' };
const get = (url: string, headers: Record<string, string> = {}) => shell.app.inject({ url, headers });

beforeAll(async () => {
  api = await startFakeApi();
  shell = await startTestShell({ apiOrigin: api.origin });
  await shell.release(
    {
      'mfe-catalog': putVersion(shell.store, 'mfe-catalog', '1.0.0', container(answering({}))),
      'mfe-cart-checkout': putVersion(
        shell.store,
        'mfe-cart-checkout',
        '1.0.0',
        container("throw Object.assign(new Error('no cart'), request.authorization ? { name: 'NotSignedIn' } : {})"),
      ),
      'mfe-account': putVersion(
        shell.store,
        'mfe-account',
        '1.0.0',
        container(`const shared = request.url.includes('products=3') && !request.authorization;
      if (!shared && request.authorization !== 'Bearer abcdefgh12345678') throw Object.assign(new Error(), { name: 'NotSignedIn' });
      const result = await (async () => { ${answering({ cacheable: false })} })();
      return { ...result, html: '<p>orders</p> seen from ' + request.visitor };`),
      ),
    },
    { withdrawn: ['mfe-content'] },
  );
});
afterAll(async () => {
  await shell.stop();
  await api.stop();
});

describe('languages', () => {
  test.each([
    ['S003 drops /en and keeps path and query', '/en/cart?a=1', {}, 301, '/cart?a=1'],
    ['S003 redirects /en to home', '/en', {}, 301, '/'],
    ['S003 never redirects to another site', '/en//evil.example', {}, 301, '/evil.example'],
    ['S007 S010 the saved language redirects home', '/', { cookie: 'currentLanguage=ar' }, 302, '/ar'],
    ['S007 keeps the query', '/?utm_source=x', { cookie: 'currentLanguage=fr' }, 302, '/fr?utm_source=x'],
    ['S009 a first visit follows the browser', '/', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' }, 302, '/fr'],
    [
      'S009 uses the language with the highest weight',
      '/',
      { 'accept-language': 'de, en;q=0.3, hi;q=0.8' },
      302,
      '/hi',
    ],
  ])('%s', async (_, url, headers, status, location) => {
    const answer = await get(url, headers as Record<string, string>);
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
    expect(answer.headers['cache-control']).toContain(status === 301 ? 'public' : 'no-store');
  });

  test.each([
    [
      'S007 an unknown saved language means the default',
      '/',
      { cookie: 'currentLanguage=xx', 'accept-language': 'fr' },
    ],
    ['S009 a visitor is redirected only once', '/', { cookie: 'i18n_redirected=fr', 'accept-language': 'fr' }],
    ['S009 unsupported languages are ignored', '/', { 'accept-language': 'fr;q=0, en' }],
    ['S007 a deep link is never redirected', '/ar', { cookie: 'currentLanguage=fr', 'accept-language': 'tr' }],
    ['S007 a deep link without prefix is not redirected', '/brands', { cookie: 'currentLanguage=fr' }],
  ])('%s', async (_, url, headers) => {
    expect((await get(url, headers as Record<string, string>)).statusCode).toBe(200);
  });

  test('S009 a first redirect sets the language cookie', async () => {
    const answer = await get('/', { 'accept-language': 'tr' });
    expect(answer.headers['set-cookie']).toBe('i18n_redirected=tr; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  test.each(['en', 'fr', 'ar', 'tr', 'hi'])('S005 sets language and direction of %s', async (code) => {
    const { body } = await get(code === 'en' ? '/brands' : `/${code}/brands`);
    expect(body).toContain(`<html lang="${code}" dir="${code === 'ar' ? 'rtl' : 'ltr'}"`);
  });

  test('S006 lists all five URLs of a page, the default without prefix', async () => {
    const { body } = await get('/fr/brands');
    expect(body).toContain('<link rel="canonical" href="http://shop.test/fr/brands">');
    expect(body).toContain('hreflang="x-default" href="http://shop.test/brands"');
    expect(body.match(/rel="alternate"/g)).toHaveLength(6);
  });
});

describe('guards', () => {
  test('S017 redirects a signed-in user from login to home in the same language', async () => {
    const answer = await get('/ar/login?redirect=/cart', session);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/ar']);
  });

  test.each(['login', 'register', 'forgot-password'])('S174 opens %s for visitors only', async (page) => {
    expect((await get(`/tr/${page}`)).statusCode).toBe(200);
    const answer = await get(`/tr/${page}`, session);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/tr']);
  });

  test('S022 redirects a visitor from the account to login and back', async () => {
    const answer = await get('/fr/user/orders?page=2');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      '/fr/login?redirect=%2Ffr%2Fuser%2Forders%3Fpage%3D2',
    ]);
  });

  test('S022 serves a signed-in user with the bearer', async () => {
    const answer = await get('/user/orders', session);
    // the API limits attempts by the visitor's address, not by the shell's
    expect(answer.body).toContain('<p>orders</p> seen from 127.0.0.1');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('S197 a shared compare list needs no login and is never cached', async () => {
    const shared = await get('/fr/user/compared?products=3,1');
    expect([shared.statusCode, shared.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const own = await get('/fr/user/compared?products=');
    expect(own.headers.location).toBe('/fr/login?redirect=%2Ffr%2Fuser%2Fcompared%3Fproducts%3D');
  });

  test('S197 a shared compare list opens with an expired session', async () => {
    const answer = await get('/user/compared?products=3,1', { cookie: 'frontend_session=somebody-else-1' });
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['set-cookie'])).toContain('frontend_session=; Max-Age=0; Path=/');
  });

  test.each([
    ['S022', '/user/orders', '/login?redirect=%2Fuser%2Forders&for=ended'],
    // a visitor's would be empty
    ['issue 14', '/ar/checkout?voucher=SAVE10', '/ar/login?redirect=%2Far%2Fcheckout%3Fvoucher%3DSAVE10&for=ended'],
  ])('%s an expired session redirects %s to login and clears its cookies', async (_, url, login) => {
    // the API no longer knows it, or the browser has lost its cookie
    for (const cookie of ['frontend_session=somebody-else-1', 'frontend_signed_in=1']) {
      const answer = await get(url, { cookie });
      expect([cookie, answer.statusCode, answer.headers.location]).toEqual([cookie, 302, login]);
      expect(String(answer.headers['set-cookie'])).toMatch(
        /frontend_session=; Max-Age=0; Path=\/.*frontend_signed_in=; .*Max-Age=0/,
      );
    }
  });

  test('shows the empty layout on sign-in pages', async () => {
    const { body } = await get('/login');
    expect(body).toContain('<h1>login</h1>');
    expect(body).not.toContain('<header>');
    expect(body).toContain('id="toasts"');
  });
});

describe('pages', () => {
  test('lists only its release set and scripts, in order', async () => {
    const answer = await get('/');
    const set = answer.headers['x-release-set'];
    expect(answer.body).toContain(`data-release="${set}"`);
    const scripts = /data-src="([^"]*)"/.exec(answer.body)?.[1]?.split(' ');
    expect(scripts?.map((s) => s.split('?')[0])).toEqual([
      `/remotes/mfe-catalog/${entryOf('1.0.0')}`,
      '/remotes/mfe-catalog/lifecycles.0a1b2c3d.js',
      '/remotes/mfe-catalog/home.0a1b2c3d.js',
      '/assets/main.0a1b2c3d.js',
    ]);
    expect(answer.body.match(/<script(?![^>]*(data-src|application\/json))/g)).toBeNull();
  });

  test.each([['/nowhere/at/all'], ['/%E0%A4%A'], ['/fr/nowhere/at/all']])(
    'S071 %s is not found with status 404',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('This page could not be found');
      expect(answer.body).toContain('<meta name="robots" content="noindex">');
    },
  );

  test('S077 a remote that throws leaves header, footer and an empty slot', async () => {
    const answer = await get('/cart');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toContain('<header>');
    expect(answer.body).toContain('<footer>');
    expect(answer.body).toContain('<div id="app-mfe-cart-checkout" data-root=""></div>');
    expect(answer.body).toMatch(/<html[^>]* data-personal data-checkout>/);
    // the frame hydrates without waiting for a script of the remote
    expect(/data-src="([^"]*)"/.exec(answer.body)?.[1]).toBe('/assets/main.0a1b2c3d.js');
  });

  test('S077 R8 a withdrawn remote leaves an empty slot on its pages', async () => {
    const answer = await get('/page/faq');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('<div id="app-mfe-content" data-root=""></div>');
  });

  test('rejects other methods', async () => {
    expect((await shell.app.inject({ method: 'POST', url: '/cart' })).statusCode).toBe(405);
  });

  test.each(['', '/fr', '/ar', '/hi', '/tr'])(
    'a gateway posts to %s/razorpay-callback, then the browser uses GET',
    async (prefix) => {
      const answer = await shell.app.inject({
        method: 'POST',
        url: `${prefix}/razorpay-callback`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://gateway.example',
          'sec-fetch-site': 'cross-site',
        },
        payload: 'razorpay_payment_id=pay_1&razorpay_order_id=order_1&redirect=//evil&razorpay_signature=<script>',
      });
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        `${prefix}/razorpay-callback?razorpay_payment_id=pay_1&razorpay_order_id=order_1`,
      ]);
    },
  );
});

describe('start-up', () => {
  test('S063 loads the site data once per language', async () => {
    const own = await startFakeApi();
    const fresh = await startTestShell({ apiOrigin: own.origin });
    await Promise.all(Array.from({ length: 20 }, () => fresh.app.inject('/login')));
    expect(own.seen.filter(({ url }) => url === '/api/v1/common')).toHaveLength(1);
    await fresh.app.inject('/ar/login');
    expect(own.seen.filter(({ url }) => url === '/api/v1/common').map(({ headers }) => headers.lang)).toEqual([
      undefined,
      'ar',
    ]);
    await fresh.stop();
    await own.stop();
  });

  test('S068 a 201 shows the error page with code and message', async () => {
    const own = await startFakeApi({
      '/api/v1/common': (_, response) =>
        json(response, { status: 201, message: '', data: { form: ['Shop is <closed>'] } }),
    });
    const fresh = await startTestShell({ apiOrigin: own.origin });
    const answer = await fresh.app.inject('/brands?page=2');
    expect(answer.statusCode).toBe(201);
    expect(answer.body).toContain('Shop is &#60;closed&#62;');
    expect(answer.body).toContain('<p>201</p>');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    await fresh.stop();
    await own.stop();
  });

  test.each([
    ['/', 'en', 'The shop is not set up yet.'],
    ['/fr/cart', 'fr', 'La boutique n’est pas encore configurée.'],
    ['/ar/search?q=tea', 'ar', 'لم يتم إعداد المتجر بعد.'],
  ])('S068 D49 a shop without settings gives 503 with the next setup step at %s', async (url, language, message) => {
    const texts = { en: 'The shop is not set up yet.', fr: 'La boutique n’est pas encore configurée.', ar: message };
    const own = await startFakeApi({
      '/api/v1/common': ({ headers }, response) => {
        const text = texts[(headers.lang ?? 'en') as keyof typeof texts];
        json(response, { status: 201, message: text, data: { form: [text], fields: [NOT_SET_UP] } });
      },
    });
    const setUpCommand = 'npm run operate -- shop init --shop 4000';
    const fresh = await startTestShell({ apiOrigin: own.origin, setUpCommand });
    const answer = await fresh.app.inject(url);
    expect(answer.body).toContain(`<html lang="${language}"`);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.body).toContain(message);
    expect(answer.body).toContain(`<code dir="ltr">${setUpCommand}</code>`);
    // no frame of a shop around it, and not cacheable
    expect(answer.body).not.toContain('<header');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    await fresh.stop();
    await own.stop();
  });

  test.each([
    ['/brands?page=2', 'SORRY', 'API is down.', '/'],
    ['/fr/brands', 'DÉSOLÉ', 'Le service est momentanément indisponible.', '/fr'],
  ])('S070 S072 S214 without API %s shows the error page with a way back', async (url, sorry, message, home) => {
    const fresh = await startTestShell({ apiOrigin: 'http://127.0.0.1:9' });
    const answer = await fresh.app.inject(url);
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain(sorry);
    expect(answer.body).toContain(message);
    expect(answer.body).toContain(`<a href="${url}">`);
    expect(answer.body).toContain(`<a href="${home}">`);
    await fresh.stop();
  });

  test('issue 15 a disabled language redirects to the same page in the default language', async () => {
    const { languages, ...common } = commonData();
    const { ar, ...on } = languages;
    const own = await startFakeApi({
      '/api/v1/common': (_, response) => json(response, success({ ...common, languages: on })),
    });
    const fresh = await startTestShell({ apiOrigin: own.origin });
    const answer = await fresh.app.inject('/ar/brands?page=2');
    expect([ar?.code, answer.statusCode, answer.headers.location]).toEqual(['ar', 302, '/brands?page=2']);
    expect((await fresh.app.inject('/fr/brands')).statusCode).not.toBe(302);
    expect((await fresh.app.inject({ url: '/', headers: { 'accept-language': 'ar' } })).statusCode).not.toBe(302);
    await fresh.stop();
    await own.stop();
  });

  test('S073 other errors show their status and message', async () => {
    const own = await startFakeApi({
      '/api/v1/common': (_, response) => json(response, { status: 429, message: 'Slow down', data: null }, 429),
    });
    const fresh = await startTestShell({ apiOrigin: own.origin });
    const answer = await fresh.app.inject('/');
    expect([answer.statusCode, answer.body.includes('Slow down')]).toEqual([429, true]);
    await fresh.stop();
    await own.stop();
  });

  test('loaded site data survive an API outage', async () => {
    const own = await startFakeApi();
    const fresh = await startTestShell({ apiOrigin: own.origin, siteFreshMs: 0 });
    await fresh.release({ 'mfe-catalog': putVersion(fresh.store, 'mfe-catalog', '1.0.0', container(answering({}))) });
    await fresh.app.inject('/brands');
    await own.stop();
    expect((await fresh.app.inject('/login')).statusCode).toBe(200);
    expect((await fresh.ops.inject('/ready')).statusCode).toBe(200);
    await fresh.stop();
  });

  test('changed site data show without a restart', async () => {
    const own = await startFakeApi();
    const fresh = await startTestShell({ apiOrigin: own.origin, siteFreshMs: 0 });
    expect((await fresh.app.inject('/login')).body).toContain('<title>login | Souk</title>');
    own.answers['/api/v1/common'] = (_, response) => json(response, success(commonData('Bazaar')));
    const shown = async () => (await fresh.app.inject('/login')).body.includes('<title>login | Bazaar</title>');
    await until('the new name shows', shown);
    await fresh.stop();
    await own.stop();
  });
});
