import { css } from '@emotion/react';
import { useId } from 'react';
import { FILTER } from 'shared-kernel/contract/filters';
import type { CategoryTree } from 'shared-kernel/contract/listing';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { inputStyle } from 'shared-kernel/ui/field';
import { SearchIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { pageWidth } from '../../components/layout';
import { PageCrumbs } from '../../components/page-crumbs';
import { PictureLink } from '../../components/picture-link';

const POPULAR = 12;
/** Categories in the first view: their pictures load at once. */
const FIRST_VIEW = 4;

const page = css`
  ${pageWidth};
  display: grid;
  gap: ${token('space-8')};
  padding-block: ${token('space-4')} ${token('space-16')};
`;
const form = css`
  display: flex;
  gap: ${token('space-2')};
  max-inline-size: 640px;
`;
const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(27vw, 130px), 1fr));
  gap: ${token('space-4')} ${token('space-3')};
  margin-block-start: ${token('space-4')};
`;

/** The search box and popular categories, from site data without a call (D19). */
export function SearchLanding({ categories }: { categories: readonly CategoryTree[] }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const id = useId();
  return (
    <div css={page}>
      <PageCrumbs crumbs={[{ title: t('search.heading'), path: link('search') }]} />
      <h1>{t('search.heading')}</h1>
      <search>
        <form css={form} action={href(link('search'))} method="get">
          <label htmlFor={id} css={visuallyHidden}>
            {t('search.label')}
          </label>
          <input
            css={inputStyle}
            id={id}
            type="search"
            name={FILTER.query}
            placeholder={t('search.placeholder')}
            required
            maxLength={100}
            autoComplete="off"
          />
          <Button look="primary" type="submit">
            <SearchIcon />
            {t('search.submit')}
          </Button>
        </form>
      </search>
      <section aria-labelledby={`${id}-popular`}>
        <h2 id={`${id}-popular`}>{t('search.popular')}</h2>
        <ul css={grid}>
          {categories.slice(0, POPULAR).map((category, index) => (
            <li key={category.id}>
              <PictureLink
                href={href(link('category', { category: category.slug }))}
                image={category.image ?? null}
                title={category.title}
                eager={index < FIRST_VIEW}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
