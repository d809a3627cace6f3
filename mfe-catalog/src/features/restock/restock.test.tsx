import { act, screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { emit } from 'shared-kernel/platform/bus';
import { anInventory, aProductDetail } from 'shared-kernel/testing/a-product-detail';
import { aProductTile } from 'shared-kernel/testing/a-product-tile';
import { answer, fail, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../../definition';
import { serve } from '../../testing/serve';

const soldOut = (over: Partial<ProductDetail> = {}) =>
  aProductDetail({
    in_stock: false,
    inventory: [anInventory({ quantity: 0 })],
    alternatives: [aProductTile({ id: 8, title: 'Copper lamp', slug: 'copper-lamp' })],
    ...over,
  });
const buyBox = () => within(screen.getByRole('region', { name: 'Buy' }));
const email = () => buyBox().getByRole('textbox', { name: 'Tell me when it’s back' });
const notify = () => buyBox().getByRole('button', { name: 'Notify me' });

async function open(product: ProductDetail) {
  server.use(answer(CALLS.product, product));
  const app = await renderApp(definition, { path: '/brass-lamp/product/1' });
  await screen.findByRole('region', { name: 'Buy' });
  return app;
}

test('S114 the server renders a sold-out product with a form and alternatives, without buy buttons', async () => {
  server.use(answer(CALLS.product, soldOut()));
  const { html, cacheable } = await serve('/fr/brass-lamp/product/1');
  expect(cacheable).toBe(true);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const form = page.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/fr/restock']);
  expect(new FormData(form ?? undefined).get('product')).toBe('1');
  expect(page.querySelector('a[href="/fr/copper-lamp/product/8"]')).not.toBeNull();
  for (const text of ['Ajouter au panier', 'Acheter maintenant', 'Arrivée', 'Bons'])
    expect(page.body.textContent).not.toContain(text);
});

test('issue 13 a sold-out product without similar ones links to its category', async () => {
  server.use(answer(CALLS.product, soldOut({ alternatives: [] })));
  const { html } = await serve('/brass-lamp/product/1');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { category } = soldOut();
  const titles = [...page.querySelectorAll(`a[href$="/${category.slug}"]`)].map((link) => link.textContent);
  expect(titles).toContain(`More from ${category.title}`);
  expect(page.body.textContent).not.toContain('Available alternatives');
});

test('S114 submitting sends product and email, and the confirmation takes focus', async () => {
  const bodies: unknown[] = [];
  const { user } = await open(soldOut());
  server.use(
    answer(
      CALLS.restock,
      ({ body }: SeenCall) => {
        bodies.push(body);
        return { confirmed: false, token: null };
      },
      'Almost done',
    ),
  );
  await user.type(email(), 'maya@souk.test');
  await user.dblClick(notify());
  expect(await screen.findByText('Almost done')).toHaveFocus();
  expect(bodies).toEqual([expect.objectContaining({ product_id: 1, inventory_id: 21, email: 'maya@souk.test' })]);
});

test('S211 a rejected request shows the error at the field, which keeps text and focus', async () => {
  server.use(reject(CALLS.restock, ['Invalid email'], undefined, ['email']));
  const { user } = await open(soldOut());
  await user.type(email(), 'maya');
  await user.click(notify());
  await waitFor(() => expect(email()).toHaveFocus());
  expect(email()).toHaveValue('maya');
  expect(email()).toHaveAccessibleDescription(/^Invalid email/);
});

test('S114 the form is prefilled with a signed-in shopper’s email', async () => {
  server.use(fail(CALLS.following, 500));
  await open(soldOut());
  act(() => emit('session:changed', { profile: customer({ email: 'amina@souk.test' }) }));
  await waitFor(() => expect(email()).toHaveValue('amina@souk.test'));
  act(() => emit('session:changed', { profile: null }));
});

test('S114 a product withdrawn while its page is open says so and stays readable', async () => {
  const { user } = await open(aProductDetail());
  server.use(
    reject(CALLS.changeCartQuantity, ['This product is no longer available.']),
    reject(CALLS.product, ['We couldn’t find this product.']),
    answer(CALLS.alternatives, {
      alternatives: [aProductDetail({ id: 9, title: 'Copper lamp' })],
      server_time: '2026-11-23T12:00:00.000Z',
    }),
  );
  await user.click(buyBox().getByRole('button', { name: 'Add to cart' }));
  expect(await buyBox().findByText(/^This product is no longer available\. Nothing in your cart/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Brass lamp');
  expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /Tell me/ })).not.toBeInTheDocument();
  const like = await buyBox().findByRole('region', { name: 'Available alternatives' });
  expect(within(like).getByRole('link', { name: /Copper lamp/ })).toBeInTheDocument();
});

describe('confirmation page', () => {
  const requestOf = (confirmed: boolean) =>
    answer(CALLS.findRestock, {
      confirmed,
      product: { id: 1, slug: 'brass-lamp', title: 'Brass lamp', image: 'brass-lamp.webp' },
      variant: ['Large'],
    });

  test('asks for confirmation with a form and changes nothing on opening', async () => {
    server.use(requestOf(false));
    const { html, status, head, cacheable } = await serve('/restock?token=abc');
    expect([status, head.robots, cacheable]).toEqual([200, 'noindex', false]);
    const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
    expect(new FormData(form ?? undefined).get('token')).toBe('abc');
    expect([...(form?.querySelectorAll('button') ?? [])].map(({ value }) => value)).toEqual(['confirm', 'leave']);
    expect(html).toContain('Brass lamp (Large)');
  });

  test('issue 14 separates the values of a variant by the comma of the language', async () => {
    server.use(
      answer(CALLS.findRestock, {
        confirmed: true,
        product: { id: 1, slug: 'lamp', title: 'مصباح', image: 'lamp.webp' },
        variant: ['أزرق', 'L'],
      }),
    );
    expect((await serve('/ar/restock?token=abc')).html).toContain('مصباح (أزرق، L)');
  });

  test('offers to unsubscribe once confirmed', async () => {
    server.use(requestOf(true));
    const { html } = await serve('/restock?token=abc');
    expect(html).toContain('You’re on the list');
    expect(html).not.toContain('value="confirm"');
  });

  test('shows that a link has expired', async () => {
    server.use(reject(CALLS.findRestock, ['This link has expired.']));
    const { html, status } = await serve('/restock?token=abc');
    expect([status, html.includes('This link has expired.')]).toEqual([422, true]);
  });
});
