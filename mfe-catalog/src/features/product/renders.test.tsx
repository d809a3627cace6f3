import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import type { Profile } from 'shared-kernel/contract/user';
import { on } from 'shared-kernel/platform/bus';
import { aCart } from 'shared-kernel/testing/a-cart';
import { aPage } from 'shared-kernel/testing/a-page';
import { aProductDetail } from 'shared-kernel/testing/a-product-detail';
import { rendersOf } from 'shared-kernel/testing/count-renders';
import { answer } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../../definition';

async function open(as: Profile | null = null) {
  server.use(answer(CALLS.product, aProductDetail({ review_count: 3, rating: 4 })));
  const { user } = await renderApp(definition, { path: '/brass-lamp/product/1', as });
  const box = within(await screen.findByRole('region', { name: 'Buy' }));
  return { user, button: (name: string) => box.getByRole('button', { name }) };
}

test('adding to the cart renders both buttons, on click and on response', async () => {
  const { user, button } = await open();
  server.use(answer(CALLS.changeCartQuantity, aCart({ cartCount: 1 })));
  const toasts: unknown[] = [];
  on('toast:requested', (toast) => toasts.push(toast));
  const renders = await rendersOf(async () => {
    await user.click(button('Add to cart'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    await waitFor(() => expect(button('Add to cart')).not.toHaveAttribute('aria-busy'));
  });
  expect(renders).toContain('BuyButtons');
  expect(renders.length).toBeLessThanOrEqual(12);
});

test('increasing the quantity renders the stepper', async () => {
  const { user, button } = await open();
  const renders = await rendersOf(() => user.click(button('Increase quantity')));
  expect(renders).toContain('QuantityStepper');
  expect(renders.length).toBeLessThanOrEqual(7);
});

test('clicking the heart renders the heart', async () => {
  let calls = 0;
  server.use(
    answer(CALLS.following, aPage([])),
    answer(CALLS.addresses, aPage([])),
    answer(CALLS.toggleWishlist, () => {
      calls += 1;
      return { wishlisted: 1 };
    }),
  );
  const { user, button } = await open(customer());
  const heart = button('Add Brass lamp to the wishlist');
  const renders = await rendersOf(async () => {
    await user.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    // the call is sent after the paint
    await waitFor(() => expect(calls).toBe(1));
  });
  expect(renders).toContain('WishlistButton');
  expect(renders.length).toBeLessThanOrEqual(6);
});

test('an opened product renders its buttons first, then the parts below one by one', async () => {
  await open();
  const parts = ['product-shipping', 'product-details', 'product-reviews', 'product-more'];
  const seen: string[][] = [];
  const look = () => {
    if (!screen.queryAllByText('Add to cart').length) return;
    const filled = parts.filter((id) => document.getElementById(id)?.hasChildNodes());
    if (filled.length !== seen.at(-1)?.length) seen.push(filled);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  history.pushState({ key: 'next' }, '', '/brass-lamp/product/2');
  await waitFor(() => expect(seen.at(-1)).toHaveLength(parts.length));
  observer.disconnect();
  expect(seen).toEqual(parts.map((_, turn) => parts.slice(0, turn)).concat([parts]));
});

describe('while a linked product loads', () => {
  /** Opens a second product, whose data arrive after `ms`. @returns whether the page's own preview was shown before it */
  async function previewed(ms: number): Promise<boolean> {
    await open();
    server.use(
      answer(CALLS.product, async () => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        return aProductDetail({ id: 2, title: 'Oak lamp' });
      }),
    );
    let seen = false;
    const observer = new MutationObserver(() => (seen ||= screen.queryByText('The product is loading') !== null));
    observer.observe(document.body, { childList: true, subtree: true });
    history.pushState({ key: 'next' }, '', '/oak-lamp/product/2');
    await screen.findByRole('heading', { level: 1, name: 'Oak lamp' });
    observer.disconnect();
    return seen;
  }
  /** as the shell does on a slow device */
  function putSkeletonUp(): void {
    const skeleton = document.createElement('div');
    skeleton.dataset.skeleton = 'product';
    document.body.append(skeleton);
  }
  afterEach(() => document.querySelector('[data-skeleton]')?.remove());

  test('shows its preview', async () => {
    expect(await previewed(50)).toBe(true);
  });

  test('renders nothing while the shell’s skeleton shows', async () => {
    putSkeletonUp();
    expect(await previewed(50)).toBe(false);
  });

  test('its preview replaces the skeleton when the data are late', async () => {
    putSkeletonUp();
    expect(await previewed(700)).toBe(true);
  });
});
