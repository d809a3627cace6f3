import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { emit } from 'shared-kernel/platform/bus';
import { aCommon } from 'shared-kernel/testing/a-common';
import { aCategoryListing, aProductListing } from 'shared-kernel/testing/a-listing';
import { aPage } from 'shared-kernel/testing/a-page';
import { answer, down, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';
import { comeNear, observeNearness } from '../../testing/comes-near';
import { answering, answeringPages, home, sides, tiles } from '../../testing/listing-api';

observeNearness();
const open = (path: string) => renderApp(definition, { path });
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const thumb = (name: string) => screen.getByRole('slider', { name });
/** Opens a page with its price filter in view: only then its slider loads. */
async function openPrices(path: string, common = aCommon()) {
  const app = await renderApp(definition, { path, site: { common } });
  comeNear(screen.getByRole('textbox', { name: 'Lowest price' }));
  await screen.findByRole('slider', { name: 'Lowest price' });
  return app;
}

test('S086 a category offers its sub-categories, each group with counts', async () => {
  const requests = answering();
  const { user } = await open('/all/home');
  expect(box('Lamps')).toHaveAccessibleDescription('6');
  expect(box('Lumen')).toHaveAccessibleDescription('7');
  expect(box('Gifts')).toHaveAccessibleDescription('2');
  expect(box('Express')).toHaveAccessibleDescription('4');
  expect(screen.getByRole('radio', { name: '3 stars and more' })).toHaveAccessibleDescription('8');
  await user.click(box('Lamps'));
  expect(location.search).toBe('?sub_category_ids=11');
  await waitFor(() => expect(requests.at(-1)?.get('sub_category_ids')).toBe('11'));
});

test('S086 elsewhere categories are offered; unticking one unticks its sub-categories', async () => {
  const categories = [
    { id: 1, title: 'Home', count: 9 },
    { id: 2, title: 'Garden', count: 2 },
  ];
  server.use(
    answer(CALLS.products, ({ query }: SeenCall) =>
      aProductListing({
        ...sides,
        categories,
        sub_categories: query.get('category_ids')?.includes('1') ? sides.sub_categories : null,
      }),
    ),
  );
  const { user } = await renderApp(definition, {
    path: '/spring/products?category_ids=1,2&sub_category_ids=11,21',
    site: { common: aCommon({ categories: [home] }) },
  });
  expect(screen.getByRole('group', { name: 'Sub-category' })).toContainElement(box('Lamps'));
  await user.click(box('Home'));
  // 21 belongs to another category
  expect(location.search).toBe('?category_ids=2&sub_category_ids=21');
});

const shoes = {
  ...sides,
  attributes: [
    {
      id: 1,
      title: 'Colour',
      values: [
        { id: 31, title: 'Red', count: 4, colour: '#c02b2b' },
        { id: 32, title: 'Blue', count: 0, colour: '#2b4bc0' },
      ],
    },
    { id: 2, title: 'Shoe size', values: [{ id: 38, title: '38', count: 3 }] },
  ],
  stores: [{ id: 9, title: 'Atlas', count: 5 }],
  state_counts: { in_stock: 8, on_offer: 2 },
};

test('S086 sizes, colours, stores, stock and offers are filters with a count and a chip', async () => {
  server.use(answer(CALLS.all, aCategoryListing({ ...shoes, category: home })));
  const { user } = await open('/all/home');
  const colour = screen.getByRole('group', { name: 'Colour' });
  expect(within(colour).getAllByRole('checkbox')).toEqual([box('Red'), box('Blue')]);
  expect(box('Red')).toHaveAccessibleDescription('4');
  expect(box('In stock')).toHaveAccessibleDescription('8');
  await user.click(box('38'));
  expect(location.search).toBe('?attribute_values=38');
  await user.click(box('Red'));
  expect(location.search).toBe('?attribute_values=31,38');
  await user.click(box('Atlas'));
  await user.click(box('In stock'));
  await user.click(box('On offer'));
  expect(location.search).toBe('?store=9&attribute_values=31,38&in_stock=true&on_offer=true');
  const chips = within(screen.getByRole('list', { name: 'Active filters' }));
  expect(chips.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'In stock×',
    'On offer×',
    'Colour: Red×',
    'Shoe size: 38×',
    'Atlas×',
    'Clear filters',
  ]);
  const steps = history.length;
  await user.click(chips.getByRole('link', { name: 'Remove filter: Colour: Red' }));
  expect(location.search).toBe('?store=9&attribute_values=38&in_stock=true&on_offer=true');
  expect(history.length).toBe(steps + 1);
});

test('S096 filter values without products are listed so that they can be removed', async () => {
  server.use(answer(CALLS.all, aCategoryListing({ ...shoes, category: home, result: aPage([]) })));
  await open('/all/home?attribute_values=32,999&store=77&in_stock=yes');
  const removals = within(screen.getByRole('list', { name: 'Remove one of the filters:' }));
  expect(removals.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Without “Colour: Blue”', '/all/home?store=77&attribute_values=999'],
    ['Without “#999”', '/all/home?store=77&attribute_values=32'],
    ['Without “#77”', '/all/home?attribute_values=32,999'],
  ]);
});

