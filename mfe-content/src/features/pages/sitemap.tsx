import { css } from '@emotion/react';
import type { ContentPage } from 'shared-kernel/contract/site';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { token } from 'shared-kernel/ui/tokens';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: token('space-6'),
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
const group = css({
  h2: { fontSize: token('text-lg'), margin: 0 },
  ul: { listStyle: 'none', padding: 0, marginBlock: token('space-2') },
});
const entry = css({ display: 'inline-block', paddingBlock: token('space-1') });

/** The built-in sitemap screen: every category with its sub-categories (D16). */
export function Sitemap({ categories }: { categories: NonNullable<ContentPage['categories']> }) {
  const href = useHref();
  return (
    <ul css={columns}>
      {categories.map((category) => (
        <li key={category.id} css={group}>
          <h2>
            <a href={href(link('category', { category: category.slug }))}>{category.title}</a>
          </h2>
          <ul>
            {category.public_sub_categories.map((sub) => (
              <li key={sub.id}>
                <a css={entry} href={href(link('sub-category', { category: category.slug, subCategory: sub.slug }))}>
                  {sub.title}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
