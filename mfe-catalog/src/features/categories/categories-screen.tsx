import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Picture } from 'shared-kernel/commerce/picture';
import type { CategoryTree } from 'shared-kernel/contract/listing';
import { useHref, usePage } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { token } from 'shared-kernel/ui/tokens';
import { pageWidth } from '../../components/layout';
import { PageCrumbs } from '../../components/page-crumbs';

const page = css`
  ${pageWidth};
  display: grid;
  gap: ${token('space-6')};
  padding-block: ${token('space-4')} ${token('space-16')};
`;
const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${token('space-4')};
`;
const card = css`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${token('space-4')};
  block-size: 100%;
  padding: ${token('space-4')};
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-large')};
  img {
    inline-size: 96px;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: ${token('radius-medium')};
    background: ${token('colour-sunken')};
  }
`;
const heading = css`
  margin-block-end: ${token('space-2')};
  font-size: ${token('text-lg')};
`;
const subs = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-3')};
  font-size: ${token('text-sm')};
  a {
    display: inline-block;
    padding-block: ${token('space-1')};
    color: ${token('colour-ink-muted')};
  }
  a:hover {
    color: ${token('colour-primary-ink')};
    text-decoration: underline;
  }
`;

/** `/categories`: all categories with their sub-categories (S080). */
export function CategoriesScreen() {
  const { t } = useTranslation('catalog');
  const { site } = usePage();
  return (
    <div css={page}>
      <PageCrumbs crumbs={[{ title: t('categories.heading'), path: path.categories() }]} />
      <h1>{t('categories.heading')}</h1>
      <ul css={grid}>
        {site.common.categories.map((category) => (
          <li key={category.id}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CategoryCard({ category }: { category: CategoryTree }) {
  const href = useHref();
  return (
    <div css={card}>
      <a href={href(path.category(category.slug))} tabIndex={-1}>
        <Picture image={category.image} alt={category.title} sizes="96px" />
      </a>
      <div>
        <h2 css={heading}>
          <a href={href(path.category(category.slug))}>{category.title}</a>
        </h2>
        <ul css={subs}>
          {category.public_sub_categories.map((sub) => (
            <li key={sub.id}>
              <a href={href(path.subCategory(category.slug, sub.slug))}>{sub.title}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
