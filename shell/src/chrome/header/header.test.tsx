import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as CALLS from 'shared-kernel/contract/calls';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { CommonData } from 'shared-kernel/contract/site';
import { COOKIE } from 'shared-kernel/contract/storage';
import { loadTexts } from 'shared-kernel/i18n/load-texts';
import { emit, on } from 'shared-kernel/platform/bus';
import { addTexts } from 'shared-kernel/platform/i18n-instance';
import { setCartCount } from 'shared-kernel/session/cart-count';
import { browser } from 'shared-kernel/session/open-page';
import { setProfile } from 'shared-kernel/session/profile';
import { aCommon } from 'shared-kernel/testing/a-common';
import { rendersOf } from 'shared-kernel/testing/count-renders';
import { answer, fail } from 'shared-kernel/testing/handlers';
import { renderPart } from 'shared-kernel/testing/render-part';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { followSignedIn } from '../signed-in-mark';
import { followLanguageChoice } from '../switch-language';
import { shellLocales } from '../texts';
import { CurrentPathProvider } from '../use-current-path';
import { Header } from './header';

const CATEGORIES: CommonData['categories'] = [
  {
    id: 1,
    title: 'Fashion',
    slug: 'fashion',
    public_sub_categories: [{ id: 11, title: 'Shoes', slug: 'shoes', category_id: 1 }],
  },
  { id: 2, title: 'Books', slug: 'books', public_sub_categories: [] },
];

async function header(common: Partial<CommonData> = {}, here = '/all/books?page=2', language: LanguageCode = 'en') {
  addTexts(language, 'shell', await loadTexts(shellLocales, language));
  const part = (
    <CurrentPathProvider value={here}>
      <Header />
    </CurrentPathProvider>
  );
  return renderPart(part, { language, common: { categories: CATEGORIES, ...common } });
}
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const topLine = () => screen.getByRole('navigation', { name: 'Shop links' });

