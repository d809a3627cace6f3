import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { COOKIE } from 'shared-kernel/contract/storage';
import { addTexts } from 'shared-kernel/platform/i18n-instance';
import { usePage } from 'shared-kernel/platform/page-context';
import { restoreState } from 'shared-kernel/remote/page-state';
import { dropSignedInFlag } from 'shared-kernel/session/signed-in-flag';
import { anInventory, aProductDetail } from 'shared-kernel/testing/a-product-detail';
import { answer } from 'shared-kernel/testing/handlers';
import { renderPart } from 'shared-kernel/testing/render-part';
import { server } from 'shared-kernel/testing/server';
import english from '../../../locales/en.json';
import { loadLateCode } from './late-code';
import { productOptions } from './product-query';
import { ProductScreen } from './product-screen';

/** The page as the server sends it, data included, without a call. @param age ms since the server read the data */
function Kept({ product, age = 11_000 }: { product: ProductDetail; age?: number }) {
  const client = useQueryClient();
  const { api } = usePage();
  if (!client.getQueryData(productOptions(api, product.id).queryKey))
    restoreState(client, { queries: [[productOptions(api, product.id).queryKey, product, Date.now() - age]] });
  return (
    <MemoryRouter initialEntries={['/brass-lamp/product/1']}>
      <Routes>
        <Route path="/:main/product/:id" element={<ProductScreen />} />
      </Routes>
    </MemoryRouter>
  );
}
beforeAll(() => addTexts('en', 'catalog', english));

// the screen's `load` does this before a page renders
beforeAll(loadLateCode);

test('D20 a cached page refetches and announces a changed price', async () => {
  server.use(answer(CALLS.product, aProductDetail({ offered: 25 })));
  await renderPart(<Kept product={aProductDetail()} />);
  expect(await screen.findByText(/^The price of this product has just changed to \$25\.00\.$/)).toBeInTheDocument();
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
  expect(await screen.findByText(/^The price of this product has just changed to \$55\.00\.$/)).toBeInTheDocument();
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
  // time for the response to be rendered
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(calls).toBe(1);
  expect(screen.queryByText(/has just changed/)).not.toBeInTheDocument();
});

test('D20 a fresh page from the server is not refetched', async () => {
  const calls = jest.fn(() => aProductDetail());
  server.use(answer(CALLS.product, calls));
  await renderPart(<Kept product={aProductDetail()} age={9000} />);
  await screen.findByRole('heading', { level: 1 });
  // time for a call to arrive
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(calls).not.toHaveBeenCalled();
});

test('S118 S120 a signed-in shopper’s lists are fetched even if the page is fresh', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the shell's server sets it
  document.cookie = `${COOKIE.signedIn}=1`;
  server.use(answer(CALLS.product, () => aProductDetail({ wishlisted: 1, compared: 1 })));
  await renderPart(<Kept product={aProductDetail()} age={0} />);
  for (const name of [/wishlist/i, /compare/i])
    expect(await screen.findByRole('button', { name, pressed: true })).toBeVisible();
  dropSignedInFlag();
});
