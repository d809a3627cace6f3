import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recentSearches, rememberSearch } from 'shared-kernel/commerce/recent-searches';
import * as CALLS from 'shared-kernel/contract/calls';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { CategoryTree, SearchSuggestions } from 'shared-kernel/contract/listing';
import { loadTexts } from 'shared-kernel/i18n/load-texts';
import { emit } from 'shared-kernel/platform/bus';
import { addTexts } from 'shared-kernel/platform/i18n-instance';
import { browser } from 'shared-kernel/session/open-page';
import { aProductTile } from 'shared-kernel/testing/a-product-tile';
import { answer, down, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderPart } from 'shared-kernel/testing/render-part';
import { server } from 'shared-kernel/testing/server';
import { shellLocales } from '../texts';
import { CurrentPathProvider } from '../use-current-path';
import { SearchForm } from './search-form';

const NOTHING: SearchSuggestions = {
  product: [],
  suggested: [],
  sub_category: [],
  category: [],
  server_time: '2026-05-01T12:00:00Z',
};
const FASHION = { id: 1, title: 'Fashion', slug: 'fashion', image: 'fashion.webp' };
const SHOES: SearchSuggestions = {
  ...NOTHING,
  suggested: [{ id: 7, title: 'running shoes' }],
  category: [FASHION],
  sub_category: [{ id: 3, title: 'Shoes', slug: 'shoes', category_id: 1, image: 'shoes.webp', category: FASHION }],
  product: [
    aProductTile({ id: 10, slug: 'red-shoes', title: 'Red shoes', selling: 40, offered: 30 }),
    aProductTile({ id: 11, slug: 'blue-shoes', title: 'Blue shoes', selling: 50 }),
  ],
};

const realTimeout = setTimeout;
/** Lets pending network calls finish while the page's clock is frozen: these need a number of turns, however long they take. */
const settle = async () => {
  for (let i = 0; i < 60; i++) await act(() => new Promise((resolve) => realTimeout(resolve)));
};
const pass = async (ms: number) => {
  await act(() => jest.advanceTimersByTime(ms));
  await settle();
};

