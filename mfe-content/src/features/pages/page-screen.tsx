import { css } from '@emotion/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { Visibility } from 'shared-kernel/contract/enums';
import { formatDate } from 'shared-kernel/i18n/format';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { builtInPage } from 'shared-kernel/rules/built-in-page';
import { Breadcrumbs } from 'shared-kernel/ui/breadcrumbs';
import { above } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';
import { BUILT_IN_SCREENS } from './built-in-screens';
import { pageQuery } from './get-page';
import { pageSlug } from './page-slug';
import { page, prose } from './pages.styles';
import { PagesNav } from './pages-nav';
import { QuestionSearch } from './question-search';
import { countQuestions } from './questions-in';

const withNav = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${above(768)} {
    grid-template-columns: 240px minmax(0, 1fr);
    column-gap: ${token('space-12')};
    article {
      grid-column: 2;
    }
  }
  /* prints without the menu */
  @media print {
    display: block;
  }
`;
const noPrint = css`
  @media print {
    display: none;
  }
`;
const updated = css`
  margin-block-start: ${token('space-8')};
  font-size: ${token('text-sm')};
  color: ${token('colour-ink-muted')};
`;
/** Fewer questions are read faster than searched. */
const SEARCHED_FROM = 8;

/** A content page: the server's sanitised HTML, or the built-in screen that it names (S200, D16). */
export function PageScreen() {
  const slug = pageSlug(useParams());
  const { api } = usePage();
  const { t, language } = useTranslation('content');
  const href = useHref();
  const text = useRef<HTMLDivElement>(null);
  const { data } = useSuspenseQuery(pageQuery(api, slug));
  const builtIn = builtInPage(data);
  const BuiltIn = builtIn && BUILT_IN_SCREENS[builtIn];
  const article = (
    <article>
      <h1>{data.title}</h1>
      {BuiltIn && <BuiltIn page={data} />}
      {/* the API sanitises the description of every plain page (S200, I4); that of a page that names a screen is not rendered */}
      {data.page_from_component !== Visibility.public && (
        <>
          {countQuestions(data.description) >= SEARCHED_FROM && <QuestionSearch key={slug} text={text} />}
          <div ref={text} css={prose} dangerouslySetInnerHTML={{ __html: data.description }} />
          {data.updated_at && (
            <p css={updated}>{t('pages.updated', { date: formatDate(language, data.updated_at) })}</p>
          )}
        </>
      )}
    </article>
  );
  return (
    <div css={page}>
      <div css={noPrint}>
        <Breadcrumbs
          items={[
            { label: t('home'), href: href(link('home')) },
            { label: t('pages.title'), href: href(link('pages')) },
            { label: data.title },
          ]}
        />
      </div>
      {BuiltIn ? (
        article
      ) : (
        <div css={withNav}>
          <PagesNav key={slug} slug={slug} />
          {article}
        </div>
      )}
    </div>
  );
}
