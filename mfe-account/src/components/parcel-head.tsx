import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { StoreCard } from 'shared-kernel/contract/product';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { fingerHigh } from 'shared-kernel/ui/finger-high';
import { StoreIcon } from 'shared-kernel/ui/icons';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-1')} ${token('space-4')};
  overflow-wrap: anywhere;
  padding-block-end: ${token('space-3')};
  h3 {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    font-size: ${token('text-md')};
  }
  h3 svg {
    flex: none;
    color: ${token('colour-ink-muted')};
  }
  > div,
  h3 a {
    min-inline-size: 0;
  }
  h3 a {
    ${fingerHigh}
  }
  @media (hover: hover) {
    a:hover {
      text-decoration: underline;
    }
  }
`;

interface ParcelHeadProps {
  /** id of the heading; the note's is `${id}-note` */
  id: string;
  store: Pick<StoreCard, 'slug' | 'name'>;
  note?: string;
  /** shown at the other end: when it is expected */
  children?: ReactNode;
}

/** Heading of a parcel: its store, linked. */
export function ParcelHead({ id, store, note, children }: ParcelHeadProps) {
  const href = useHref();
  return (
    <div css={head}>
      <div>
        <h3 id={id}>
          <StoreIcon />
          <a href={href(link('store', { slug: store.slug }))}>
            <bdi>{store.name}</bdi>
          </a>
        </h3>
        {note && (
          <p css={muted} id={`${id}-note`}>
            {note}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
