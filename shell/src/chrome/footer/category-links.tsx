import type { CategoryTree } from 'shared-kernel/contract/listing';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';

const groups = lateCss`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(124px, 1fr));
  gap: ${token('space-6')} ${token('space-5')};
  padding-block: ${token('space-10')};
  border-block-end: 1px solid ${token('colour-line')};
  h3 {
    font-size: ${token('text-sm')};
  }
  a {
    display: inline-block;
    padding-block: 4px;
  }
`;

const list = lateCss`
  display: grid;
  justify-items: start;
  color: ${token('colour-ink-muted')};
`;

/** Categories with their sub-categories (S041): also the way there without scripts. */
export function CategoryLinks({ categories }: { categories: readonly CategoryTree[] }) {
  const { t } = useTranslation('shell');
  const href = useHref();
  return (
    <nav aria-labelledby="footer-categories">
      <h2 id="footer-categories" css={visuallyHidden}>
        {t('header.categories')}
      </h2>
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
    </nav>
  );
}
