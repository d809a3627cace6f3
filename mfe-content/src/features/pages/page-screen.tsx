import { css } from '@emotion/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Visibility } from 'shared-kernel/contract/enums';
import { useHref, usePage } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { Breadcrumbs } from 'shared-kernel/ui/breadcrumbs';
import { pageQuery } from './get-page';
import { page, prose } from './pages.styles';
import { Sitemap } from './sitemap';

const wide = css({ maxWidth: 'none' });

/** A content page: the server's sanitised HTML, or the built-in screen that it names (S200, D16). */
export function PageScreen() {
  const { slug = '' } = useParams();
  const { api } = usePage();
  const { t } = useTranslation('content');
  const href = useHref();
  const { data } = useSuspenseQuery(pageQuery(api, slug));
  const builtIn = data.page_from_component === Visibility.public && data.categories;
  return (
    <article css={[page, builtIn && wide]}>
      <Breadcrumbs
        items={[
          { label: t('home'), href: href(path.home()) },
          { label: t('pages.title'), href: href(path.pages()) },
          { label: data.title },
        ]}
      />
      <h1>{data.title}</h1>
      {builtIn ? (
        <Sitemap categories={builtIn} />
      ) : (
        // sanitised by the API before it is stored or sent (S200)
        <div css={prose} dangerouslySetInnerHTML={{ __html: data.description }} />
      )}
    </article>
  );
}
