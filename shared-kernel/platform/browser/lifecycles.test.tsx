import { queryOptions, useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as CALLS from '../../contract/calls';
import type { ContentPage } from '../../contract/site';
import { loadTexts } from '../../i18n/load-texts';
import { browserNavigator } from '../../remote/browser-history';
import type { RemoteDefinition } from '../../remote/definition';
import { screen } from '../../remote/screens';
import { browser } from '../../session/open-page';
import { aCommon } from '../../testing/a-common';
import { aDefinition } from '../../testing/a-definition';
import { holdClock } from '../../testing/hold-clock';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import type { ApiClient } from '../api-client';
import { on } from '../bus';
import { addTexts } from '../i18n-instance';
import { kernelLocales } from '../kernel-locales';
import { usePage } from '../page-context';
import { createServerModule } from '../server/server-module';
import { createLifecycles } from './lifecycles';

const about = { slug: 'about', title: 'About us', description: '', page_from_component: 2 };
const pages = (answer: () => Response | Promise<Response>) => server.use(http.get('*/api/v1/page/:slug', answer));
const aboutPage = () => HttpResponse.json({ status: 200, message: '', data: about });
const missing = () => HttpResponse.json({ status: 404, message: '', data: null }, { status: 404 });
const go = (path: string) => act(async () => history.pushState({ key: 'k' }, '', path));
const settle = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const heading = () => document.querySelector('h1')?.textContent;
const errors = jest.spyOn(console, 'error');

beforeEach(() => errors.mockReset());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** Puts a server-rendered page into the slot. */
async function sent(definition: RemoteDefinition, url: string) {
  history.replaceState(null, '', url);
  addTexts('en', 'kernel', await loadTexts(kernelLocales, 'en'));
  const site = { common: aCommon(), texts: {} };
  const { render } = createServerModule(definition);
  const signal = new AbortController().signal;
  const result = await render({ url, language: 'en', site, apiBase: 'http://localhost/api/v1/', signal });
  const element = document.createElement('div');
  element.dataset.ssr = '';
  element.innerHTML = result.html;
  document.body.replaceChildren(element);
  const inline = { id: definition.id, state: JSON.parse(JSON.stringify(result.state)) };
  return { props: { domElement: element, language: 'en' as const, site, inline }, html: result.html };
}

test('S063 the first mount hydrates the server’s markup without a call or mismatch', async () => {
  let loads = 0;
  pages(() => {
    loads += 1;
    return aboutPage();
  });
  const { props } = await sent(aDefinition(), '/page/about');
  const title = props.domElement.querySelector('h1');
  const { bootstrap, mount, unmount } = createLifecycles(aDefinition());
  await act(async () => {
    await bootstrap(props);
    await mount(props);
  });
  expect(props.domElement.querySelector('h1')).toBe(title);
  expect(loads).toBe(1);
  expect(errors).not.toHaveBeenCalled();
  await act(() => unmount(props));
});

test('S063 leaving a page before hydration reports no error', async () => {
  pages(aboutPage);
  const { props } = await sent(aDefinition(), '/page/about');
  const { bootstrap, mount, unmount } = createLifecycles(aDefinition());
  await bootstrap(props);
  await act(async () => {
    await mount(props);
    await unmount(props);
  });
  expect(props.domElement).toBeEmptyDOMElement();
  expect(errors).not.toHaveBeenCalled();
});

test('a navigation before hydration takes effect', async () => {
  pages(aboutPage);
  const { props } = await sent(aDefinition(), '/page');
  const { bootstrap, mount, unmount } = createLifecycles(aDefinition());
  await act(async () => {
    await bootstrap(props);
    await mount(props);
    history.pushState({ key: 'k' }, '', '/page/about');
  });
  await waitFor(() => expect(heading()).toBe('About us'));
  expect(errors).not.toHaveBeenCalled();
  await act(() => unmount(props));
});

test('S071 the server’s 404 page hydrates unchanged', async () => {
  pages(missing);
  const { props } = await sent(aDefinition(), '/page/nothing');
  const { bootstrap, mount, unmount } = createLifecycles(aDefinition());
  await act(async () => {
    await bootstrap(props);
    await mount(props);
  });
  expect(heading()).toBe('This page could not be found');
  expect(errors).not.toHaveBeenCalled();
  await act(() => unmount(props));
});

test('a navigation emits start and end, shows the screen with data and sets the title', async () => {
  pages(aboutPage);
  await renderApp(aDefinition(), { path: '/page' });
  const events: string[] = [];
  const stop = [
    on('navigation:started', ({ url }) => events.push(`started ${url}`)),
    on('navigation:ended', ({ url }) => events.push(`ended ${url}`)),
  ];
  await go('/page/about');
  await waitFor(() => expect(document.title).toMatch(/^About us/));
  expect(heading()).toBe('About us');
  expect(events).toEqual(['started /page/about', 'ended /page/about']);
  for (const each of stop) each();
});

test('S112 going to a fragment of the page and back triggers no navigation', async () => {
  let loads = 0;
  pages(() => {
    loads += 1;
    return aboutPage();
  });
  await renderApp(aDefinition(), { path: '/page/about' });
  await waitFor(() => expect(heading()).toBe('About us'));
  const before = loads;
  const events: string[] = [];
  const stop = [
    on('navigation:started', ({ url }) => events.push(`started ${url}`)),
    on('navigation:ended', ({ url }) => events.push(`ended ${url}`)),
  ];
  // like a browser, with an event that does not come from single-spa
  const { pushState } = History.prototype;
  for (const address of ['#part', '/page/about']) {
    pushState.call(history, null, '', address);
    await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
    await settle(20);
  }
  expect([events, loads]).toEqual([[], before]);
  await go('/page');
  await waitFor(() => expect(heading()).toBe('Pages'));
  expect(events).toEqual(['started /page', 'ended /page']);
  for (const each of stop) each();
});

test('S060 the old screen stays for 200 ms, then a placeholder shows', async () => {
  let answer: (response: Response) => void = () => {};
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  pages(() => answered);
  await renderApp(aDefinition(), { path: '/page' });
  holdClock();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await go('/page/about');
  await pass(199);
  expect(heading()).toBe('Pages');
  await pass(1);
  expect(heading()).toBe('waiting');
  jest.useRealTimers();
  answer(aboutPage());
  await waitFor(() => expect(heading()).toBe('About us'));
});

test('a page whose read was cancelled with the previous screen reads again', async () => {
  let reads = 0;
  pages(() => {
    reads += 1;
    return reads === 1 ? new Promise(() => {}) : aboutPage();
  });
  const reading = (api: ApiClient) =>
    queryOptions({
      queryKey: ['shared'],
      queryFn: async ({ signal }) =>
        (await api.request<ContentPage>(CALLS.page, { params: { slug: 'about' }, signal })).data,
    });
  const Before = () => <h1>{useQuery(reading(usePage().api)).data?.title ?? 'waiting'}</h1>;
  const After = () => <h1>After</h1>;
  await renderApp(
    aDefinition({
      pages: {
        pages: { screen: screen('before', async () => Before) },
        page: {
          screen: screen('after', async () => After),
          prefetch: async ({ api, queryClient }) => ({ title: (await queryClient.fetchQuery(reading(api))).title }),
        },
      },
    }),
    { path: '/page' },
  );
  await waitFor(() => expect(reads).toBe(1));
  await go('/page/about');
  await waitFor(() => expect(document.title).toMatch(/^About us/));
  expect(heading()).toBe('After');
  expect(reads).toBe(2);
  expect(errors).not.toHaveBeenCalled();
});

test('leaving for another remote never shows the 404 page', async () => {
  await renderApp(aDefinition(), { path: '/page' });
  await go('/cart');
  await settle(20);
  expect(heading()).toBe('Pages');
});

test('S071 navigating to a missing page shows the 404 page', async () => {
  pages(missing);
  await renderApp(aDefinition(), { path: '/page' });
  await go('/page/nothing');
  await waitFor(() => expect(heading()).toBe('This page could not be found'));
});

test('S074 a screen whose chunk is missing reloads the page once', async () => {
  sessionStorage.clear();
  const reload = jest.spyOn(browser, 'reload').mockImplementation(() => {});
  const chunkError = Object.assign(new Error('Loading chunk page failed'), { name: 'ChunkLoadError' });
  const { page, ...others } = aDefinition().pages;
  const screen = { chunk: 'page', loaded: () => undefined, load: () => Promise.reject(chunkError) };
  pages(aboutPage);
  await renderApp(aDefinition({ pages: { ...others, ...(page && { page: { ...page, screen } }) } }), { path: '/page' });
  await go('/page/about');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(heading()).toBe('Pages');
  await go('/page/terms');
  await waitFor(() => expect(document.body).toHaveTextContent('SORRY'));
  expect(reload).toHaveBeenCalledTimes(1);
  reload.mockRestore();
});

test('a query change keeps the screen mounted; cached data are not fetched again', async () => {
  let loads = 0;
  pages(() => {
    loads += 1;
    return aboutPage();
  });
  await renderApp(aDefinition(), { path: '/page/about' });
  const title = document.querySelector('h1');
  await go('/page/about?x=1');
  await settle(20);
  expect(document.querySelector('h1')).toBe(title);
  expect(loads).toBe(1);
});

test('warming a link loads its data before the visit', async () => {
  let loads = 0;
  pages(() => {
    loads += 1;
    return aboutPage();
  });
  const definition = aDefinition();
  const { warm } = createLifecycles(definition);
  const site = { common: aCommon(), texts: {} };
  await warm('/page/about', 'chunk', { language: 'en', site });
  expect(loads).toBe(0);
  await warm('/page/about', 'all', { language: 'en', site });
  await warm('/page/about', 'all', { language: 'en', site });
  expect(loads).toBe(1);
  await expect(warm('/cart', 'all', { language: 'en', site })).resolves.toBeUndefined();
});

test('an embedded router does not change the URL', async () => {
  pages(aboutPage);
  const { user } = await renderApp(aDefinition(), { path: '/fr/page/about' });
  await user.click(document.querySelector('button') as HTMLButtonElement);
  await waitFor(() => expect(heading()).toBe('Toutes les pages'));
  expect(location.pathname).toBe('/fr/page');
});

test('navigating to an unknown page loads it from the server, as it may have been released meanwhile', async () => {
  const open = jest.spyOn(browser, 'open').mockImplementation(() => {});
  browserNavigator.push('/club?x=1');
  expect(open).toHaveBeenCalledWith(`${location.origin}/club?x=1`);
  expect(location.pathname).not.toBe('/club');
  browserNavigator.push('/page/about');
  expect([location.pathname, open.mock.calls.length]).toEqual(['/page/about', 1]);
  open.mockRestore();
});
