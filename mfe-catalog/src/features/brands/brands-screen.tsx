import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useHref, usePage } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { changeFilters, listingQuery, NO_FILTERS, parseListing } from 'shared-kernel/rules/listing-query';
import { Pagination } from 'shared-kernel/ui/pagination';
import { token } from 'shared-kernel/ui/tokens';
import { pageWidth } from '../../components/layout';
import { PageCrumbs } from '../../components/page-crumbs';
import { PictureLink } from '../../components/picture-link';
import { unlessShown } from '../../components/unless-shown';
import { brandsOptions } from './brands-query';

const page = css`
  ${pageWidth};
  display: grid;
  gap: ${token('space-6')};
  padding-block: ${token('space-4')} ${token('space-16')};
`;
const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${token('space-4')};
  min-block-size: 60vh;
  align-content: start;
`;

/** `/brands`: all brands with their signs (S080). */
export function BrandsScreen() {
  const { t } = useTranslation('catalog');
  const { api } = usePage();
  const href = useHref();
  const [search] = useSearchParams();
  const { data } = useQuery({ ...brandsOptions(api, parseListing(search).page), throwOnError: unlessShown });
  return (
    <div css={page}>
      <PageCrumbs crumbs={[{ title: t('brands.heading'), path: path.brands() }]} />
      <h1>{t('brands.heading')}</h1>
      <ul css={grid} aria-busy={!data}>
        {data?.brands.map((brand) => (
          <li key={brand.id}>
            <PictureLink href={href(path.brand(brand))} image={brand.image} title={brand.title} />
          </li>
        ))}
      </ul>
      {data && (
        <Pagination
          current={data.page}
          last={data.lastPage}
          hrefFor={(number) => href(path.brands()) + listingQuery(changeFilters(NO_FILTERS, { page: number }))}
        />
      )}
    </div>
  );
}
