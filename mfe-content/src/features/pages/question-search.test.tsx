import { screen } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { answer } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../definition';
import { aContentPage } from '../../testing/a-content-page';

const question = (id: string, title: string, text: string) =>
  `<details id="${id}"><summary>${title}</summary><p>${text}</p></details>`;
const QUESTIONS = `<p>What shoppers ask.</p><h2>Orders</h2>${question('cancel', 'How do I cancel?', 'While it is pending.')}${['a', 'b', 'c', 'd', 'e', 'f'].map((id) => question(id, `Order ${id}?`, 'Yes.')).join('')}<h2>Delivery</h2>${question('days', 'How long does it take?', 'À Paris, four days.')}`;

async function open(path: string, description = QUESTIONS) {
  server.use(answer(CALLS.page, aContentPage({ slug: 'faq', title: 'Questions', description })));
  const { user } = await renderApp(definition, { path });
  return user;
}

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => history.replaceState(null, '', '/'));

test('S204 finds questions whose question or answer has all words, ignoring accents', async () => {
  const user = await open('/page/faq');
  await user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'DAYS paris');
  expect(screen.getByText('How long does it take?')).toBeVisible();
  expect(screen.getByText('How do I cancel?')).not.toBeVisible();
  expect(screen.getByRole('heading', { name: 'Delivery' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Orders' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('1 answer found');
  await user.clear(screen.getByRole('searchbox'));
  expect(screen.getByText('How do I cancel?')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Orders' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('S204 a search without matches shows a message', async () => {
  const user = await open('/page/faq');
  await user.type(screen.getByRole('searchbox'), 'zebra');
  expect(screen.getByRole('status')).toHaveTextContent('No answer found. Try another word or write to us.');
});

test('S204 a URL that names a question opens it', async () => {
  history.replaceState(null, '', '/page/faq#days');
  await open('/page/faq#days');
  expect(screen.getByText('How long does it take?').closest('details')).toHaveAttribute('open');
  expect(screen.getByText('How do I cancel?').closest('details')).not.toHaveAttribute('open');
});

test('S204 a page with few questions has no search', async () => {
  await open('/page/faq', question('only', 'Why?', 'So.'));
  expect(screen.queryByRole('searchbox')).toBeNull();
});
