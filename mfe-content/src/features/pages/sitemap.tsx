import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { CategoryRef } from 'shared-kernel/contract/product';
import type { ContentPage } from 'shared-kernel/contract/site';
import { formatNumber } from 'shared-kernel/i18n/format';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';

const section = css`
  margin-block-end: ${token('space-10')};
  h2 {
    margin-block-end: ${token('space-3')};
    font-size: ${token('text-lg')};
  }
  h3 {
    font-size: ${token('text-md')};
  }
  ul {
    list-style-type: '';
  }
  a {
    display: inline-flex;
    align-items: center;
    padding-block: ${token('space-1')};
    @media (pointer: coarse) {
      min-block-size: ${token('touch')};
      min-inline-size: 24px;
    }
  }
  @media (hover: hover) {
    a:hover {
      color: ${token('colour-primary-ink')};
      text-decoration: underline;
    }
  }
`;
const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: ${token('space-6')};
`;
const list = css`
  columns: 12rem;
  column-gap: ${token('space-6')};
  li {
    break-inside: avoid;
  }
`;
const count = css`
  color: ${token('colour-ink-muted')};
  font-weight: ${token('weight-normal')};
`;

interface SectionProps {
  id: string;
  title: string;
  /** number of entries; categories without their sub-categories */
  total: number;
  children: ReactNode;
}

/** The built-in sitemap screen: categories with their sub-categories, brands, stores, collections and pages (S204, D16). */
export function Sitemap({ page }: { page: ContentPage }) {
  const { t } = useTranslation('content');
  const href = useHref();
  const { categories = [], brands = [], stores = [], collections = [], pages = [] } = page;
  const links = (id: string, entries: readonly CategoryRef[], to: (entry: CategoryRef) => string) => (
    <Section id={id} title={t(`sitemap.${id}`)} total={entries.length}>
      <ul css={list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={href(to(entry))}>{entry.title}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
  return (
    <>
      <Section id="categories" title={t('sitemap.categories')} total={categories.length}>
        <ul css={columns}>
          {categories.map((category) => (
            <li key={category.id}>
              <h3>
                <a href={href(link('category', { category: category.slug }))}>{category.title}</a>
              </h3>
              <ul>
                {category.public_sub_categories.map((sub) => (
                  <li key={sub.id}>
                    <a href={href(link('sub-category', { category: category.slug, subCategory: sub.slug }))}>
                      {sub.title}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      {links('brands', brands, ({ id, slug }) => link('brand', { main: slug, brand: id }))}
      {links('stores', stores, ({ slug }) => link('store', { slug }))}
      {links('collections', collections, ({ id, slug }) => link('collection', { main: slug, collection: id }))}
      {links('pages', pages, ({ slug }) => link('page', { slug }))}
    </>
  );
}

/** The entries of one kind with their number; nothing when there are none. */
function Section({ id, title, total, children }: SectionProps) {
  const { language } = useTranslation('content');
  if (total === 0) return null;
  return (
    <section css={section} aria-labelledby={`sitemap-${id}`}>
      <h2 id={`sitemap-${id}`}>
        {title} <span css={count}>({formatNumber(language, total)})</span>
      </h2>
      {children}
    </section>
  );
}
