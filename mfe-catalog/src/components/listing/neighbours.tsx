import { css } from '@emotion/react';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';
import { useCurrentInView } from 'shared-kernel/ui/use-current-in-view';
import type { Neighbour } from './listing-kind';

/** One row that scrolls sideways; on a phone it reaches both edges of the window. */
const list = css`
  display: flex;
  gap: ${token('space-2')};
  margin-inline: calc(-1 * ${token('page-gutter')});
  padding: 3px ${token('page-gutter')};
  overflow-x: auto;
  scrollbar-width: none;
  list-style: none;
`;
const link = css`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token('touch')};
  padding-inline: ${token('space-4')};
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-full')};
  white-space: nowrap;
  font-size: ${token('text-sm')};
  @media (hover: hover) {
    &:hover {
      border-color: ${token('colour-primary')};
      color: ${token('colour-primary-ink')};
    }
  }
  &[aria-current] {
    border-color: ${token('colour-primary')};
    background: ${token('colour-primary-soft')};
    color: ${token('colour-primary-ink')};
    font-weight: ${token('weight-strong')};
  }
`;

/** Links to the listings beside or below this one. */
export function Neighbours({ links }: { links: readonly Neighbour[] }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const row = useCurrentInView<HTMLUListElement>(links.find((entry) => entry.current)?.path);
  if (!links.length) return null;
  return (
    <nav aria-label={t('listing.subCategory')}>
      <ul css={list} ref={row}>
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
