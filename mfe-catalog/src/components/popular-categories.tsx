import { css } from '@emotion/react';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ButtonLink } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';

/** as many as a phone shows in three or four rows */
const MOST = 8;

/** Buttons side by side, as ways on from where nothing was found. */
export const waysOn = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  list-style: none;
`;

/** Categories to browse where nothing was found (S096). */
export function PopularCategories() {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const { categories } = usePage().site.common;
  return (
    <>
      <ul css={waysOn} aria-label={t('search.popular')}>
        {categories.slice(0, MOST).map(({ id, slug, title }) => (
          <li key={id}>
            <ButtonLink small href={href(link('category', { category: slug }))}>
              {title}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <ButtonLink look="quiet" href={href(link('categories'))}>
        {t('listing.browseCategories')}
      </ButtonLink>
    </>
  );
}