let stops: (() => void)[] = [];
beforeEach(() => {
  stops = [followSignedIn(), followLanguageChoice()];
  setProfile(null);
});
afterEach(() => {
  for (const stop of stops) stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('S024 the first link skips to the main content', async () => {
  const { user } = await header();
  await user.tab();
  expect(link('Skip to the main content')).toHaveFocus();
  expect(link('Skip to the main content')).toHaveAttribute('href', '#slot');
});

describe('rendering', () => {
  test('a navigation renders only what depends on the current page', async () => {
    await header();
    history.pushState(null, '', '/all/fashion');
    const renders = await rendersOf(async () => act(() => emit('navigation:ended', { url: '/all/fashion' })));
    expect(link('Skip to the main content')).toHaveAttribute('data-here', '/all/fashion');
    expect(renders).toContain('LanguageLinks');
    expect(renders.length).toBeLessThanOrEqual(10);
  });

  test('a new cart count renders the cart link', async () => {
    await header();
    const renders = await rendersOf(async () => act(() => setCartCount(3)));
    expect(renders).toHaveLength(2);
    expect(renders).toContain('CartLink');
  });
});

describe('top line', () => {
  test('S028 S029 mail and phone are links, the phone only if set', async () => {
    const { unmount } = await header();
    expect(within(topLine()).getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );
    expect(within(topLine()).getByRole('link', { name: '+1 555 0100' })).toHaveAttribute('href', 'tel:+15550100');
    unmount();
    await header({ setting: { ...aCommon().setting, phone: null } });
    expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  });

  test('S032 shows header_links left and right and drops unsafe URLs', async () => {
    await header(
      {
        header_links: {
          left: [{ id: 1, title: 'Deals', url: '/deals/collection?collection=1', type: 1 }],
          right: [
            { id: 2, title: 'Blog', url: 'https://blog.example', type: 1 },
            { id: 3, title: 'Trap', url: 'javascript:alert(1)', type: 1 },
          ],
        },
      },
      '/',
      'tr',
    );
    expect(link('Deals')).toHaveAttribute('href', '/tr/deals/collection?collection=1');
    expect(link('Blog')).toHaveAttribute('href', 'https://blog.example');
    expect(screen.queryByText('Trap')).toBeNull();
  });

  test('S030 a visitor sees register and a login link that returns here; a user sees the profile', async () => {
    await header();
    const line = within(topLine());
    expect(line.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fall%2Fbooks%3Fpage%3D2',
    );
    expect(line.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?redirect=%2Fall%2Fbooks%3Fpage%3D2',
    );
    expect(line.queryByRole('link', { name: 'My profile' })).toBeNull();

    act(() => setProfile(customer()));
    expect(line.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/user/profile');
    expect(line.queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect(line.queryByRole('link', { name: 'Create an account' })).toBeNull();
  });
});

describe('languages', () => {
  test('S011 a single language renders no dropdown', async () => {
    const { en } = aCommon().languages;
    await header({ languages: en ? { en } : {} });
    expect(screen.queryByText('English')).toBeNull();
  });

  test('S011 S012 each language links to this page under its prefix', async () => {
    await header({}, '/all/books?page=2', 'fr');
    const targets = Object.fromEntries(
      within(screen.getByRole('navigation', { name: 'Liens de la boutique' }))
        .getAllByRole('link', { hidden: true })
        .filter((a) => a.hasAttribute('hreflang'))
        .map((a) => [a.getAttribute('hreflang'), a.getAttribute('href')]),
    );
    expect(targets).toEqual({
      en: '/all/books?page=2',
      fr: '/fr/all/books?page=2',
      ar: '/ar/all/books?page=2',
      tr: '/tr/all/books?page=2',
      hi: '/hi/all/books?page=2',
    });
  });

  test('S012 S008 choosing a language stores it for a year and reopens this page and query in it', async () => {
    const opened = jest.spyOn(browser, 'open').mockImplementation(() => {});
    const written = jest.spyOn(document, 'cookie', 'set');
    history.replaceState(null, '', '/all/books?page=2');
    const { user } = await header();
    await user.click(screen.getByText('English', { selector: 'summary *' }));
    await user.click(link('العربية'));
    expect(opened).toHaveBeenCalledWith('/ar/all/books?page=2');
    expect(written).toHaveBeenCalledWith(`${COOKIE.language}=ar; path=/; max-age=31536000; samesite=lax`);
  });
});

describe('bar', () => {
  test('S034 the search form goes to /search?q=text', async () => {
    await header({}, '/', 'hi');
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/hi/search');
    expect(form).toHaveAttribute('method', 'get');
    expect(within(form).getByRole('combobox')).toHaveAttribute('name', 'q');
  });

  test('S034 on the results page the field holds the search text', async () => {
    await header({}, '/search?q=red%20shoes');
    expect(screen.getByRole('combobox')).toHaveValue('red shoes');
  });

  test('S031 the cart link shows and announces the item count', async () => {
    await header();
    act(() => setCartCount(3));
    expect(link('Cart, 3 items')).toHaveAttribute('href', '/cart');
    expect(link('Cart, 3 items')).toHaveTextContent('3');
    act(() => setCartCount(140));
    expect(link('Cart, 140 items')).toHaveTextContent('99+');
    act(() => setCartCount(0));
    expect(link('Cart')).toBeVisible();
  });

  test('S033 the account menu links to orders and lists; logout is for users only', async () => {
    const { user } = await header();
    await user.click(screen.getByLabelText('Account'));
    const entries = () =>
      within(screen.getByLabelText('Account').closest('details') as HTMLElement)
        .getAllByRole('link')
        .map((entry) => entry.getAttribute('href'))
        .filter((to) => to?.startsWith('/user/'));
    const forAll = ['/user/orders', '/user/wishlists', '/user/compared', '/user/vouchers'];
    expect(entries()).toEqual(forAll);
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
    act(() => setProfile(customer({ name: 'Amina' })));
    expect(screen.getByText('Hello, Amina')).toBeVisible();
    expect(entries()).toEqual([...forAll, '/user/following', '/user/profile']);
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });

  test('S021 S076 logout ends the session and goes home', async () => {
    const opened = jest.spyOn(browser, 'replace').mockImplementation(() => {});
    server.use(answer(CALLS.logout, null));
    const { user } = await header();
    act(() => setProfile(customer()));
    await user.click(screen.getByLabelText('Account'));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/'));
  });

  test('S021 a failed logout shows a toast and can be retried', async () => {
    const toasts: unknown[] = [];
    stops.push(on('toast:requested', (toast) => toasts.push(toast)));
    server.use(fail(CALLS.logout, 500, 'Not now'));
    const { user } = await header();
    act(() => setProfile(customer()));
    await user.click(screen.getByLabelText('Account'));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(toasts).toEqual([{ text: 'Not now', error: true }]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign out' })).toBeEnabled());
  });

  test('S024 Esc closes the account menu and returns focus', async () => {
    const { user } = await header();
    await user.click(screen.getByLabelText('Account'));
    await user.keyboard('{Tab}{Escape}');
    expect(screen.getByLabelText('Account').closest('details')).not.toHaveAttribute('open');
    expect(screen.getByLabelText('Account')).toHaveFocus();
  });
});

describe('categories', () => {
  const row = () => within(screen.getByRole('navigation', { name: 'All categories' }));

  test('S024 categories are links; a button opens the panel, Esc closes it', async () => {
    const { user } = await header();
    expect(row().getByRole('link', { name: 'Fashion' })).toHaveAttribute('href', '/all/fashion');
    expect(row().queryByRole('button', { name: 'Sub-categories of Books' })).toBeNull();
    const opener = row().getByRole('button', { name: 'Sub-categories of Fashion' });
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(row().getByRole('link', { name: 'Shoes' })).toHaveAttribute('href', '/all/fashion/shoes');
    await user.keyboard('{Escape}');
    expect(row().queryByRole('link', { name: 'Shoes' })).toBeNull();
    expect(opener).toHaveFocus();
  });

  test('S024 hovering a category opens its panel, crossing does not, leaving closes it', async () => {
    await header();
    jest.useFakeTimers();
    const user = userEvent.setup({ delay: null });
    const entry = row().getByText('Fashion');
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    const shoes = () => row().queryByRole('link', { name: 'Shoes' });
    await user.hover(entry);
    await user.hover(screen.getByRole('combobox'));
    pass(500);
    expect(shoes()).toBeNull();
    await user.hover(entry);
    pass(300);
    expect(shoes()).toBeVisible();
    await user.hover(screen.getByRole('combobox'));
    pass(500);
    expect(shoes()).toBeNull();
  });

  test('S024 on small screens a drawer has the same entries and closes on a click', async () => {
    const { user } = await header();
    await user.click(link('Menu'));
    const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
    await user.click(drawer.getByText('Fashion'));
    expect(drawer.getByRole('link', { name: 'Everything in Fashion' })).toHaveAttribute('href', '/all/fashion');
    expect(drawer.getByRole('link', { name: 'Orders' })).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Türkçe' })).toBeVisible();
    const shoes = drawer.getByRole('link', { name: 'Shoes' });
    shoes.addEventListener('click', (event) => event.preventDefault());
    await user.click(shoes);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('S012 the language links follow a navigation within the page', async () => {
  await header();
  history.replaceState(null, '', '/cart');
  act(() => emit('navigation:ended', { url: '/cart' }));
  const arabic = document.querySelector('a[hreflang=ar]');
  expect(arabic).toHaveAttribute('href', '/ar/cart');
});
