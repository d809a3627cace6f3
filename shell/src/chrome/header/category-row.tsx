import { css } from '@emotion/react';
import { useRef } from 'react';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { above, upTo } from 'shared-kernel/ui/breakpoints';
import { ChevronDownIcon } from 'shared-kernel/ui/icons';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { CategoryPanel } from './category-panel';
import { useHoverIntent } from './hover-intent';

const row = css`
  ${above(768)} {
    position: relative;
    z-index: 1;
    border-block-end: 1px solid ${token('colour-line')};
    background: ${token('colour-raised')};
  }
  /* on phones the drawer has the same entries */
  ${upTo(768)} {
    display: none;
  }
`;
const list = lateCss`
  display: flex;
  gap: ${token('space-3')};
  max-inline-size: ${token('page-width')};
  margin-inline: auto;
  padding-inline: ${token('page-gutter')};
  overflow-x: auto;
  scrollbar-width: none;
  /* eight French names do not fit otherwise */
  ${upTo(1400)} {
    &:has(> :nth-child(9)) {
      column-gap: ${token('space-1')};
    }
  }
`;
const entry = lateCss`
  display: flex;
  flex: none;
  align-items: center;
  min-block-size: ${token('touch')};
  font-size: ${token('text-sm')};
  > a {
    padding-block: ${token('space-3')};
    white-space: nowrap;
    /* nothing else separates it from the next name */
    &:only-child {
      margin-inline-end: ${token('space-2')};
    }
    @media (hover: hover) {
      &:hover {
        color: ${token('colour-primary-ink')};
      }
    }
  }
`;
const all = css`
  font-weight: ${token('weight-strong')};
`;
const opener = lateCss`
  display: grid;
  place-items: center;
  inline-size: 26px;
  block-size: 36px;
  border-radius: ${token('radius-small')};
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-xs')};
  &[aria-expanded='true'] {
    color: ${token('colour-primary-ink')};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

/**
 * The categories, each with a panel of its sub-categories: opened by hovering, by clicking the arrow, or by Enter on it; Esc
 * closes. Panels are created when they are opened, so the frame's HTML stays small; without scripts a category's own page lists
 * them.
 */
export function CategoryRow() {
  const { t } = useTranslation('shell');
  const { site } = usePage();
  const href = useHref();
  const nav = useRef<HTMLElement>(null);
  const { open, setOpen, over, leave } = useHoverIntent();
  return (
    <nav
      ref={nav}
      css={row}
      aria-label={t('header.allCategories')}
      onPointerLeave={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || open === null) return;
        nav.current?.querySelector<HTMLElement>(`[aria-controls="categories-${open}"]`)?.focus();
        setOpen(null);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(null);
      }}
      onClick={(event) => {
        if ((event.target as Element).closest('a')) setOpen(null);
      }}
    >
      <ul css={list}>
        <li css={[entry, all]}>
          <a href={href(link('categories'))}>{t('header.allCategories')}</a>
        </li>
        {site.common.categories.map((category) => (
          <li key={category.id} css={entry} onPointerEnter={over(category.id)}>
            <a href={href(link('category', { category: category.slug }))}>{category.title}</a>
            {category.public_sub_categories.length > 0 && (
              <>
                <button
                  type="button"
                  css={opener}
                  aria-expanded={open === category.id}
                  aria-controls={`categories-${category.id}`}
                  aria-label={t('header.more', { title: category.title })}
                  onClick={() => setOpen(open === category.id ? null : category.id)}
                >
                  <ChevronDownIcon />
                </button>
                {open === category.id && <CategoryPanel category={category} />}
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
