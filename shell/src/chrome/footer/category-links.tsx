import type { CategoryTree } from 'shared-kernel/contract/listing';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { above } from 'shared-kernel/ui/breakpoints';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { FoldableNav } from './foldable-nav';

const groups = lateCss`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(124px, 1fr));
  gap: ${token('space-6')} ${token('space-5')};
  padding-block: ${token('space-4')};
  ${above(576)} {
    padding-block-end: ${token('space-10')};
  }
  h3 {
    font-size: ${token('text-sm')};
  }
`;
const section = lateCss`
  ${above(576)} {
    padding-block-start: ${token('space-10')};
    border-block-end: 1px solid ${token('colour-line')};
  }
`;

const list = lateCss`
  display: grid;
  justify-items: start;
  color: ${token('colour-ink-muted')};
`;

/** Categories with their sub-categories (S041): also the way to reach them without scripts. */
export function CategoryLinks({ categories }: { categories: readonly CategoryTree[] }) {
  const { t } = useTranslation('shell');
  const href = useHref();
  return (
    <div css={section}>
      <FoldableNav title={t('header.categories')}>
        <div css={groups}>
          {categories.map(({ id, slug, title, public_sub_categories }) => (
            <div key={id}>
              <h3>
                <a href={href(link('category', { category: slug }))}>{title}</a>
              </h3>
              <ul css={list}>
                {public_sub_categories.map((sub) => (
                  <li key={sub.id}>
                    <a href={href(link('sub-category', { category: slug, subCategory: sub.slug }))}>{sub.title}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </FoldableNav>
    </div>
  );
}
