import { css } from '@emotion/react';
import { useState } from 'react';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { above, upTo } from 'shared-kernel/ui/breakpoints';
import { ChevronDownIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';

const nav = css`
  align-self: start;
  ${upTo(768)} {
    margin-block-start: ${token('space-4')};
    border: 1px solid ${token('colour-line')};
    border-radius: ${token('radius-large')};
  }
  ${above(768)} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + ${token('space-4')});
  }
  ul {
    list-style-type: '';
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: ${token('touch')};
    padding-inline: ${token('space-4')};
    border-radius: ${token('radius-medium')};
  }
  @media (hover: hover) {
    a:hover {
      background: ${token('colour-sunken')};
    }
  }
  [aria-current] {
    background: ${token('colour-primary-soft')};
    color: ${token('colour-primary-ink')};
    font-weight: ${token('weight-strong')};
  }
  @media print {
    display: none;
  }
`;
const toggle = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: 48px;
  padding: 0 ${token('space-4')};
  border: 0;
  background: none;
  font: inherit;
  font-weight: ${token('weight-strong')};
  color: inherit;
  cursor: pointer;
  ${above(768)} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;
const folded = css`
  ${upTo(768)} {
    display: none;
    @media (scripting: none) {
      display: grid;
    }
  }
`;

/** The footer's pages with the current one marked: beside the text, on phones collapsed above it. */
export function PagesNav({ slug }: { slug: string }) {
  const { t } = useTranslation('content');
  const { services, about } = usePage().site.common;
  const href = useHref();
  const [isOpen, setOpen] = useState(false);
  const pages = [...services, ...about];
  if (pages.length === 0) return null;
  return (
    <nav css={nav} aria-label={t('pages.title')}>
      <button type="button" css={toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('pages.title')}
        <ChevronDownIcon />
      </button>
      <ul css={isOpen ? undefined : folded}>
        {pages.map((page) => (
          <li key={page.id}>
            <a href={href(link('page', { slug: page.slug }))} aria-current={page.slug === slug ? 'page' : undefined}>
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