async function search({ here = '/', language = 'en' as LanguageCode, categories = [] as CategoryTree[] } = {}) {
  addTexts(language, 'shell', await loadTexts(shellLocales, language));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  const form = (
    <CurrentPathProvider value={here}>
      <SearchForm />
      <button type="button">Elsewhere</button>
    </CurrentPathProvider>
  );
  document.documentElement.lang = language;
  await renderPart(form, { language, common: { categories } });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null });
  const field = screen.getByRole<HTMLInputElement>('combobox');
  const typed = async (text: string) => {
    await user.click(field);
    await settle();
    if (text) await user.type(field, text);
    await settle();
  };
  return { user, field, typed };
}
/** The API responds to every text; returns the requested texts. */
function answering(suggestions: SearchSuggestions = SHOES): string[] {
  const queries: string[] = [];
  server.use(
    answer(CALLS.search, ({ query }: SeenCall) => {
      queries.push(query.get('q') ?? '');
      return suggestions;
    }),
  );
  return queries;
}
/** Links of the popup by the beginning of their text, which is split into elements (matches are emphasised). */
const links = (text: string) => screen.queryAllByRole('link').filter((link) => link.textContent?.startsWith(text));
const link = (text: string) => links(text)[0] as HTMLElement;
const popup = () => document.getElementById('search-popup');
const activeText = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('opening and closing', () => {
  test('S036 S037 typing opens it with a loading state and requests suggestions after 700 ms', async () => {
    const queries = answering();
    const { field, typed, user } = await search();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await typed('sho');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(popup()).toHaveAttribute('aria-busy', 'true');
    await pass(600);
    await user.type(field, 'e');
    await pass(699);
    expect(queries).toEqual([]);
    await pass(1);
    expect(queries).toEqual(['shoe']);
    expect(screen.getByRole('grid', { name: 'Suggestions' })).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('status')).toHaveTextContent(/^5 suggestions\./);
  });

  test('S036 an empty field offers popular searches after a moment, and keeps them when a request fails', async () => {
    rememberSearch('red shoes');
    answering({ ...NOTHING, popular: ['red shoes', 'headphones', 'green tea'] });
    const { field, typed, user } = await search({
      language: 'ar',
      categories: [{ ...FASHION, public_sub_categories: [] }],
    });
    await typed('');
    expect(screen.queryByRole('rowgroup', { name: 'عمليات البحث الرائجة' })).toBeNull();
    await pass(250);
    const popular = within(screen.getByRole('rowgroup', { name: 'عمليات البحث الرائجة' })).getAllByRole('link');
    expect(popular.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['headphones', '/ar/search?q=headphones'],
      ['green tea', '/ar/search?q=green%20tea'],
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(activeText(field)).toBe('headphones');
  });

  test('S036 failing to load popular searches keeps the other suggestions', async () => {
    server.use(down(CALLS.search));
    const { typed } = await search({ categories: [{ ...FASHION, public_sub_categories: [] }] });
    await typed('');
    await pass(2000);
    expect(screen.getByRole('rowgroup', { name: 'Popular categories' })).toBeVisible();
  });

  test('an empty field offers clearable recent searches and popular categories', async () => {
    rememberSearch('brass lamp');
    rememberSearch('red shoes');
    const { field, typed, user } = await search({ categories: [{ ...FASHION, public_sub_categories: [] }] });
    await typed('');
    expect(screen.getByRole('rowgroup', { name: 'Recent searches' })).toHaveTextContent('red shoesbrass lamp');
    expect(link('red shoes')).toHaveAttribute('href', '/search?q=red%20shoes');
    expect(within(screen.getByRole('rowgroup', { name: 'Popular categories' })).getByRole('link')).toHaveAttribute(
      'href',
      '/all/fashion',
    );
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(activeText(field)).toBe('Clear recent searches');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('rowgroup', { name: 'Recent searches' })).not.toBeInTheDocument();
    expect(recentSearches()).toEqual([]);
  });

  test('S036 clearing the text closes it; clicking the field again offers recent searches', async () => {
    answering();
    rememberSearch('brass lamp');
    const { field, typed, user } = await search();
    await typed('s');
    await user.clear(field);
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.click(field);
    expect(link('brass lamp')).toBeInTheDocument();
  });

  test('S038 brands appear with their logo', async () => {
    answering({ ...SHOES, brand: [{ id: 4, title: 'Shoeland', slug: 'shoeland', image: 'shoeland.webp' }] });
    const { typed } = await search();
    await typed('shoe');
    await pass(700);
    expect(within(screen.getByRole('rowgroup', { name: 'Brands' })).getByRole('link')).toHaveAttribute(
      'href',
      '/shoeland/brand?brand=4',
    );
  });

  test('S038 S097 products that match only part of the query are labelled similar', async () => {
    answering({ ...SHOES, reading: { mended: null, left_out: ['blue'], any: false } });
    const { typed } = await search();
    await typed('blue shoe');
    await pass(700);
    expect(screen.getByRole('rowgroup', { name: 'No exact match, similar products' })).toBeVisible();
  });

  test('S039 S097 a query without results suggests a similar spelling', async () => {
    answering({ ...NOTHING, similar: ['bike'] });
    const { typed } = await search();
    await typed('nike');
    await pass(700);
    expect(link('bike')).toHaveAttribute('href', '/search?q=bike');
  });

  test('S036 a newer search aborts the older one and ignores its response', async () => {
    const answers = new Map<string, (suggestions: SearchSuggestions) => void>();
    server.use(
      answer(
        CALLS.search,
        ({ query }: SeenCall) =>
          new Promise<SearchSuggestions>((resolve) => answers.set(query.get('q') ?? '', resolve)),
      ),
    );
    const { typed, user, field } = await search();
    await typed('a');
    await pass(700);
    await user.type(field, 'b');
    await pass(700);
    answers.get('ab')?.({ ...NOTHING, suggested: [{ id: 2, title: 'abacus' }] });
    await settle();
    expect(link('abacus')).toBeInTheDocument();
    answers.get('a')?.({ ...NOTHING, suggested: [{ id: 1, title: 'apple' }] });
    await settle();
    expect(links('apple')).toEqual([]);
    expect(link('abacus')).toBeInTheDocument();
  });

  test('S036 empty text or spaces close it without a request', async () => {
    const queries = answering();
    const { typed, user, field } = await search();
    await typed('s');
    expect(popup()).not.toBeNull();
    await user.clear(field);
    await settle();
    expect(popup()).toBeNull();
    await user.type(field, '   ');
    await pass(2000);
    expect(popup()).toBeNull();
    expect(queries).toEqual([]);
  });

  test('S035 opens on focus with cached suggestions and closes 100 ms after blur', async () => {
    const queries = answering();
    const { typed, user, field } = await search();
    await typed('shoe');
    await pass(700);
    await user.click(screen.getByText('Elsewhere'));
    await pass(99);
    expect(popup()).not.toBeNull();
    await pass(1);
    expect(popup()).toBeNull();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.click(field);
    await settle();
    expect(link('Red shoes')).toBeInTheDocument();
    expect(queries).toEqual(['shoe']);
  });

  test('S035 focusing an empty field does not open it; on the results page it opens', async () => {
    const queries = answering();
    const { field } = await search({ here: '/search?q=red%20shoes' });
    fireEvent.focusIn(field);
    act(() => field.focus());
    await settle();
    await pass(0);
    expect(field).toHaveValue('red shoes');
    await pass(700);
    expect(queries).toEqual(['red shoes']);
    expect(popup()).not.toBeNull();
  });

  test('S035 moving focus into the popup keeps it open; Esc there returns to the field', async () => {
    answering();
    const { typed, user, field } = await search();
    await typed('shoe');
    await pass(700);
    act(() => screen.getAllByRole('button', { name: /compare/i })[0]?.focus());
    await pass(1000);
    expect(popup()).not.toBeNull();
    await user.keyboard('{Escape}');
    await settle();
    expect(popup()).toBeNull();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('shoe');
  });

  test('S035 Esc closes it and keeps the text, a second Esc clears it; the next key reopens', async () => {
    answering();
    const { typed, user, field } = await search();
    await typed('shoe');
    await pass(700);
    await user.keyboard('{Escape}');
    expect([popup(), field.value]).toEqual([null, 'shoe']);
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    await user.keyboard('s');
    expect(popup()).not.toBeNull();
  });

  test('S035 the clear button empties the field, closes the popup and keeps the focus', async () => {
    answering();
    const { typed, user, field } = await search();
    await typed('shoe');
    await pass(700);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await pass(1000);
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(popup()).toBeNull();
  });

  test('S036 sends no request during text composition', async () => {
    const queries = answering();
    const { typed, field } = await search();
    await typed('');
    fireEvent.compositionStart(field);
    field.value = 'にh';
    fireEvent.input(field);
    await pass(3000);
    expect(queries).toEqual([]);
    field.value = '日本';
    fireEvent.compositionEnd(field);
    await pass(700);
    expect(queries).toEqual(['日本']);
  });

  test('S036 submitting aborts the suggestions', async () => {
    const queries = answering();
    const { typed, field } = await search();
    await typed('shoe');
    field.form?.addEventListener('submit', (event) => event.preventDefault());
    act(() => field.form?.requestSubmit());
    await pass(3000);
    expect(queries).toEqual([]);
    expect(popup()).toBeNull();
    act(() => emit('navigation:started', { url: '/search?q=shoe' }));
    expect(popup()).toBeNull();
  });

  test('S036 text typed before hydration is kept and used', async () => {
    const queries = answering();
    const { field } = await search();
    // as replayed by the inline loader
    field.value = 'shoe';
    act(() => field.focus());
    fireEvent.input(field);
    await settle();
    expect(popup()).not.toBeNull();
    await pass(700);
    expect(queries).toEqual(['shoe']);
  });
});

