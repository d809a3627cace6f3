import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { Breadcrumbs } from './breadcrumbs';
import { Button } from './button';
import { EmptyState } from './empty-state';
import { ErrorPage } from './error-page';
import { Field } from './field';
import { NotFoundPage } from './not-found-page';
import { Pagination } from './pagination';
import { Spinner } from './spinner';
import { Toast } from './toast';

test('S057 the spinner has a radius of 24 px by default', async () => {
  const { container } = await renderPart(<Spinner />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '48');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

test('buttons default to type=button and ignore clicks while busy', async () => {
  const pressed = jest.fn();
  const { user, rerender } = await renderPart(<Button onClick={pressed}>Buy</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  rerender(
    <Button busy onClick={pressed}>
      Buy
    </Button>,
  );
  await user.click(screen.getByRole('button'));
  expect(pressed).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test('a busy button shows a spinner when the response is late', async () => {
  await renderPart(<Button busy>Buy</Button>);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(await screen.findByRole('status')).toHaveTextContent('Loading');
});

test('a field shows its error message', async () => {
  const { rerender } = await renderPart(<Field label="Email" hint="We answer there" />);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('We answer there');
  rerender(<Field label="Email" hint="We answer there" error="Invalid email" />);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('We answer there Invalid email');
  expect(screen.getByLabelText('Email')).toBeInvalid();
});

test('D18 page numbers are links, and the current one is marked', async () => {
  await renderPart(<Pagination current={2} last={9} hrefFor={(page) => `/all/a?page=${page}`} />);
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/all/a?page=1');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/all/a?page=3');
  expect(screen.getByRole('link', { name: 'Page 9' })).toHaveAttribute('href', '/all/a?page=9');
});

test('D18 a single page renders no pagination', async () => {
  const { container } = await renderPart(<Pagination current={1} last={1} hrefFor={String} />);
  expect(container).toBeEmptyDOMElement();
});

test('breadcrumbs link the parents, not the page itself', async () => {
  await renderPart(<Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Lamps' }]} />);
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Lamps')).toHaveAttribute('aria-current', 'page');
  // an English name on an Arabic page is cut at its end
  expect(screen.getByText('Lamps')).toHaveAttribute('dir', 'auto');
});

test('S071 the 404 page has its texts and links', async () => {
  await renderPart(<NotFoundPage home="/fr" links={[{ id: 1, title: 'Mode', href: '/fr/all/mode' }]} />);
  expect(screen.getByRole('link', { name: 'Mode' })).toHaveAttribute('href', '/fr/all/mode');
  expect(screen.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to homepage' })).toHaveAttribute('href', '/fr');
});

test('S072 the error page has SORRY, title, message, retry and a link home', async () => {
  const retry = jest.fn();
  const { user } = await renderPart(<ErrorPage home="/" onRetry={retry} />);
  expect(screen.getByText('SORRY')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Error 500' })).toBeVisible();
  expect(screen.getByText('Something went wrong')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to homepage' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  [{ status: 503 }, 'Error 503', 'API is down.'],
  [{ status: 500, title: 'Unknown middleware' }, 'Unknown middleware', 'Something went wrong'],
  [{ status: 201, message: 'Closed for today' }, 'Error 201', 'Closed for today'],
])('S019 S068 S214 error page for %p', async (props, title, message) => {
  await renderPart(<ErrorPage home="/" {...props} />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
});

test.each([
  ['offline', 'You are offline', 'This page will open as soon as you are back online.'],
  ['unreachable', 'We can’t reach the shop right now', 'This page will open as soon as the shop answers again.'],
] as const)(
  'S228 the error page of a failed connection tells whose connection is down: %s',
  async (lost, title, text) => {
    await renderPart(<ErrorPage home="/" status={503} lost={lost} />);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('SORRY')).toBeNull();
  },
);

test('S051 a toast without text shows Success in a permanent live region', async () => {
  const { rerender } = await renderPart(<Toast toast={null} onHide={() => {}} />);
  const place = screen.getByRole('status');
  expect(place).toBeEmptyDOMElement();
  rerender(<Toast toast={{}} onHide={() => {}} />);
  expect(place).toHaveTextContent('Success');
});

test('S053 D9 D25 an error toast has a heading, pauses on hover, and keeps its key readable', async () => {
  const [hide, hold] = [jest.fn(), jest.fn()];
  const toast = { text: 'Too many', error: true, key: 'cart.refused' };
  const { user, container } = await renderPart(<Toast toast={toast} onHide={hide} onHold={hold} />);
  expect(screen.getByText('Error')).toBeVisible();
  expect(container.querySelector('[data-message-key="cart.refused"]')).toHaveTextContent('Too many');
  await user.hover(screen.getByText('Too many'));
  expect(hold).toHaveBeenLastCalledWith(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(hide).toHaveBeenCalledTimes(1);
});

test('S053 the heading is translated', async () => {
  await renderPart(<Toast toast={{ error: true }} onHide={() => {}} />, { language: 'fr' });
  expect(screen.getByText('Erreur')).toBeVisible();
});

test('an empty state offers the next step', async () => {
  await renderPart(
    <EmptyState title="Nothing here" text="Shop on">
      <a href="/">Home</a>
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
});
