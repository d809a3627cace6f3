import { screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { on } from 'shared-kernel/platform/bus';
import { aCart } from 'shared-kernel/testing/a-cart';
import { anInventory, aProductDetail } from 'shared-kernel/testing/a-product-detail';
import { answer, reject } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';

const value = (id: number, title: string, attribute_id: number, colour: string | null = null) => ({
  id,
  title,
  attribute_id,
  attribute_value_id: id,
  colour,
});
const variant = (id: number, quantity: number, ...values: number[]) =>
  anInventory({
    id,
    quantity,
    inventory_attributes: values.map((attribute_value_id) => ({ inventory_id: id, attribute_value_id })),
  });
/** red in S and M (M sold out), blue in S only; one material */
const shirt: Partial<ProductDetail> = {
  attribute: [
    { id: 1, title: 'Colour', values: [value(101, 'Red', 1, '#cc0000'), value(102, 'Blue', 1, '#0000cc')] },
    { id: 2, title: 'Size', values: [value(201, 'S', 2), value(202, 'M', 2)] },
    { id: 3, title: 'Material', values: [value(301, 'Linen', 3)] },
  ],
  inventory: [variant(21, 3, 101, 201, 301), variant(22, 0, 101, 202, 301), variant(23, 9, 102, 201, 301)],
  images: [
    { id: 1, product_id: 1, image: 'brass-lamp.webp', attribute_value_id: null },
    { id: 2, product_id: 1, image: 'red.webp', attribute_value_id: 101 },
    { id: 3, product_id: 1, image: 'blue.webp', attribute_value_id: 102 },
  ],
};
const open = async (query = '', product: Partial<ProductDetail> = shirt) => {
  server.use(answer(CALLS.product, aProductDetail(product)));
  const app = await renderApp(definition, { path: `/brass-lamp/product/1${query}` });
  await screen.findByRole('region', { name: 'Buy' });
  return app;
};
const radio = (name: string) => screen.getByRole('radio', { name });
const buyBox = () => within(screen.getByRole('region', { name: 'Buy' }));

test('S113 each attribute is a radio group; a single remaining value is preselected', async () => {
  await open();
  const groups = screen.getAllByRole('radiogroup').map((group) => group.textContent);
  expect(groups).toHaveLength(3);
  expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeRequired();
  expect(radio('Linen')).toBeChecked();
});

test('S113 the newest choice wins: incompatible values are deselected and announced', async () => {
  const { user } = await open();
  await user.click(radio('M, sold out'));
  await user.click(radio('Blue, not available with this choice'));
  expect(radio('Blue')).toBeChecked();
  expect(screen.getByText('M isn’t available with Blue, so it was deselected. Please choose again.')).toHaveAttribute(
    'role',
    'status',
  );
  expect(radio('M, not available with this choice')).not.toBeChecked();
  await user.click(radio('S'));
  expect(screen.queryByText(/was deselected/)).not.toBeInTheDocument();
});

test('S113 a missing choice is scrolled into view and focused, also from the bottom bar', async () => {
  const { user } = await open();
  const shown: Element[] = [];
  const original = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  await user.click(radio('Red'));
  const [, bar] = screen.getAllByRole('button', { name: 'Add to cart' });
  await user.click(bar as HTMLElement);
  Element.prototype.scrollIntoView = original;
  const size = screen.getByRole('radiogroup', { name: 'Size' });
  expect(shown).toContain(size);
  expect(size).toBeInvalid();
  expect(size).toContainElement(document.activeElement as HTMLElement);
  expect(screen.getByRole('alert')).toHaveTextContent('Please select all required attributes.');
});

test('issue 13 the bottom bar hides while the button that it repeats is in sight', async () => {
  const Original = globalThis.IntersectionObserver;
  const watched = new Map<Element, (isIntersecting: boolean) => void>();
  globalThis.IntersectionObserver = class extends Original {
    constructor(private readonly report: IntersectionObserverCallback) {
      super(report);
    }
    override observe(element: Element) {
      watched.set(element, (isIntersecting) => this.report([{ isIntersecting } as IntersectionObserverEntry], this));
    }
  };
  await open();
  globalThis.IntersectionObserver = Original;
  const buttons = () => screen.getAllByRole('button', { name: 'Add to cart' });
  const [own, bar] = buttons();
  const onIntersection = watched.get(own?.parentElement as Element);
  onIntersection?.(true);
  expect(buttons()).toEqual([own]);
  onIntersection?.(false);
  expect(buttons()).toEqual([own, bar]);
});

test('S113 a complete choice goes into the URL without a history entry and is restored from it', async () => {
  const { user, leave } = await open('?home_spm=4');
  const steps = history.length;
  await user.click(radio('Blue'));
  expect(location.search).toBe('?home_spm=4');
  await user.click(radio('S'));
  expect(location.search).toBe('?home_spm=4&variant=23');
  await user.click(radio('M, not available with this choice'));
  expect(location.search).toBe('?home_spm=4');
  expect(history.length).toBe(steps);
  await leave();
  await open('?variant=21');
  expect(radio('Red')).toBeChecked();
  expect(radio('S')).toBeChecked();
});

test.each(['99', '-1', 'x', '21;drop', '', '1e9', '%3Cscript%3E', '21&variant=23x'])(
  'S113 ignores an invalid variant=%s in the URL',
  async (text) => {
    await open(`?variant=${text}`);
    const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter((one) => one.checked);
    expect(chosen.map((one) => one.ariaLabel ?? one.getAttribute('aria-label'))).toEqual(
      text.startsWith('21&') ? ['Red', 'S', 'Linen'] : ['Linen'],
    );
  },
);

test('S110 choosing a colour shows its image', async () => {
  const { user } = await open();
  expect(screen.getByRole('button', { name: 'Picture 1 of 3' })).toHaveAttribute('aria-current', 'true');
  await user.click(radio('Blue'));
  expect(screen.getByRole('button', { name: 'Picture 3 of 3' })).toHaveAttribute('aria-current', 'true');
});

test('S113 a chosen value no longer sold is deselected by name, and the rest stays', async () => {
  server.use(reject(CALLS.changeCartQuantity, ['This product is no longer available.']));
  const { user } = await open('?variant=21');
  server.use(answer(CALLS.product, aProductDetail({ ...shirt, inventory: [variant(23, 9, 102, 201, 301)] })));
  await user.click(buyBox().getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText('Red is no longer available. Please choose again.')).toBeInTheDocument();
  expect(radio('S')).toBeChecked();
  expect(location.search).toBe('');
});

test('S115 the stock line counts the variants still possible', async () => {
  const { user } = await open();
  expect(buyBox().getByText('In stock')).toBeInTheDocument();
  await user.click(radio('Red'));
  expect(buyBox().getByText('Only 3 left')).toBeInTheDocument();
});

test('S115 S118 S212 a rejected purchase shows one message, keeps the choice and refetches the stock', async () => {
  const toasts: unknown[] = [];
  const stop = on('toast:requested', (toast) => toasts.push(toast));
  server.use(reject(CALLS.changeCartQuantity, ['Only one left']));
  const { user } = await open('?variant=21');
  await user.click(buyBox().getByRole('button', { name: 'Increase quantity' }));
  server.use(
    answer(
      CALLS.product,
      aProductDetail({ ...shirt, inventory: [variant(21, 1, 101, 201, 301), variant(23, 9, 102, 201, 301)] }),
    ),
  );
  await user.click(buyBox().getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(toasts).toEqual([{ text: 'Only one left', error: true }]));
  stop();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(radio('Red')).toBeChecked();
  expect(buyBox().getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  expect(await buyBox().findByText('Only 1 left')).toBeInTheDocument();
});

test('S118 consecutive clicks add each time', async () => {
  const toasts: unknown[] = [];
  const stop = on('toast:requested', (toast) => toasts.push(toast));
  let calls = 0;
  server.use(
    answer(CALLS.changeCartQuantity, () => {
      calls += 1;
      return aCart();
    }),
  );
  const { user } = await open('?variant=23');
  const button = buyBox().getByRole('button', { name: 'Add to cart' });
  await user.click(button);
  await waitFor(() => expect(toasts).toHaveLength(1));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await user.click(button);
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(calls).toBe(2);
  stop();
});
