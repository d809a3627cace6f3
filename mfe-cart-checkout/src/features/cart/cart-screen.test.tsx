import { screen, waitFor, within } from '@testing-library/react';
import { CALLS } from 'shared-kernel/contract/calls';
import type { Cart } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';
import { on } from 'shared-kernel/events/bus';
import { aCart, aCartLine } from 'shared-kernel/testing/a-cart';
import { answer, down, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';

const open = async (cart: Cart, path = '/cart') => {
  server.use(answer(CALLS.cart, cart));
  return renderApp(definition, { path });
};
const two = () => {
  const base = aCartLine({ quantity: 2 });
  return aCart({
    cartProducts: [
      base,
      aCartLine({
        id: 52,
        selected: Selected.unchecked,
        flash_product: {
          ...base.flash_product,
          id: 2,
          title: 'Wool rug',
          store: { ...base.flash_product.store, id: 9, name: 'Rug House', slug: 'rug-house' },
        },
      }),
    ],
  });
};

test('S132 S141 shows the lines by store with links to store and product', async () => {
  await open(two());
  const rugs = screen.getByRole('region', { name: 'Rug House' });
  expect(within(rugs).getByRole('link', { name: 'Rug House' })).toHaveAttribute('href', '/shop/rug-house');
  expect(within(rugs).getByRole('link', { name: 'Wool rug' })).toHaveAttribute(
    'href',
    expect.stringContaining('/product/2'),
  );
});

test('S131 a line shows its quantity and whether it is checked', async () => {
  await open(two());
  expect(screen.getByRole('checkbox', { name: 'Select Brass lamp' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select Wool rug' })).not.toBeChecked();
  expect(screen.getAllByRole('textbox')[0]).toHaveValue('2');
});

test('S133 unticking sends what is unchecked at once and the server settles it', async () => {
  const { user } = await open(two());
  let seen: SeenCall | undefined;
  server.use(
    answer(CALLS.checkCartLines, (call) => {
      seen = call;
      return aCart({ cartProducts: two().cartProducts.map((l) => ({ ...l, selected: Selected.unchecked })) });
    }),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Select Brass lamp' }));
  await waitFor(() => expect(seen?.body).toMatchObject({ checked: [], unchecked: [51], isBundle: false }));
  expect(screen.getByRole('checkbox', { name: 'Select Brass lamp' })).not.toBeChecked();
});

test('S134 more sends a change of one and the badge follows the answer', async () => {
  const { user } = await open(aCart());
  const counts: number[] = [];
  const stop = on('cart:count-changed', ({ count }) => counts.push(count));
  let seen: SeenCall | undefined;
  server.use(
    answer(CALLS.changeCartQuantity, (call) => {
      seen = call;
      return aCart({ cartProducts: [aCartLine({ quantity: 2 })] });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await waitFor(() => expect(counts.at(-1)).toBe(2));
  expect(seen?.body).toMatchObject({ product_id: 1, inventory_id: 21, quantity: 1 });
  expect(screen.getByRole('textbox')).toHaveValue('2');
  stop();
});

test('S134 quick presses add up: each counts from the last wish', async () => {
  const { user } = await open(aCart());
  const changes: unknown[] = [];
  let quantity = 1;
  server.use(
    answer(CALLS.changeCartQuantity, ({ body }) => {
      const { quantity: by } = body as { quantity: number };
      changes.push(by);
      quantity += by;
      return aCart({ cartProducts: [aCartLine({ quantity })] });
    }),
  );
  const more = screen.getByRole('button', { name: 'One more' });
  await user.tripleClick(more);
  await waitFor(() => expect(changes).toEqual([1, 1, 1]));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('4'));
});

test('S135 only a bundle item makes the cart read again after an action', async () => {
  const bundle = aCartLine({ bundle_deal: { id: 3, title: 'Buy 3, get 1', buy: 3, free: 1 } });
  const { user } = await open(aCart({ cartProducts: [bundle] }));
  let reads = 0;
  server.use(
    answer(CALLS.cart, () => {
      reads += 1;
      return aCart({ cartProducts: [{ ...bundle, quantity: 2 }] });
    }),
    answer(CALLS.changeCartQuantity, aCart({ cartProducts: [{ ...bundle, quantity: 2 }] })),
  );
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await waitFor(() => expect(reads).toBe(1));
});

test('S139 a refusal is an error toast and the quantity goes back to the server’s', async () => {
  const { user } = await open(aCart());
  const toasts: unknown[] = [];
  const stop = on('toast:requested', (toast) => toasts.push(toast));
  server.use(reject(CALLS.changeCartQuantity, ['Product quantity exceeds inventory.']), answer(CALLS.cart, aCart()));
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await waitFor(() => expect(toasts).toEqual([{ text: 'Product quantity exceeds inventory.', error: true }]));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('1'));
  stop();
});

test('S136 delete asks first, then takes the line out', async () => {
  const { user } = await open(aCart());
  let seen: SeenCall | undefined;
  server.use(
    answer(CALLS.deleteCartLine, (call) => {
      seen = call;
      return aCart({ cartProducts: [] });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Remove Brass lamp' }));
  const dialog = screen.getByRole('dialog', { name: 'Do you really want to delete?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(seen).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Remove Brass lamp' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(seen?.params).toEqual({ id: '51' }));
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('S144 an empty cart leads on to shopping, in the language of the page', async () => {
  await open(aCart({ cartProducts: [] }), '/fr/cart');
  expect(screen.getByText('Votre panier est vide.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Découvrir la boutique' })).toHaveAttribute('href', '/fr');
});

test('S143 the cart is read again when another part changed it', async () => {
  await open(aCart());
  server.use(answer(CALLS.cart, aCart({ cartProducts: [aCartLine({ quantity: 7 })] })));
  const { emit } = await import('shared-kernel/events/bus');
  emit('cart:changed');
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('7'));
});

test('S214 a dead API is said on the error page', async () => {
  server.use(down(CALLS.cart));
  await renderApp(definition, { path: '/cart' });
  expect(await screen.findByText('API is down.', {}, { timeout: 5000 })).toBeVisible();
});
