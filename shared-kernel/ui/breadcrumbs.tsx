import { css } from '@emotion/react';
import { useTranslation } from '../platform/use-translation';
import { upTo } from './breakpoints';
import { ChevronEndIcon } from './icons';
import { token } from './tokens';

const list = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  font-size: ${token('text-sm')};
  color: ${token('colour-ink-muted')};
  li {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-2')};
    min-block-size: 32px;
  }
  @media (hover: hover) {
    a:hover {
      color: ${token('colour-primary-ink')};
      text-decoration: underline;
    }
  }
  /* always one line: height is scarce on a phone, and the content below must not move */
  ${upTo(576)} {
    flex-wrap: nowrap;
    /* must not widen the page */
    contain: inline-size;
    white-space: nowrap;
    /* the last two shrink, with an ellipsis, the page's own name first: those above are short */
    li {
      flex-shrink: 0;
    }
    li:nth-last-child(2) {
      flex-shrink: 1;
      min-inline-size: 0;
    }
    li:last-child {
      /* so much more that the other one is not truncated while it can shrink */
      flex-shrink: 10000;
      min-inline-size: 8ch;
    }
    a,
    [aria-current] {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  @media (hover: none) {
    a {
      min-inline-size: 24px;
      line-height: ${token('touch')};
    }
  }
  [aria-current] {
    color: ${token('colour-ink')};
  }
`;

export interface Crumb {
  label: string;
  /** final URL, language prefix included; absent for the current page */
  href?: string;
}

/** The path to this page, from the top; the last entry is the page itself. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const { t } = useTranslation('kernel');
  return (
    <nav aria-label={t('breadcrumbs.label')}>
      <ol css={list}>
        {items.map((item, i) => (
          <li key={item.href ?? item.label}>
            {item.href && i < items.length - 1 ? (
              <a href={item.href}>{item.label}</a>
            ) : (
              <span dir="auto" aria-current="page">
                {item.label}
              </span>
            )}
            {i < items.length - 1 && <ChevronEndIcon />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
