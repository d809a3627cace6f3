import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import * as CALLS from '../contract/calls';
import type { ContentPage } from '../contract/site';
import { useHref, usePage } from '../platform/page-context';
import { useTranslation } from '../platform/use-translation';
import type { PrefetchContext, RemoteDefinition } from '../remote/definition';
import { screen } from '../remote/screens';

const page = (api: PrefetchContext['api'], slug = '') => ({
  queryKey: ['page', slug],
  queryFn: async () => (await api.request<ContentPage>(CALLS.page, { params: { slug } })).data,
});

function Pages() {
  const { t } = useTranslation('content');
  const href = useHref();
  return (
    <>
      <h1>{t('title')}</h1>
      <a href={href('/page/about')}>{t('about')}</a>
    </>
  );
}

function Page() {
  const { slug } = useParams();
  const { api } = usePage();
  const navigate = useNavigate();
  const { data } = useQuery(page(api, slug));
  return (
    <>
      <h1>{data?.title ?? 'waiting'}</h1>
      <button type="button" onClick={() => navigate('/page')}>
        all pages
      </button>
    </>
  );
}

const texts = (title: string) => async () => ({ default: { title, about: 'About us' } });

/** A small remote for tests of the adapter: a list without data and a page with data, with the content remote's routes. */
export function aDefinition(over: Partial<RemoteDefinition> = {}): RemoteDefinition {
  return {
    id: 'mfe-content',
    routes: { pages: { pattern: '/page' }, page: { pattern: '/page/:slug' } },
    pages: {
      pages: { screen: screen('pages', async () => Pages), prefetch: async ({ t }) => ({ title: t('title') }) },
      page: {
        screen: screen('page', async () => Page),
        async prefetch({ api, params, queryClient }) {
          const { title } = await queryClient.fetchQuery(page(api, params.slug));
          return { title };
        },
      },
    },
    locales: {
      en: texts('Pages'),
      fr: texts('Toutes les pages'),
      ar: texts('صفحات'),
      tr: texts('Sayfalar'),
      hi: texts('पन्ने'),
    },
    ...over,
  };
}
