import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { FILTER } from 'shared-kernel/contract/filters';
import { formatNumber } from 'shared-kernel/i18n/format';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { throwWithoutData } from 'shared-kernel/remote/throw-without-data';
import { changeFilters, listingQuery, NO_FILTERS, parseListing } from 'shared-kernel/rules/listing-query';
import { Button, ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { inputStyle } from 'shared-kernel/ui/field';
import { SearchIcon, StoreIcon } from 'shared-kernel/ui/icons';
import { Pagination } from 'shared-kernel/ui/pagination';
import { token } from 'shared-kernel/ui/tokens';
import { pageWidth } from '../../components/layout';
import { PageCrumbs } from '../../components/page-crumbs';
import { StoreTile } from './store-tile';
import { storesOptions } from './stores-query';
import { useStoreSearch } from './use-store-search';

const page = css`
  ${pageWidth};
  display: grid;
  gap: ${token('space-6')};
  padding-block: ${token('space-4')} ${token('space-16')};
`;
const form = css`
  display: flex;
  gap: ${token('space-2')};
  max-inline-size: 480px;
`;
const count = css`
  min-block-size: 1lh;
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-sm')};
`;
const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${token('space-4')};
`;

/** Stores in the first view: their pictures load at once. */
const FIRST_VIEW = 4;

/** `/shop`: all stores, searchable by name while typing; without JavaScript by a plain form (D26). */
export function StoresScreen() {
  const { t } = useTranslation('catalog');
  const { api, language } = usePage();
  const href = useHref();
  const [search] = useSearchParams();
  const { query, page: number } = parseListing(search);
  const { field, typed, submit } = useStoreSearch(query);
  const { data, isFetching } = useQuery({ ...storesOptions(api, query, number), throwOnError: throwWithoutData });
  return (
    <div css={page}>
      <PageCrumbs crumbs={[{ title: t('stores.heading'), path: link('stores') }]} />
      <h1>{t('stores.heading')}</h1>
      <search>
        <form css={form} action={href(link('stores'))} method="get" onSubmit={submit}>
          <input
            css={inputStyle}
            type="search"
            name={FILTER.query}
            defaultValue={query}
            ref={field}
            onChange={typed}
            aria-label={t('stores.search')}
            placeholder={t('stores.search')}
            maxLength={100}
          />
          <Button type="submit" aria-label={t('stores.search')}>
            <SearchIcon />
          </Button>
        </form>
      </search>
      <p role="status" css={count}>
        {data && data.total > 0 && t('stores.found', { count: data.total, number: formatNumber(language, data.total) })}
      </p>
      {data?.stores.length === 0 && (
        <EmptyState icon={<StoreIcon />} title={t('stores.none')}>
          <ButtonLink href={href(link('stores'))}>{t('stores.showAll')}</ButtonLink>
        </EmptyState>
      )}
      <ul css={grid} aria-busy={isFetching}>
        {data?.stores.map((store, index) => (
          <li key={store.id}>
            <StoreTile store={store} eager={index < FIRST_VIEW} />
          </li>
        ))}
      </ul>
      {data && (
        <Pagination
          current={data.page}
          last={data.lastPage}
          hrefFor={(other) => href(link('stores')) + listingQuery(changeFilters(NO_FILTERS, { query, page: other }))}
        />
      )}
    </div>
  );
}
