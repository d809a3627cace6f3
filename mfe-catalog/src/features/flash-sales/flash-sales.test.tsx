import { screen, within } from '@testing-library/react';
import { CALLS } from 'shared-kernel/contract/calls';
import { aPage } from 'shared-kernel/testing/a-page';
import { SERVER_TIME } from 'shared-kernel/testing/a-product-detail';
import { aProductTile } from 'shared-kernel/testing/a-product-tile';
import { answer, fail } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';

const sale = {
  id: 2,
  title: 'Midnight sale',
  start_time: '2026-03-01T00:00:00.000Z',
  end_time: '2026-03-03T13:01:05.000Z',
  status: 1,
};
const later = { ...sale, id: 3, title: 'Spring sale', start_time: '2026-03-01T12:00:30.000Z' };

test('S129 lists the sales with what is left of them; one to come counts down to its start', async () => {
  server.use(
    answer(CALLS.flashSales, {
      flash_sales: [
        { ...sale, public_products: [aProductTile()] },
        { ...later, public_products: [] },
      ],
      server_time: SERVER_TIME,
    }),
  );
  await renderApp(definition, { path: '/flash-sale' });
  const running = within(screen.getByRole('region', { name: 'Midnight sale' }));
  expect(running.getByRole('timer')).toHaveTextContent('Ends in02 Days01 Hours01 Minutes05 Seconds');
  expect(running.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/flash-sale/2');
  const coming = within(screen.getByRole('region', { name: 'Spring sale' }));
  expect(coming.getByRole('timer')).toHaveTextContent('Starts in00 Hours00 Minutes30 Seconds');
  expect(coming.queryByRole('link', { name: 'See all' })).not.toBeInTheDocument();
});

test('S129 says when there is no sale, and where to go on', async () => {
  server.use(answer(CALLS.flashSales, { flash_sales: [], server_time: SERVER_TIME }));
  await renderApp(definition, { path: '/flash-sale' });
  expect(screen.getByRole('link', { name: 'Browse the categories' })).toHaveAttribute('href', '/categories');
});

test('S129 one sale lists its products under its countdown, at flash prices', async () => {
  const tile = aProductTile({ selling: 40, price: 30, end_time: sale.end_time });
  server.use(answer(CALLS.flashSale, { flash_sale: sale, result: aPage([tile]), server_time: SERVER_TIME }));
  await renderApp(definition, { path: '/flash-sale/2' });
  expect(screen.getByRole('heading', { level: 1, name: 'Midnight sale' })).toBeInTheDocument();
  expect(screen.getByRole('timer')).toBeInTheDocument();
  expect(screen.getByText('$30.00')).toBeInTheDocument();
});

test('S071 S129 an unknown sale is the 404 page, and no id is none', async () => {
  server.use(fail(CALLS.flashSale, 404));
  for (const path of ['/flash-sale/9', '/flash-sale/x']) {
    const { leave } = await renderApp(definition, { path });
    expect(screen.getByText('This page could not be found')).toBeInTheDocument();
    await leave();
  }
});
