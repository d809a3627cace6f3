import { css } from '@emotion/react';
import { Picture } from 'shared-kernel/commerce/picture';
import type { CategoryTree } from 'shared-kernel/contract/listing';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';
import { pageWidth } from '../../components/layout';
import { PageCrumbs } from '../../components/page-crumbs';
import { PictureLink } from '../../components/picture-link';

const page = css`
  ${pageWidth};
  display: grid;
  gap: ${token('space-6')};
  padding-block: ${token('space-4')} ${token('space-16')};
`;
const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${token('space-4')};
`;
const card = css`
  display: grid;
  align-content: start;
  gap: ${token('space-4')};
  block-size: 100%;
  padding: ${token('space-4')};
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-large')};
`;
const heading = css`
  font-size: ${token('text-lg')};
  a {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
  }
  @media (hover: hover) {
    a:hover {
      color: ${token('colour-primary-ink')};
    }
  }
  img {
    inline-size: 56px;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: ${token('radius-medium')};
    background: ${token('colour-sunken')};
  }
`;
const subs = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space-3')};
`;

/** What a phone's first view shows, whose pictures load at once: one category with the first row of its sub-categories. */
const FIRST_VIEW = { categories: 1, subs: 3 };

/** `/categories`: all categories with their sub-categories (S080). */
export function CategoriesScreen() {
  const { t } = useTranslation('catalog');
  const { site } = usePage();
  return (
    <div css={page}>
      <PageCrumbs crumbs={[{ title: t('categories.heading'), path: link('categories') }]} />
      <h1>{t('categories.heading')}</h1>
      <ul css={grid}>
        {site.common.categories.map((category, index) => (
          <li key={category.id}>
            <CategoryCard category={category} eager={index < FIRST_VIEW.categories} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CategoryCard({ category, eager }: { category: CategoryTree; eager: boolean }) {
  const href = useHref();
  return (
    <div css={card}>
      <h2 css={heading}>
        <a href={href(link('category', { category: category.slug }))}>
          <Picture image={category.image} alt="" sizes="56px" eager={eager} />
          {category.title}
        </a>
      </h2>
      <ul css={subs}>
        {category.public_sub_categories.map((sub, index) => (
          <li key={sub.id}>
            <PictureLink
              href={href(link('sub-category', { category: category.slug, subCategory: sub.slug }))}
              image={sub.image ?? null}
              title={sub.title}
              sizes="128px"
              eager={eager && index < FIRST_VIEW.subs}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
