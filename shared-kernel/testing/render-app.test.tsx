import { screen } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import * as CALLS from '../contract/calls';
import type { ContentPage } from '../contract/site';
import { link } from '../platform/links';
import { useHref, usePage } from '../platform/page-context';
import { useTranslation } from '../platform/use-translation';
import type { RemoteDefinition } from '../remote/definition';
import { screen as lazyScreen } from '../remote/screens';
import { looksSignedIn } from '../session/signed-in-flag';
import { answer, down, fail } from './handlers';
import { renderApp } from './render-app';
import { server } from './server';
import { customer, visitor } from './visitors';

function Hello() {
  const { slug } = useParams();
  const { language } = usePage();
  const { t } = useTranslation('content');
  const href = useHref();
  return (
    <a href={href(link('cart'))}>
      {t('hello')} {slug} {language} {looksSignedIn() ? 'customer' : 'visitor'}
    </a>
  );
}
const texts = (hello: string) => async () => ({ default: { hello } });
const definition: RemoteDefinition = {
  id: 'mfe-content',
  locales: { en: texts('Hello'), fr: texts('Bonjour'), ar: texts('أهلًا'), tr: texts('Merhaba'), hi: texts('नमस्ते') },
  routes: { page: { pattern: '/page/:slug' } },
  pages: {
    page: {
      screen: lazyScreen('page', async () => Hello),
      prefetch: async ({ api, params }) => {
        const { data } = await api.request<ContentPage>(CALLS.page, { params });
        return { title: data.title };
      },
    },
  },
};
const answerPage = () => server.use(answer(CALLS.page, { title: 'Help' }));

test('renders a screen through its route with texts, providers and data', async () => {
  answerPage();
  await renderApp(definition, { path: '/fr/page/help', as: customer() });
  expect(screen.getByRole('link')).toHaveTextContent('Bonjour help fr customer');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/fr/cart');
});

test('a second render can be a visitor in another language', async () => {
  answerPage();
  await renderApp(definition, { path: '/page/help', language: 'ar', as: visitor() });
  expect(screen.getByRole('link')).toHaveTextContent('أهلًا help ar visitor');
  expect(location.pathname).toBe('/ar/page/help');
  expect(document.documentElement.dir).toBe('rtl');
});

test('S071 S214 shows the kernel’s error pages for failed loads', async () => {
  server.use(fail(CALLS.page, 404));
  const { leave } = await renderApp(definition, { path: '/page/none' });
  expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  await leave();
  server.use(down(CALLS.page));
  await renderApp(definition, { path: '/page/help' });
  expect(await screen.findByText('API is down.')).toBeVisible();
});
