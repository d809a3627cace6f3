/** @jest-environment node */
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { ApiDown, NotFound, NotSignedIn, RequestFailed } from '../../api/errors';
import * as CALLS from '../../contract/calls';
import type { PrefetchContext, RenderRequest, Site } from '../../remote/definition';
import type { PageState } from '../../remote/page-state';
import { screen } from '../../remote/screens';
import { aCommon } from '../../testing/a-common';
import { aDefinition } from '../../testing/a-definition';
import { server } from '../../testing/server';
import { createServerModule } from './server-module';

const API = 'http://api.test/api/v1/';
const about = {
  slug: 'about',
  title: 'About us',
  description: '',
  meta_title: null,
  meta_description: null,
  page_from_component: 2,
};
const answer = (body: object, status = 200) => http.get(`${API}page/:slug`, () => HttpResponse.json(body, { status }));
const site: Site = { common: aCommon(), texts: {} };
const onePage = () => ({ screen: screen('page', async () => () => <h1>a page</h1>) });
const request = (url: string, over: Partial<RenderRequest> = {}): RenderRequest => ({
  url,
  language: 'en',
  site,
  apiBase: API,
  signal: new AbortController().signal,
  ...over,
});

test('renders the screen with its data, head, state and chunks', async () => {
  server.use(answer({ status: 200, message: '', data: about }));
  const result = await createServerModule(aDefinition()).render(request('/page/about'));
  expect(result).toMatchObject({
    status: 200,
    cacheable: true,
    head: { title: 'About us' },
    chunks: ['page', 'locale-en'],
  });
  expect(result.html).toContain('<h1>About us</h1>');
  expect((result.state as PageState).queries).toEqual([[['page', 'about'], about, expect.any(Number)]]);
  expect(result).toMatchObject({ cssKey: 'content' });
});

test('S005 renders in the request’s language, with the site’s own texts on top', async () => {
  const { render } = createServerModule(aDefinition());
  const own = { common: aCommon(), texts: { content: { about: 'Qui sommes-nous' } } };
  const { html } = await render(request('/fr/page', { language: 'fr', site: own }));
  expect(html).toContain('<h1>Toutes les pages</h1>');
  expect(html).toContain('<a href="/fr/page/about">Qui sommes-nous</a>');
  expect((await render(request('/page'))).html).toContain('<h1>Pages</h1>');
});

test('S013 a language whose texts cannot be loaded falls back to English', async () => {
  const { locales } = aDefinition();
  const broken = { ...locales, tr: () => Promise.reject(new Error('gone')) };
  const { html } = await createServerModule(aDefinition({ locales: broken })).render(
    request('/tr/page', { language: 'tr' }),
  );
  expect(html).toContain('<h1>Pages</h1>');
});

test('S071 a missing page gives the 404 page with status 404', async () => {
  server.use(answer({ status: 404, message: 'no page', data: null }));
  const result = await createServerModule(aDefinition()).render(request('/page/nothing'));
  expect(result).toMatchObject({ status: 404, cacheable: false, head: { robots: 'noindex' } });
  expect(result.html).toContain('This page could not be found');
  expect(result.state).toEqual({ queries: [], failure: { kind: 'not-found' } });
});

test('S071 a path without a screen gives the 404 page', async () => {
  const result = await createServerModule(aDefinition({ routes: {}, pages: {} })).render(request('/page'));
  expect(result).toMatchObject({ status: 404, cacheable: false });
});

test.each([
  ['S214 without envelope', answer({ oops: true }), 503, 'API is down.'],
  ['S073 with status 500', answer({ status: 500, message: 'broken', data: null }), 500, 'broken'],
])('S072 %s the error page has the status', async (_, handler, status, text) => {
  server.use(handler);
  const result = await createServerModule(aDefinition()).render(request('/page/about'));
  expect(result).toMatchObject({ status, cacheable: false });
  expect(result.html).toContain('SORRY');
  expect(result.html).toContain(text);
});

test.each([
  [
    'for everybody is requested without session and address and shares its responses',
    'mfe-content',
    { one: { pattern: '/page/:slug' } },
    '/page/a',
    null,
    null,
    1,
  ],
  [
    'of one person is requested with both and shares no response',
    'mfe-account',
    { one: { pattern: '/user/order/:id', personal: true } },
    '/user/order/a',
    'Bearer secret',
    '192.0.2.7',
    0,
  ],
] as const)('a page %s', async (_, id, routes, path, bearer, address, shared) => {
  const requests: Headers[] = [];
  const keepAnswer = jest.fn((_key, ask) => ask());
  server.use(
    http.get(`${API}cart/by-user`, ({ request: { headers } }) => {
      requests.push(headers);
      return HttpResponse.json({ status: 200, message: '', data: null });
    }),
  );
  const { screen } = onePage();
  const prefetch = async ({ api }: PrefetchContext) => ({ title: `${await api.request(CALLS.cart)}` });
  const { render } = createServerModule(aDefinition({ id, routes, pages: { one: { screen, prefetch } } }));
  const visit = { authorization: 'Bearer secret', visitor: '192.0.2.7', keepAnswer };
  await render(request(path, visit)).catch(() => {});
  expect(keepAnswer).toHaveBeenCalledTimes(shared);
  expect(requests.map((headers) => [headers.get('authorization'), headers.get('x-forwarded-for')])).toEqual([
    [bearer, address],
  ]);
});

