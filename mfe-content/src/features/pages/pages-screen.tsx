import { useSuspenseQuery } from '@tanstack/react-query';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Breadcrumbs } from 'shared-kernel/ui/breadcrumbs';
import { pagesQuery } from './list-pages';
import { list, page } from './pages.styles';

/** All content pages (D43). */
export function PagesScreen() {
  const { api } = usePage();
  const { t } = useTranslation('content');
  const href = useHref();
  const { data } = useSuspenseQuery(pagesQuery(api));
  return (
    <div css={page}>
      <Breadcrumbs items={[{ label: t('home'), href: href(link('home')) }, { label: t('pages.title') }]} />
      <h1>{t('pages.title')}</h1>
      <ul css={list}>
        {data.map((entry) => (
          <li key={entry.id}>
            <a href={href(link('page', { slug: entry.slug }))}>{entry.title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
