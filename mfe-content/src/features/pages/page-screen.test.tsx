import { screen, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { BuiltInPage } from 'shared-kernel/contract/enums';
import type { ContentPage } from 'shared-kernel/contract/site';
import { aCommon } from 'shared-kernel/testing/a-common';
import { answer, down, fail, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';
import { aContentPage } from '../../testing/a-content-page';
import { BUILT_IN_SCREENS } from './built-in-screens';

async function open(page: ContentPage, path = '/page/about') {
  let seen: SeenCall | undefined;
  server.use(
    answer(CALLS.page, (call) => {
      seen = call;
      return page;
    }),
  );
  await renderApp(definition, { path });
  return seen;
}

test('S200 shows the page named by the URL with the server’s sanitised HTML', async () => {
  const seen = await open(aContentPage());
  expect(seen?.params).toEqual({ slug: 'about' });
  expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  expect(screen.getByText('by hand').tagName).toBe('STRONG');
});

test('S200 the document title is the page’s own', async () => {
  await open(aContentPage({ meta_title: 'Who we are' }));
  expect(document.title).toBe('Who we are | Souk');
});

test('S200 links back to all pages, in the language of the page', async () => {
  await open(aContentPage(), '/ar/page/about');
  const trail = screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href') ?? null);
  expect(trail).toEqual(['/ar', '/ar/page', null]);
});

test('S200 shows the date of the latest change and the other pages, with the open one marked', async () => {
  const pages = [
    { id: 1, title: 'About us', slug: 'about' },
    { id: 2, title: 'Terms', slug: 'terms' },
  ];
  server.use(answer(CALLS.page, aContentPage({ updated_at: '2026-10-12T08:00:00.000Z' })));
  const { user } = await renderApp(definition, {
    path: '/page/about',
    site: { common: { ...aCommon(), about: pages } },
  });
  expect(screen.getByText('Last updated: Oct 12, 2026')).toBeVisible();
  const nav = screen.getByRole('navigation', { name: 'Information and help' });
  expect(within(nav).getByRole('link', { name: 'About us' })).toHaveAttribute('aria-current', 'page');
  expect(within(nav).getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/page/terms');
  const toggle = within(nav).getByRole('button', { name: 'Information and help' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('S201 an unknown slug shows the 404 page', async () => {
  server.use(fail(CALLS.page, 404));
  await renderApp(definition, { path: '/page/nothing' });
  expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeVisible();
});

test('S214 reports an API outage', async () => {
  server.use(down(CALLS.page));
  await renderApp(definition, { path: '/page/about' });
  expect(await screen.findByText('API is down.')).toBeVisible();
});

test('S204 D16 the sitemap is a built-in screen with every category and its sub-categories', async () => {
  const sub = (id: number, slug: string, title: string) => ({ id, slug, title, category_id: 1 });
  await open(
    aContentPage({
      slug: 'sitemap',
      title: 'Sitemap',
      description: 'Sitemap',
      page_from_component: 1,
      categories: [
        {
          id: 1,
          title: 'Home',
          slug: 'home',
          public_sub_categories: [sub(11, 'lamps', 'Lamps'), sub(12, 'rugs', 'Rugs')],
        },
        { id: 2, title: 'Garden', slug: 'garden', public_sub_categories: [] },
      ],
      brands: [{ id: 26, title: 'Velara', slug: 'velara' }],
      stores: [{ id: 3, title: 'Noor', slug: 'noor' }],
      collections: [{ id: 4, title: 'Été', slug: 'summer' }],
      pages: [{ id: 5, title: 'Aide', slug: 'help' }],
    }),
    '/fr/page/sitemap',
  );
  const home = screen.getByRole('heading', { level: 3, name: 'Home' }).closest('li') as HTMLElement;
  expect(within(home).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/fr/all/home');
  expect(within(home).getByRole('link', { name: 'Rugs' })).toHaveAttribute('href', '/fr/all/home/rugs');
  expect(screen.getByRole('link', { name: 'Garden' })).toHaveAttribute('href', '/fr/all/garden');
  expect(screen.getByRole('heading', { level: 2, name: 'Catégories (2)' })).toBeVisible();
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(['Velara', 'Noor', 'Été', 'Aide'].map(address)).toEqual([
    '/fr/velara/brand?brand=26',
    '/fr/shop/noor',
    '/fr/summer/collection?collection=4',
    '/fr/page/help',
  ]);
  // the name of the screen is not shown as the page's text
  expect(screen.getAllByText('Sitemap').map((element) => element.tagName)).not.toContain('P');
});

test('S204 D16 every built-in page of the contract has a screen', () => {
  expect(Object.keys(BUILT_IN_SCREENS).sort()).toEqual(Object.values(BuiltInPage).sort());
});

const POISON =
  '"><img src=x onerror=steal()><script>steal()</script><meta http-equiv="refresh" content="0;url=//evil.example/">';

test.each(['', 'Sitemap', 'Contact', 'Faq'])(
  'I4 a page with the built-in screen %j renders none of its HTML',
  async (word) => {
    await open(aContentPage({ title: 'Named', description: word + POISON, page_from_component: 1, categories: [] }));
    expect(screen.getByRole('heading', { level: 1, name: 'Named' })).toBeVisible();
    const article = screen.getByRole('article');
    expect(article.querySelector('img, script, meta')).toBeNull();
    expect(article).not.toHaveTextContent('steal');
  },
);
