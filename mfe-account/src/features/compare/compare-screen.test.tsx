import { act, screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ComparedProduct } from 'shared-kernel/contract/compare';
import { emit, on } from 'shared-kernel/platform/bus';
import { browser } from 'shared-kernel/session/open-page';
import { aComparedProduct } from 'shared-kernel/testing/a-compared-product';
import { aPage } from 'shared-kernel/testing/a-page';
import { answer, down, reject } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../../definition';

const lamp = aComparedProduct({ id: 1, title: 'Brass lamp' });
const lantern = aComparedProduct({
  id: 2,
  title: 'Tin lantern',
  selling: 30,
  in_stock: false,
  brand: null,
  shipping: { price: 0, day_needed: 1 },
  bundle_deal: { id: 1, title: '3 for 2', buy: 2, free: 1 },
  refundable: 2,
  attributes: [{ id: 2, title: 'Size', values: ['Small', 'Large'] }],
});
const toasts: (string | undefined)[] = [];
on('toast:requested', ({ text }) => toasts.push(text));
beforeEach(() => {
  toasts.length = 0;
});
afterEach(() => jest.restoreAllMocks());

const listed = (product: ComparedProduct) => ({
  id: product.id,
  product_id: product.id,
  created: '2026-03-01T10:00:00.000Z',
  product,
});
async function open(
  products: ComparedProduct[],
  path = '/user/compared',
  as = customer() as ReturnType<typeof customer> | null,
) {
  const toggles: unknown[] = [];
  const shared: (string | null)[] = [];
  server.use(
    answer(CALLS.compareList, () => aPage(products.map(listed))),
    answer(CALLS.sharedCompareList, ({ query }) => {
      shared.push(query.get('products'));
      return products;
    }),
    answer(CALLS.toggleCompare, ({ body }) => {
      toggles.push(body);
      const { action, product_id } = body as { action: string; product_id: number };
      return action === 'add' ? { id: product_id, product_id } : null;
    }),
  );
  return { ...(await renderApp(definition, { path, as })), toggles, shared };
}
/** The rows of the table: heading and each product's cell. */
const rows = () =>
  Object.fromEntries(
    within(screen.getByRole('table'))
      .getAllByRole('rowheader')
      .map((heading) => [
        heading.textContent,
        [...(heading.closest('tr')?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent?.trim()),
      ]),
  );
const columns = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .slice(1)
    .map((heading) => heading.getAttribute('abbr'));
const remove = (title: string) => screen.getByRole('button', { name: `Remove ${title} from the comparison` });

describe('specifications', () => {
  const weight = (value: string) => ({ id: 1, name: 'Weight', value, unit: 'kg' });
  const screenOf = { id: 2, name: 'Screen', value: '14', unit: 'in' };
  const wood = { id: 3, name: 'Wood', value: 'Oak', unit: null };

  test('S197 are compared row by row, differences marked, most common first', async () => {
    await open([
      aComparedProduct({ id: 1, attributes: [], specifications: [screenOf, weight('1.4')] }),
      aComparedProduct({ id: 2, attributes: [], specifications: [wood, weight('4.5')] }),
      aComparedProduct({ id: 3, attributes: [], specifications: [weight('4.5')] }),
    ]);
    const table = rows();
    expect(Object.keys(table).slice(-3)).toEqual(['Weight (different)', 'Screen (different)', 'Wood (different)']);
    expect(table).toMatchObject({
      'Weight (different)': ['1.4\u00a0kg', '4.5\u00a0kg', '4.5\u00a0kg'],
      'Screen (different)': ['14\u00a0in', '—Not specified', '—Not specified'],
    });
  });

  test('S197 equal ones are not marked and can be hidden', async () => {
    const { user } = await open([
      aComparedProduct({ id: 1, attributes: [], specifications: [wood] }),
      aComparedProduct({ id: 2, attributes: [], specifications: [wood] }),
    ]);
    expect(rows()).toMatchObject({ Wood: ['Oak', 'Oak'] });
    await user.click(screen.getByRole('switch', { name: 'Hide identical rows' }));
    expect(screen.queryByRole('rowheader', { name: 'Wood' })).not.toBeInTheDocument();
  });

  test('S197 the unit is shown only where it differs between products', async () => {
    await open([aComparedProduct({ id: 1 }), aComparedProduct({ id: 2, unit: 'pair' })]);
    expect(rows()).toMatchObject({ 'Unit (different)': ['piece', 'pair'] });
  });

  test('S197 warranty and returns show their terms, or why there are none', async () => {
    await open([
      aComparedProduct({ id: 1, warranty_months: 24, return_days: 30, free_return: true }),
      aComparedProduct({ id: 2, warranty: 2, warranty_months: 24, refundable: 1, return_days: 14, free_return: false }),
      aComparedProduct({ id: 3, refundable: 2, return_days: 30 }),
      aComparedProduct({ id: 4, refundable: 2, no_return_reason: 'hygiene' }),
    ]);
    expect(rows()).toMatchObject({
      'Warranty (different)': ['24 months', 'No', 'Yes', 'Yes'],
      'Returns (different)': ['Within 30 days, free', 'Within 14 days', 'No', 'No, for hygiene reasons'],
    });
  });
});

describe('own compare list', () => {
  test('S197 shows all facts side by side and omits rows without a value', async () => {
    await open([lamp, lantern]);
    expect(columns()).toEqual(['Brass lamp', 'Tin lantern']);
    const table = rows();
    expect(Object.keys(table)).toEqual([
      'Price (different)',
      'Rating',
      'Availability (different)',
      'Brand (different)',
      'Store',
      'Category',
      'Shipping from (different)',
      'Bundle offer (different)',
      'Warranty',
      'Returns (different)',
      'Colour (different)',
      'Size (different)',
    ]);
    expect(table).toMatchObject({
      'Availability (different)': ['In stock', 'Sold out'],
      'Brand (different)': ['Lumen', '—Not specified'],
      'Shipping from (different)': ['$5.00 · 3 days', 'Free · 1 day'],
      'Bundle offer (different)': ['—Not specified', 'Take 3, pay for 2'],
      'Returns (different)': ['Yes', 'No'],
      'Size (different)': ['—Not specified', 'Small and Large'],
    });
    expect(within(screen.getByRole('table')).getAllByRole('link', { name: 'Riad Living' })[0]).toHaveAttribute(
      'href',
      '/shop/riad-living',
    );
  });

  test('S197 a list of sizes follows the page’s direction although it starts with Latin text', async () => {
    const sizes = { attributes: [{ id: 2, title: 'المقاس', values: ['XS', 'S'] }] };
    await open([aComparedProduct({ id: 1, ...sizes }), aComparedProduct({ id: 2, ...sizes })], '/ar/user/compared');
    const [cell] = screen.getAllByText(/XS.*S$/);
    expect(cell?.closest('[dir]')).toHaveAttribute('dir', 'rtl');
    expect(cell?.closest('[dir]')).not.toBe(document.documentElement);
  });

  test('S197 the table is a region that can be scrolled by keyboard', async () => {
    await open([lamp, lantern]);
    expect(screen.getByRole('region', { name: 'Product comparison' })).toHaveAttribute('tabindex', '0');
  });

  test('S197 equal rows can be hidden, and the URL keeps the choice', async () => {
    const { user, leave } = await open([lamp, lantern]);
    const only = screen.getByRole('switch', { name: 'Hide identical rows' });
    expect(only).not.toBeChecked();
    await user.click(only);
    await waitFor(() => expect(location.search).toBe('?differences=1'));
    expect(Object.keys(rows()).every((title) => title.endsWith('(different)'))).toBe(true);
    expect(screen.getByText('These products are the same in every other way.')).toBeVisible();
    await leave();
    await open([lamp, lantern], '/user/compared?differences=1');
    expect(screen.getByRole('switch', { name: 'Hide identical rows' })).toBeChecked();
    expect(Object.keys(rows())).not.toContain('Store');
  });

  test('S120 S121 removing a column is immediate and announced, and undo restores it', async () => {
    const removed: number[] = [];
    const stop = on('compare:removed', ({ productId }) => removed.push(productId));
    const { user, toggles } = await open([lamp, lantern]);
    await user.click(remove('Brass lamp'));
    expect(columns()).toEqual(['Tin lantern']);
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await waitFor(() => expect(removed).toEqual([1]));
    stop();
    await user.click(undo);
    expect(columns()).toEqual(['Brass lamp', 'Tin lantern']);
    expect(remove('Brass lamp')).toHaveFocus();
    await waitFor(() =>
      expect(toggles).toEqual([
        { product_id: 1, action: 'remove' },
        { product_id: 1, action: 'add' },
      ]),
    );
  });

  test('S123 S212 a column comes back when the server rejects its removal', async () => {
    const { user } = await open([lamp, lantern]);
    server.use(reject(CALLS.toggleCompare, ['Not now.']));
    await user.click(remove('Brass lamp'));
    await waitFor(() => expect(toasts).toEqual(['Not now.']));
    expect(columns()).toEqual(['Brass lamp', 'Tin lantern']);
  });

  test('S121 a product removed by a tile or in another tab loses its column', async () => {
    await open([lamp, lantern]);
    act(() => {
      emit('compare:removed', { productId: 2 });
      emit('compare:changed', { productId: 2, listed: false });
    });
    expect(columns()).toEqual(['Brass lamp']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('S197 one product alone shows a hint and marks no differences', async () => {
    await open([lamp]);
    expect(screen.getByText('Add a second product to see the differences.')).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(Object.keys(rows())).toContain('Price');
  });

  test('S197 an empty list explains how to fill it', async () => {
    await open([], '/fr/user/compared');
    expect(screen.getByRole('heading', { name: 'Rien à comparer pour l’instant' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('S214 a failed call shows the error page', async () => {
    server.use(down(CALLS.compareList));
    await renderApp(definition, { path: '/user/compared', as: customer() });
    expect(await screen.findByText('API is down.')).toBeVisible();
  });
});

describe('sharing', () => {
  test('S197 copies the link to these products and announces it', async () => {
    const { user } = await open([lamp, lantern], '/ar/user/compared');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'مشاركة' }));
    await waitFor(() => expect(toasts).toEqual(['تم نسخ رابط هذه المقارنة']));
    expect(copied).toHaveBeenCalledWith(`${location.origin}/ar/user/compared?products=1,2`);
  });

  test('S197 uses the device’s share menu where there is one', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.assign(navigator, { share });
    const { user } = await open([lamp, lantern]);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Compare products',
      url: `${location.origin}/user/compared?products=1,2`,
    });
    Reflect.deleteProperty(navigator, 'share');
    expect(toasts).toEqual([]);
  });

  test('S197 shows the link in the toast when copying is forbidden', async () => {
    const { user } = await open([lamp]);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(toasts[0]).toContain(`${location.origin}/user/compared?products=1`));
  });
});

describe('shared compare list', () => {
  test('S197 opens for a visitor in the link’s order and without remove buttons', async () => {
    const { shared } = await open([lantern, lamp], '/user/compared?products=2,x,1,2', null);
    expect(shared).toEqual(['2,1']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A comparison shared with you');
    expect(columns()).toEqual(['Tin lantern', 'Brass lamp']);
    expect(screen.queryByRole('button', { name: /from the comparison/ })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Your account' })).toBeNull();
  });

  test('S122 S197 a visitor who saves it logs in first and comes back to it', async () => {
    const opened = jest.spyOn(browser, 'open').mockImplementation(() => {});
    const { user } = await open([lantern, lamp], '/fr/user/compared?products=2,1', null);
    await user.click(screen.getByRole('button', { name: 'Ajouter à mon comparateur' }));
    expect(opened).toHaveBeenCalledWith('/fr/login?redirect=%2Ffr%2Fuser%2Fcompared%3Fproducts%3D2,1');
  });

  test('S120 S197 a shopper who saves it gets the same order and sees their own list', async () => {
    const { user, toggles } = await open([lantern, lamp], '/user/compared?products=2,1');
    await user.click(screen.getByRole('button', { name: 'Add to my compare list' }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/user/compared'));
    expect(toggles).toEqual([
      { product_id: 1, action: 'add' },
      { product_id: 2, action: 'add' },
    ]);
    expect(toasts).toEqual(['They’re now on your compare list.']);
    expect(await screen.findByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
  });

  test.each(['/user/compared?products=none', '/user/compared?products=99'])(
    'S197 %s explains that the link has no available products',
    async (path) => {
      await open([], path, null);
      expect(screen.getByText('These products are no longer for sale, or the link is incomplete.')).toBeVisible();
    },
  );
});