describe('states', () => {
  test('S039 shows the text as typed when nothing matches', async () => {
    answering(NOTHING);
    const { typed } = await search();
    await typed('<b>"qzx"</b>');
    await pass(700);
    const nothing = 'Nothing found for "<b>"qzx"</b>"';
    expect(popup()).toHaveTextContent(nothing);
    expect(within(popup() as HTMLElement).getByText('<b>"qzx"</b>').tagName).toBe('BDI');
    expect(screen.getByRole('status')).toHaveTextContent(nothing);
  });

  test('S039 shows it in Arabic as well', async () => {
    answering(NOTHING);
    const { typed } = await search({ language: 'ar' });
    await typed('qzx');
    await pass(700);
    expect(popup()).toHaveTextContent('لا نتائج عن «qzx»');
  });

  test('S037 S228 a failure closes it silently; the next key searches again', async () => {
    server.use(down(CALLS.search));
    const { typed, user, field } = await search();
    await typed('sho');
    await pass(700);
    // the client retries a read once
    await pass(2000);
    expect(popup()).toBeNull();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    const queries = answering();
    await user.type(field, 'e');
    await pass(700);
    expect(queries).toEqual(['shoe']);
    expect(popup()).not.toBeNull();
  });
});

describe('suggestions', () => {
  test('S038 keywords, categories with image and products with price and compare link correctly', async () => {
    answering();
    const { typed } = await search({ language: 'fr' });
    await typed('shoe');
    await pass(700);
    const grid = within(screen.getByRole('grid'));
    const to = (text: string) => link(text).getAttribute('href');
    expect(to('running shoes')).toBe('/fr/search?q=running%20shoes');
    expect(to('Fashion')).toBe('/fr/all/fashion');
    expect(to('Shoes')).toBe('/fr/all/fashion/shoes');
    expect(link('Shoes')).toHaveTextContent('dans Fashion');
    expect(to('Red shoes')).toBe('/fr/red-shoes/product/10');
    const red = link('Red shoes');
    expect(red).toHaveTextContent(/30,00/);
    expect(red.querySelector('s')).toHaveTextContent(/40,00/);
    expect(red.querySelector('img')?.getAttribute('src')).toContain('brass-lamp.webp');
    expect(link('Blue').querySelector('s')).toBeNull();
    expect(grid.getAllByRole('rowgroup')).toHaveLength(3);
    expect(red.querySelector('mark')).toHaveTextContent('shoe');
  });

  test('D7 arrow keys cycle through all and back to the field; Enter opens the active one', async () => {
    answering();
    const { typed, user, field } = await search();
    await typed('shoe');
    await pass(700);
    const visited: (string | null)[] = [];
    for (let i = 0; i < 7; i++) {
      await user.keyboard('{ArrowDown}');
      visited.push(activeText(field));
    }
    expect(visited.map((text) => text?.slice(0, 8) ?? null)).toEqual([
      'running ',
      'Fashion',
      'Shoesin ',
      'Red shoe',
      'Blue sho',
      'All resu',
      null,
    ]);
    expect(field).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(activeText(field)).toMatch(/^All results/);
    await user.keyboard('{Home}{End}');
    expect(activeText(field)).toMatch(/^All results/);
    await user.keyboard('{Home}{ArrowDown}');
    const followed = jest.fn((event: Event) => event.preventDefault());
    link('Fashion').addEventListener('click', followed);
    await user.keyboard('{Enter}');
    expect(followed).toHaveBeenCalledTimes(1);
    expect(popup()).toBeNull();
  });

  test('D7 Enter without an active suggestion submits at once', async () => {
    const queries = answering();
    const { typed, user, field } = await search();
    await typed('shoe');
    const submitted = jest.fn((event: Event) => event.preventDefault());
    field.form?.addEventListener('submit', submitted);
    await user.keyboard('{Enter}');
    await pass(2000);
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(queries).toEqual([]);
  });

  test.each<[LanguageCode, string]>([
    ['en', '{ArrowRight}'],
    ['ar', '{ArrowLeft}'],
  ])('S038 S122 in %s %s moves to the compare button; Enter there does not open the product', async (language, key) => {
    answering();
    const opened = jest.spyOn(browser, 'open').mockImplementation(() => {});
    const { typed, user, field } = await search({ language });
    await typed('shoe');
    await pass(700);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    const product = field.getAttribute('aria-activedescendant');
    await user.keyboard(key);
    expect(field.getAttribute('aria-activedescendant')).not.toBe(product);
    const followed = jest.fn((event: Event) => event.preventDefault());
    link('Blue').addEventListener('click', followed);
    await user.keyboard('{Enter}');
    await settle();
    expect(opened).toHaveBeenCalledWith(expect.stringMatching(/\/login\?redirect=/));
    expect(followed).not.toHaveBeenCalled();
    expect(popup()).not.toBeNull();
  });

  test.each<[LanguageCode, string, string]>([
    ['en', 'All results for "<b>shoe"', '/search?q=%3Cb%3Eshoe'],
    ['ar', 'كل النتائج عن «<b>shoe»', '/ar/search?q=%3Cb%3Eshoe'],
  ])('S038 in %s the last row leads to all results of the text as it was typed', async (language, text, path) => {
    answering();
    const { typed } = await search({ language });
    await typed('');
    expect(links('All results')).toEqual([]);
    await typed('<b>shoe');
    await pass(700);
    expect(link(text)).toHaveAttribute('href', path);
    expect(within(link(text)).getByText('<b>shoe').tagName).toBe('BDI');
  });

  test('S038 clicking compare keeps the focus in the field', async () => {
    answering();
    const opened = jest.spyOn(browser, 'open').mockImplementation(() => {});
    const { typed, user, field } = await search();
    await typed('shoe');
    await pass(700);
    const [compare] = screen.getAllByRole('button', { name: /compare/i });
    if (compare) await user.click(compare);
    expect(opened).toHaveBeenCalledTimes(1);
    expect(field).toHaveFocus();
    expect(popup()).not.toBeNull();
  });

  test.each([
    ['/search?q=red', false],
    ['/search?q=running+shoes', true],
  ])('S040 on %s the keyword "running shoes" stays: %s', async (here, stays) => {
    answering();
    const { typed, user, field } = await search({ here });
    await user.clear(field);
    await typed('shoe');
    await pass(700);
    let prevented = false;
    const received = (event: Event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', received);
    await user.click(link('running shoes'));
    document.removeEventListener('click', received);
    expect(prevented).toBe(stays);
    expect(popup()).toBeNull();
  });
});
