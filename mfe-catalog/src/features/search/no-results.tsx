import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { SearchIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { linkRow, PopularCategories } from '../../components/popular-categories';
import { TileGrid } from '../../components/tile-grid';
import { popularOptions } from './popular-query';
import { suggestionsOptions } from './suggestions-query';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-8')};
`;
const tips = css`
  display: grid;
  gap: ${token('space-1')};
  max-inline-size: ${token('measure')};
  list-style: none;
  text-align: center;
  text-wrap: pretty;
`;
const products = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;

/** A search without results, with ways to continue (S096, S097): similar spellings, tips, categories, products. */
export function NoResults({ text }: { text: string }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const { api } = usePage();
  const heading = useId();
  const suggestions = useQuery({ ...suggestionsOptions(api, text), throwOnError: false });
  const popular = useQuery({ ...popularOptions(api), throwOnError: false });
  const similar = suggestions.data?.similar ?? [];
  return (
    <div css={page}>
      <EmptyState icon={<SearchIcon />} title={t('listing.empty')} text={t('search.nothingHint')}>
        {similar.length > 0 && (
          <nav css={linkRow} aria-label={t('search.similar')}>
            <span>{t('search.similar')}</span>
            {similar.map((other) => (
              <ButtonLink key={other} small look="primary" href={href(link('search', { q: other }))}>
                <bdi>{other}</bdi>
              </ButtonLink>
            ))}
          </nav>
        )}
        <ul css={tips} aria-label={t('search.tips')}>
          <li>{t('search.tipWords')}</li>
          <li>{t('search.tipKinds')}</li>
        </ul>
        <PopularCategories />
      </EmptyState>
      {popular.data && popular.data.products.length > 0 && (
        <section css={products} aria-labelledby={heading}>
          <h2 id={heading}>{t('search.popularProducts')}</h2>
          <TileGrid products={popular.data.products} serverTime={popular.data.serverTime} />
        </section>
      )}
    </div>
  );
}
