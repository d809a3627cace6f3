import { act, screen, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { emit } from 'shared-kernel/platform/bus';
import { aPage } from 'shared-kernel/testing/a-page';
import { SERVER_TIME } from 'shared-kernel/testing/a-product-detail';
import { aProductTile } from 'shared-kernel/testing/a-product-tile';
import { answer, fail } from 'shared-kernel/testing/handlers';
import { holdClock } from 'shared-kernel/testing/hold-clock';
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

beforeEach(holdClock);
afterEach(() => jest.useRealTimers());

test('S129 lists the sales with their time left, and a future one with the time to its start', async () => {
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
  expect(running.getByRole('timer')).toHaveTextContent('Ends in02d2 days 01h1 hour 01m1 minute 05s5 seconds');
  expect(running.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/flash-sale/2');
  const coming = within(screen.getByRole('region', { name: 'Spring sale' }));
  expect(coming.getByRole('timer')).toHaveTextContent('Starts in00h0 hours 00m0 minutes 30s30 seconds');
  expect(coming.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/flash-sale/3');
});

test('S129 a countdown names its units in the grammar of the language', async () => {
  server.use(answer(CALLS.flashSales, { flash_sales: [{ ...sale, public_products: [] }], server_time: SERVER_TIME }));
  await renderApp(definition, { path: '/ar/flash-sale' });
  expect(await screen.findByRole('timer')).toHaveTextContent(/يومان.*ساعة واحدة.*دقيقة واحدة.*5 ثوانٍ/);
});

test('S129 without a sale shows a message and a link to products', async () => {
  server.use(answer(CALLS.flashSales, { flash_sales: [], server_time: SERVER_TIME }));
  await renderApp(definition, { path: '/flash-sale' });
  expect(screen.getByRole('link', { name: 'Browse the categories' })).toHaveAttribute('href', '/categories');
});

test('S129 a sale lists its products at flash prices under its countdown', async () => {
  const tile = aProductTile({ selling: 40, price: 30, end_time: sale.end_time });
  server.use(answer(CALLS.flashSale, { flash_sale: sale, result: aPage([tile]), server_time: SERVER_TIME }));
  await renderApp(definition, { path: '/flash-sale/2' });
  expect(screen.getByRole('heading', { level: 1, name: 'Midnight sale' })).toBeInTheDocument();
  expect(screen.getByRole('timer')).toBeInTheDocument();
  expect(screen.getByText('$30.00')).toBeInTheDocument();
});

test('S071 S129 an unknown sale or invalid id is the 404 page', async () => {
  server.use(fail(CALLS.flashSale, 404));
  for (const path of ['/flash-sale/9', '/flash-sale/x']) {
    const { leave } = await renderApp(definition, { path });
    expect(screen.getByText('This page could not be found')).toBeInTheDocument();
    await leave();
  }
});

describe('with a clock', () => {
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const short = { ...sale, end_time: '2026-03-01T12:00:20.000Z' };
  const tile = aProductTile({ selling: 40, price: 30, end_time: short.end_time });
  const open = () => {
    server.use(answer(CALLS.flashSale, { flash_sale: short, result: aPage([tile]), server_time: SERVER_TIME }));
    return renderApp(definition, { path: '/flash-sale/2' });
  };

  test('S130 at zero the open sale ends, prices return to normal and other sales are linked', async () => {
    await open();
    expect(screen.getByText('$30.00')).toBeInTheDocument();
    await pass(21);
    expect(screen.getByText('This sale has ended.')).toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByText('$30.00')).not.toBeInTheDocument();
    expect(screen.getByText('$40.00')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Other flash sales' })).toHaveAttribute('href', '/flash-sale');
  });

  test('S130 a sale opened here before shows as ended afterwards, not as 404', async () => {
    await open();
    await pass(21);
    server.use(fail(CALLS.flashSale, 404));
    act(() => history.pushState(null, '', '/flash-sale/2?sortby=price_low'));
    await pass(2);
    expect(screen.getByRole('heading', { level: 1, name: 'Midnight sale' })).toBeInTheDocument();
    expect(screen.getByText('This sale has ended.')).toBeInTheDocument();
    expect(screen.queryByText('This page could not be found')).not.toBeInTheDocument();
  });

  test('S130 D20 a cached page counts down by the server’s current time', async () => {
    act(() => emit('clock:synced', { serverTime: Date.parse(SERVER_TIME) + 15_000, at: performance.now() }));
    await open();
    expect(screen.getByRole('timer')).toHaveTextContent('00h0 hours 00m0 minutes 05s5 seconds');
    await pass(6);
    expect(screen.getByText('$40.00')).toBeInTheDocument();
  });

  test('S129 S130 a future sale starts on the open page with its prices', async () => {
    const before = { ...later, public_products: [aProductTile({ selling: 40 })] };
    const begun = { ...later, public_products: [{ ...tile, end_time: later.end_time }] };
    server.use(answer(CALLS.flashSales, { flash_sales: [before], server_time: SERVER_TIME }));
    act(() => emit('clock:synced', { serverTime: Date.parse(SERVER_TIME), at: performance.now() }));
    await renderApp(definition, { path: '/flash-sale' });
    expect(screen.getByText('$40.00')).toBeInTheDocument();
    server.use(answer(CALLS.flashSales, { flash_sales: [begun], server_time: later.start_time }));
    await pass(32);
    expect(screen.getByRole('timer')).toHaveTextContent('Ends in');
    expect(await screen.findByText('$30.00')).toBeInTheDocument();
  });
});