test('S087 an older API without size and stock counts hides those filters but keeps the URL’s values', async () => {
  answering();
  const { user } = await open('/all/home?attribute_values=31&in_stock=true');
  expect(screen.queryByRole('group', { name: 'Show only' })).toBeNull();
  await user.click(box('Lumen'));
  expect(location.search).toBe('?brand=5&attribute_values=31&in_stock=true');
});

test('S087 a filter change fetches list and counts in one call; paging and sorting fetch no counts', async () => {
  const requests = answeringPages(90, 30);
  const { user } = await open('/all/home');
  await user.click(box('Lumen'));
  await waitFor(() => expect(requests).toHaveLength(2));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'newest');
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(requests.map((query) => query.get('sidebar_data'))).toEqual(['true', 'true', 'false']);
});

test('S087 the sidebar keeps its state and focus while the next list loads', async () => {
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => (answerNow = resolve));
  answeringPages(3, 30, async (query) => query.has('brand') && held);
  const { user } = await open('/all/home');
  const lumen = box('Lumen');
  await user.click(lumen);
  await waitFor(() =>
    expect(screen.getByText('Product 1').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true'),
  );
  expect(lumen).toBeInTheDocument();
  expect(lumen).toHaveFocus();
  expect(lumen).toBeChecked();
  expect(box('Lamps')).toHaveAccessibleDescription('6');
  answerNow();
  await waitFor(() =>
    expect(screen.getByText('Product 1').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'),
  );
  expect(lumen).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('3 products');
});

test('S087 choices without products can be ticked, and choices no longer offered stay selected', async () => {
  const none = [{ id: 5, title: 'Lumen', count: 0 }];
  server.use(answer(CALLS.all, aCategoryListing({ ...sides, category: home, brands: none })));
  const { user } = await open('/all/home?brand=99');
  expect(box('Lumen')).toBeEnabled();
  await user.click(box('Lumen'));
  expect(location.search).toBe('?brand=5,99');
  await user.click(box('Lumen'));
  expect(location.search).toBe('?brand=99');
});

test('S086 lists the eight largest brands first and makes the rest searchable', async () => {
  const many = Array.from({ length: 20 }, (_, i) => ({ id: i + 1, title: `Brand ${i + 1}`, count: i + 1 }));
  server.use(answer(CALLS.all, aCategoryListing({ ...sides, category: home, brands: many })));
  const { user } = await open('/all/home?brand=2');
  const group = screen.getByRole('group', { name: 'Brands' });
  const rest = group.querySelector('details') as HTMLElement;
  const inFront = within(group)
    .getAllByRole('checkbox', { hidden: true })
    .filter((one) => !rest.contains(one));
  // the seven with the most products, and the ticked one
  expect(inFront.map((one) => (one as HTMLInputElement).value)).toEqual([
    '2',
    '14',
    '15',
    '16',
    '17',
    '18',
    '19',
    '20',
  ]);
  await user.click(within(rest).getByText('Show 12 more'));
  await user.type(within(rest).getByRole('searchbox', { name: 'Search in “Brands”' }), 'brand 11{Enter}');
  expect(within(rest).getAllByRole('checkbox')).toEqual([within(rest).getByRole('checkbox', { name: 'Brand 11' })]);
  // searching does not filter
  expect(location.search).toBe('?brand=2');
  await user.click(within(rest).getByRole('checkbox', { name: 'Brand 11' }));
  expect(location.search).toBe('?brand=2,11');
});

test('S086 the price slider announces money, fills the fields and applies on release', async () => {
  const requests = answering();
  await openPrices('/all/home');
  expect(thumb('Lowest price')).toHaveAttribute('aria-valuetext', '$10.00');
  expect(thumb('Highest price')).toHaveAttribute('aria-valuetext', '$410.00');
  fireEvent.pointerDown(thumb('Highest price'));
  // 10 to 50 by units, to 110 by fives and tens
  fireEvent.input(thumb('Highest price'), { target: { value: '52' } });
  expect(screen.getByRole('textbox', { name: 'Highest price' })).toHaveValue('110');
  expect(thumb('Highest price')).toHaveAttribute('aria-valuetext', '$110.00');
  expect(location.search).toBe('');
  thumb('Highest price').dispatchEvent(new Event('change', { bubbles: true }));
  expect(location.search).toBe('?max=110');
  await waitFor(() => expect(requests.at(-1)?.get('max')).toBe('110'));
});

test.each([
  ['٥٠', '50'],
  ['५०', '50'],
  ['12,5', '12.5'],
  ['1,299', '1299'],
])('S086 the price "%s" is understood in the digits and marks of its typist', async (typed, min) => {
  answering();
  const { user } = await openPrices('/all/home');
  const lowest = screen.getByRole('textbox', { name: 'Lowest price' });
  await user.type(lowest, `${typed}{Enter}`);
  expect(location.search).toBe(`?min=${min}`);
  await user.clear(lowest);
  await user.type(lowest, typed);
  await user.tab();
  expect(lowest).toHaveValue(min);
});

test('S086 a price that is none leaves the field when the shopper does', async () => {
  answering();
  const { user } = await openPrices('/all/home');
  const lowest = screen.getByRole('textbox', { name: 'Lowest price' });
  await user.type(lowest, 'cheap');
  await user.tab();
  expect(lowest).toHaveValue('');
  expect(location.search).toBe('');
});

test('issue 14 S086 in yen the price slider announces whole yen', async () => {
  answering();
  const common = aCommon();
  common.setting = { ...common.setting, currency_icon: '¥', currency_digits: 0 };
  await openPrices('/all/home', common);
  expect(thumb('Lowest price')).toHaveAttribute('aria-valuetext', '¥10');
  fireEvent.input(thumb('Highest price'), { target: { value: '52' } });
  expect(thumb('Highest price')).toHaveAttribute('aria-valuetext', '¥110');
});

test('S086 thumbs cannot pass each other, and a thumb at its end sets no filter', async () => {
  answering();
  await openPrices('/all/home?max=110');
  fireEvent.pointerDown(thumb('Lowest price'));
  fireEvent.input(thumb('Lowest price'), { target: { value: '90' } });
  expect(screen.getByRole('textbox', { name: 'Lowest price' })).toHaveValue('110');
  fireEvent.input(thumb('Lowest price'), { target: { value: '0' } });
  fireEvent.input(thumb('Highest price'), { target: { value: '1000' } });
  thumb('Highest price').dispatchEvent(new Event('change', { bubbles: true }));
  await waitFor(() => expect(location.search).toBe(''));
});

test('S086 arrow keys on the slider make one change after a pause', async () => {
  answering();
  await openPrices('/all/home');
  const steps = history.length;
  const high = thumb('Highest price');
  const end = Number(high.getAttribute('max'));
  for (const place of [end - 1, end - 2, end - 3]) {
    fireEvent.keyDown(high, { key: 'ArrowLeft' });
    fireEvent.input(high, { target: { value: String(place) } });
    expect(high).toHaveValue(String(place));
    high.dispatchEvent(new Event('change', { bubbles: true }));
  }
  expect(location.search).toBe('');
  await waitFor(() => expect(location.search).toMatch(/^\?max=\d+$/));
  expect(history.length).toBe(steps + 1);
});

test('S086 the drawer’s button shows the number of results, the bar the number of filters', async () => {
  answeringPages(68, 30);
  await open('/all/home?brand=5&rating=4');
  expect(screen.getByRole('button', { name: 'Show 68 products', hidden: true })).toHaveAttribute('type', 'submit');
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toHaveAttribute('popovertarget');
});

test('S087 removing a chip takes one step and keeps the focus in the chip list', async () => {
  answering();
  const { user } = await open('/all/home?brand=5&rating=3&sub_category_ids=12&min=20');
  const chips = screen.getByRole('list', { name: 'Active filters' });
  expect(
    within(chips)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Rugs×', 'From $20.00×', '3 stars and more×', 'Lumen×', 'Clear filters']);
  const steps = history.length;
  await user.click(within(chips).getByRole('link', { name: 'Remove filter: Rugs' }));
  expect(location.search).toBe('?brand=5&rating=3&min=20');
  expect(history.length).toBe(steps + 1);
  await waitFor(() => expect(within(chips).queryByText('Rugs')).not.toBeInTheDocument());
  expect(chips).toHaveFocus();
  await user.click(within(chips).getByRole('link', { name: 'Clear filters' }));
  expect(location.search).toBe('');
});

test('S228 a failed filter change keeps the choice, hides the old products and can be retried', async () => {
  answeringPages(3, 30);
  const { user } = await open('/all/home');
  server.use(down(CALLS.all));
  await user.click(box('Lumen'));
  expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t load');
  expect(screen.queryByText('Product 1')).not.toBeInTheDocument();
  expect(box('Lumen')).toBeChecked();
  server.use(answer(CALLS.all, aCategoryListing({ ...sides, category: home, result: aPage(tiles(40, 1)) })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Product 40')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('S228 a filter change while offline shows an error and is retried once online', async () => {
  answeringPages(3, 30);
  const { user } = await open('/all/home');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(box('Lumen'));
  expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t load');
  expect(screen.queryByText('Product 1')).not.toBeInTheDocument();
  expect(location.search).toBe('?brand=5');
  onLine.mockRestore();
  server.use(answer(CALLS.all, aCategoryListing({ ...sides, category: home, result: aPage(tiles(40, 1)) })));
  act(() => emit('connection:changed', { offline: false }));
  expect(await screen.findByText('Product 40')).toBeInTheDocument();
});

test('S096 an empty result offers filters to remove', async () => {
  answering({ result: aPage([]) });
  await open('/all/home?brand=5&rating=3');
  const removals = within(screen.getByRole('list', { name: 'Remove one of the filters:' }));
  expect(removals.getByRole('link', { name: 'Without “Lumen”' })).toHaveAttribute('href', '/all/home?rating=3');
  expect(removals.getByRole('link', { name: 'Without “3 stars and more”' })).toHaveAttribute(
    'href',
    '/all/home?brand=5',
  );
});
