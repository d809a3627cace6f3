import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { brandLink } from 'shared-kernel/remote/entity-links';
import { throwWithoutData } from 'shared-kernel/remote/throw-without-data';
import { changeFilters, listingQuery, NO_FILTERS, parseListing } from 'shared-kernel/rules/listing-query';
import { from } from 'shared-kernel/ui/breakpoints';
import { Pagination } from 'shared-kernel/ui/pagination';
import { token } from 'shared-kernel/ui/tokens';
import { pageWidth, STICKY_TOP } from '../../components/layout';
import { PageCrumbs } from '../../components/page-crumbs';
import { PictureLink } from '../../components/picture-link';
import { byLetter } from './alphabet';
import { brandsOptions } from './brands-query';

const page = css`
  ${pageWidth};
  display: grid;
  gap: ${token('space-6')};
  padding-block: ${token('space-4')} ${token('space-16')};
`;
const letters = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')};
  a {
    display: grid;
    place-items: center;
    min-inline-size: ${token('touch')};
    min-block-size: ${token('touch')};
    border: 1px solid ${token('colour-line')};
    border-radius: ${token('radius-medium')};
    font-weight: ${token('weight-strong')};
  }
  @media (hover: hover) {
    a:hover {
      color: ${token('colour-primary-ink')};
      border-color: currentColor;
    }
  }
`;
const groups = css`
  display: grid;
  gap: ${token('space-8')};
  min-block-size: 60vh;
  align-content: start;
  ${from(768)} {
    /* letters with few brands share a row */
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
`;
const group = css`
  display: grid;
  gap: ${token('space-3')};
  scroll-margin-block-start: ${STICKY_TOP};
  h2 {
    padding-block-end: ${token('space-2')};
    border-block-end: 1px solid ${token('colour-line')};
  }
`;
const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(27vw, 128px), 1fr));
  gap: ${token('space-4')} ${token('space-3')};
  ${from(768)} {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-4')};
    *:where(&) > * {
      inline-size: 128px;
    }
  }
`;

/** Brands in the first view: their logos load at once. */
const FIRST_VIEW = 6;

/** `/brands`: all brands with their logos, from A to Z as the language sorts them (S080). */
export function BrandsScreen() {
  const { t } = useTranslation('catalog');
  const { api, language } = usePage();
  const href = useHref();
  const [search] = useSearchParams();
  const { data } = useQuery({ ...brandsOptions(api, parseListing(search).page), throwOnError: throwWithoutData });
  const alphabet = useMemo(() => byLetter(data?.brands ?? [], language), [data, language]);
  const first = new Set(alphabet.flatMap(({ items }) => items).slice(0, FIRST_VIEW));
  return (
    <div css={page}>
      <PageCrumbs crumbs={[{ title: t('brands.heading'), path: link('brands') }]} />
      <h1>{t('brands.heading')}</h1>
      {alphabet.length > 1 && (
        <nav aria-label={t('brands.letters')}>
          <ul css={letters}>
            {alphabet.map(({ letter }, index) => (
              <li key={letter}>
                <a href={`#brands-${index + 1}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div css={groups} aria-busy={!data}>
        {alphabet.map(({ letter, items }, index) => (
          <section key={letter} css={group} id={`brands-${index + 1}`} aria-labelledby={`brands-${index + 1}-letter`}>
            <h2 id={`brands-${index + 1}-letter`}>{letter}</h2>
            <ul css={grid}>
              {items.map((brand) => (
                <li key={brand.id}>
                  <PictureLink
                    href={href(brandLink(brand))}
                    image={brand.image}
                    title={brand.title}
                    sizes="128px"
                    eager={first.has(brand)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {data && (
        <Pagination
          current={data.page}
          last={data.lastPage}
          hrefFor={(number) => href(link('brands')) + listingQuery(changeFilters(NO_FILTERS, { page: number }))}
        />
      )}
    </div>
  );
}
