import { css } from '@emotion/react';
import { useHref } from 'shared-kernel/remote/page-context';
import { token } from 'shared-kernel/ui/tokens';
import type { Neighbour } from './listing-kind';

const nav = css`
  padding-block-end: ${token('space-4')};
  border-block-end: 1px solid ${token('colour-line')};
`;
const heading = css`
  margin-block-end: ${token('space-2')};
  font-size: ${token('text-sm')};
`;
const list = css`
  list-style: none;
`;
const link = css`
  display: flex;
  align-items: center;
  min-block-size: 36px;
  font-size: ${token('text-sm')};
  &:hover {
    color: ${token('colour-primary-ink')};
  }
  &[aria-current] {
    color: ${token('colour-primary-ink')};
    font-weight: ${token('weight-strong')};
  }
`;

/** Links to the listings beside or below this one. */
export function Neighbours({ links, title }: { links: readonly Neighbour[]; title: string }) {
  const href = useHref();
  if (!links.length) return null;
  return (
    <nav css={nav} aria-label={title}>
      <h2 css={heading}>{title}</h2>
      <ul css={list}>
        {links.map((entry) => (
          <li key={entry.path}>
            <a css={link} href={href(entry.path)} aria-current={entry.current ? 'page' : undefined}>
              {entry.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
