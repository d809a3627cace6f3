import { css } from '@emotion/react';
import type { Banner } from 'shared-kernel/contract/site';
import { from } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';
import { bannersFor } from './home-parts';
import { SourceTile } from './source-tile';

const row = css`
  display: grid;
  gap: ${token('space-3')};
  ${from(576)} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;
const several = css`
  *:where(&) > * {
    aspect-ratio: 2 / 1;
  }
`;
const single = css`
  *:where(&) > * {
    aspect-ratio: 2 / 1;
    ${from(576)} {
      aspect-ratio: 4 / 1;
    }
    ${from(992)} {
      aspect-ratio: 6 / 1;
    }
  }
`;

interface BannerRowProps {
  banners: readonly Banner[];
  /** the slots of this row, in order (D14); a type that no slot names is never shown (S079) */
  types: readonly number[];
}

/** Banners of some slots side by side; nothing when there are none. */
export function BannerRow({ banners, types }: BannerRowProps) {
  const shown = bannersFor(banners, types);
  if (!shown.length) return null;
  return (
    <div css={[row, shown.length > 1 ? several : single]}>
      {shown.map((banner) => (
        <SourceTile key={banner.id} item={banner} parameter="banner" />
      ))}
    </div>
  );
}
