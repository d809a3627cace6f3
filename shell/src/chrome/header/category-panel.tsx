import { css, keyframes } from '@emotion/react';
import { imageSources } from 'shared-kernel/commerce/image-sources';
import type { CategoryTree } from 'shared-kernel/contract/listing';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ArrowEndIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;
/** As wide as the row: its containing block is the row, because the list between them is not positioned. */
const panel = css`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  z-index: ${token('layer-popover')};
  background: ${token('colour-raised')};
  border-block: 1px solid ${token('colour-line')};
  box-shadow: ${token('shadow-high')};
  max-block-size: 500px;
  overflow-y: auto;
  animation: ${appear} ${token('motion-fast')} ${token('ease')};
`;
const inner = css`
  display: grid;
  gap: ${token('space-4')};
  max-inline-size: ${token('page-width')};
  margin-inline: auto;
  padding: ${token('space-5')} ${token('page-gutter')} ${token('space-6')};
`;
const title = css`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  justify-self: start;
  font-size: ${token('text-lg')};
  font-weight: ${token('weight-strong')};
  @media (hover: hover) {
    &:hover {
      color: ${token('colour-primary-ink')};
    }
  }
`;
const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${token('space-1')} ${token('space-6')};
  a {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
    padding-block: ${token('space-1')};
    color: ${token('colour-ink-muted')};
    @media (hover: hover) {
      &:hover {
        color: ${token('colour-primary-ink')};
      }
    }
  }
`;

const picture = css`
  flex: none;
  inline-size: 48px;
  block-size: 48px;
  border-radius: ${token('radius-medium')};
  background: ${token('colour-sunken')};
  object-fit: cover;
`;

/** Sub-categories of one category below the row, with their pictures. */
export function CategoryPanel({ category }: { category: CategoryTree }) {
  const { t } = useTranslation('shell');
  const href = useHref();
  const { common } = usePage().site;
  return (
    <div id={`categories-${category.id}`} css={panel}>
      <div css={inner}>
        <a href={href(link('category', { category: category.slug }))} css={title}>
          {t('header.allOf', { title: category.title })}
          <ArrowEndIcon />
        </a>
        <ul css={columns}>
          {category.public_sub_categories.map((sub) => (
            <li key={sub.id}>
              <a href={href(link('sub-category', { category: category.slug, subCategory: sub.slug }))}>
                <img css={picture} alt="" width={48} height={48} sizes="48px" {...imageSources(common, sub.image)} />
                {sub.title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
