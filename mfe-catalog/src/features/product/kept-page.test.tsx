import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { addTexts } from 'shared-kernel/platform/i18n-instance';
import { usePage } from 'shared-kernel/platform/page-context';
import { anInventory, aProductDetail } from 'shared-kernel/testing/a-product-detail';
import { answer } from 'shared-kernel/testing/handlers';
import { renderPart } from 'shared-kernel/testing/render-part';
import { server } from 'shared-kernel/testing/server';
import english from '../../../locales/en.json';
import { productOptions } from './product-query';
import { ProductScreen } from './product-screen';

/** The cached page: its data came with it, without a call. */
function Kept({ product }: { product: ProductDetail }) {
  const client = useQueryClient();
  const { api } = usePage();
  if (!client.getQueryData(productOptions(api, product.id).queryKey))
    client.setQueryData(productOptions(api, product.id).queryKey, product);
  return (
    <MemoryRouter initialEntries={['/brass-lamp/product/1']}>
      <Routes>
        <Route path="/:main/product/:id" element={<ProductScreen />} />
      </Routes>
    </MemoryRouter>
  );
}
beforeAll(() => addTexts('en', 'catalog', english));

test('D20 a cached page refetches and announces a changed price', async () => {
  server.use(answer(CALLS.product, aProductDetail({ offered: 25 })));
  await renderPart(<Kept product={aProductDetail()} />);
  expect(await screen.findByText(/^The price of this product has just changed to \W\$25\.00\W\.$/)).toBeInTheDocument();
});

test('D20 a cached page announces changed stock', async () => {
  server.use(answer(CALLS.product, aProductDetail({ in_stock: false, inventory: [anInventory({ quantity: 0 })] })));
  await renderPart(<Kept product={aProductDetail()} />);
  expect(await screen.findByText('The stock of this product has just changed.')).toBeInTheDocument();
  expect(screen.getByText('This product is out of stock.')).toBeInTheDocument();
});

test('D20 compares the price of the chosen variant', async () => {
  const inventory = (price: number) => [
    anInventory({ price, inventory_attributes: [{ inventory_id: 21, attribute_value_id: 101 }] }),
  ];
  const red = { id: 101, title: 'Red', attribute_id: 1, attribute_value_id: 101 };
  const attribute = [{ id: 1, title: 'Colour', values: [red] }];
  server.use(answer(CALLS.product, aProductDetail({ attribute, inventory: inventory(55) })));
  await renderPart(<Kept product={aProductDetail({ attribute, inventory: inventory(50) })} />);
  expect(await screen.findByText(/^The price of this product has just changed to \W\$55\.00\W\.$/)).toBeInTheDocument();
});

test('D20 an unchanged offer is not announced', async () => {
  let calls = 0;
  server.use(
    answer(CALLS.product, () => {
      calls += 1;
      return aProductDetail({ server_time: '2026-03-01T12:05:00.000Z' });
    }),
  );
  await renderPart(<Kept product={aProductDetail()} />);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(calls).toBe(1));
  // time for the answer to be shown
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(calls).toBe(1);
  expect(screen.queryByText(/has just changed/)).not.toBeInTheDocument();
});
