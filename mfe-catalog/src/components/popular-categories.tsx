import { css } from '@emotion/react';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ButtonLink } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';

/** what fits into three or four rows of a phone */
const MOST = 8;

/** A row of buttons that lead on from an empty result. */
export const linkRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  list-style: none;
`;

/** Categories to browse after an empty result (S096). */
export function PopularCategories() {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const { categories } = usePage().site.common;
  return (
    <>
      <ul css={linkRow} aria-label={t('search.popular')}>
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