describe('a personal page without personal content', () => {
  const renderIt = async (data: unknown, over: Partial<RenderRequest>, impersonal = true) => {
    server.use(http.get(`${API}cart/by-user`, () => HttpResponse.json({ status: 200, message: '', data })));
    const prefetch = async ({ api, queryClient }: PrefetchContext) => {
      const queryFn = async () => (await api.request(CALLS.cart)).data;
      await queryClient.fetchQuery({ queryKey: ['cart'], queryFn });
      return { title: 'Cart', impersonal };
    };
    const routes = { one: { pattern: '/user/order/:id', personal: true } } as const;
    const pages = { one: { ...onePage(), prefetch } };
    const { render } = createServerModule(aDefinition({ id: 'mfe-account', routes, pages }));
    return render(request('/user/order/a', { authorization: 'Bearer secret', ...over }));
  };
  const never = { isKnown: () => false };

  test('reports all its inputs, but not the visitor or the time', async () => {
    const one = await renderIt({ lines: [] }, never);
    const other = await renderIt({ lines: [] }, { ...never, authorization: 'Bearer other' });
    expect(one.content).toBe(other.content);
    expect(one.html).toContain('a page');
    expect(one.state).toEqual({ queries: [[['cart'], { lines: [] }, 0]] });
    expect((await renderIt({ lines: [1] }, never)).content).not.toBe(one.content);
  });

  test('is not rendered when the shell has it cached', async () => {
    const { content } = await renderIt({ lines: [] }, never);
    const known = await renderIt({ lines: [] }, { isKnown: (hash) => hash === content });
    expect(known).toMatchObject({ known: true, html: '', content });
  });

  test('is rendered as usual when it does not report its inputs or is not cached', async () => {
    const always = { isKnown: () => true };
    for (const result of [await renderIt({ lines: [] }, always, false), await renderIt({ lines: [] }, {})]) {
      expect(result).not.toHaveProperty('content');
      expect(result.html).toContain('a page');
      expect((result.state as PageState).queries).toEqual([[['cart'], { lines: [] }, expect.any(Number)]]);
    }
  });
});

test('a loader’s redirect reaches the shell without rendering', async () => {
  const redirect = { to: '/page/about', status: 301 as const };
  const pages = { page: { ...onePage(), prefetch: async () => ({ redirect }) } };
  const result = await createServerModule(aDefinition({ pages })).render(request('/page/old'));
  expect(result).toMatchObject({ redirect, html: '', chunks: [] });
});

test('rethrows internal errors and aborts to the shell', async () => {
  const pages = { page: { ...onePage(), prefetch: () => Promise.reject(new TypeError('ours')) } };
  await expect(createServerModule(aDefinition({ pages })).render(request('/page/x'))).rejects.toThrow('ours');
  const signal = AbortSignal.abort(new Error('too late'));
  await expect(createServerModule(aDefinition()).render(request('/page', { signal }))).rejects.toThrow('too late');
});

describe('S077 a screen that throws during the render', () => {
  const rendering = (Screen: () => ReactNode) => {
    const pages = { pages: { screen: screen('pages', async () => Screen) } };
    return createServerModule(aDefinition({ pages })).render(request('/page'));
  };

  test('fails the render with its own error', async () => {
    const entries: { author?: { name: string } }[] = [{}];
    const Broken = () => entries.map((entry) => (entry as { author: { name: string } }).author.name);
    await expect(rendering(Broken)).rejects.toThrow("Cannot read properties of undefined (reading 'name')");
  });

  test.each([
    ['S071 a page that does not exist', new NotFound(), 404, 'This page could not be found'],
    ['S214 an API outage', new ApiDown(), 503, 'API is down.'],
    ['S073 a rejection', new RequestFailed(429, 'Slow down'), 429, 'Slow down'],
  ])('for %s renders the page that the browser would show', async (_, error, status, text) => {
    const result = await rendering(() => {
      throw error;
    });
    expect(result).toMatchObject({ status, cacheable: false, head: { robots: 'noindex' } });
    expect(result.html).toContain(text);
    expect(result.state).toMatchObject({ failure: expect.anything() });
  });

  test('rethrows an expired session to the shell', async () => {
    const over = new NotSignedIn();
    await expect(
      rendering(() => {
        throw over;
      }),
    ).rejects.toBe(over);
  });
});
