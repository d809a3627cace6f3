import { css } from '@emotion/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Visibility } from 'shared-kernel/contract/enums';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { builtInPage } from 'shared-kernel/rules/built-in-page';
import { Breadcrumbs } from 'shared-kernel/ui/breadcrumbs';
import { BUILT_IN_SCREENS } from './built-in-screens';
import { pageQuery } from './get-page';
import { pageSlug } from './page-slug';
import { page, prose } from './pages.styles';

const wide = css({ maxWidth: 'none' });

/** A content page: the server's sanitised HTML, or the built-in screen that it names (S200, D16). */
export function PageScreen() {
  const slug = pageSlug(useParams());
  const { api } = usePage();
  const { t } = useTranslation('content');
  const href = useHref();
  const { data } = useSuspenseQuery(pageQuery(api, slug));
  const builtIn = builtInPage(data);
  const BuiltIn = builtIn && BUILT_IN_SCREENS[builtIn];
  return (
    <article css={[page, BuiltIn && wide]}>
      <Breadcrumbs
        items={[
          { label: t('home'), href: href(link('home')) },
          { label: t('pages.title'), href: href(link('pages')) },
          { label: data.title },
        ]}
      />
      <h1>{data.title}</h1>
      {BuiltIn && <BuiltIn page={data} />}
      {/* the API sanitises the description of every plain page (S200, I4); one that names a screen is never written */}
      {data.page_from_component !== Visibility.public && (
        <div css={prose} dangerouslySetInnerHTML={{ __html: data.description }} />
      )}
    </article>
  );
}
