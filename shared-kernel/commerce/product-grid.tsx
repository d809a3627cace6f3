import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from '../ui/tokens';

const place = css`
  container-type: inline-size;
`;
/** 2 to 6 columns depending on the container's width (S092): beside a sidebar there are fewer than on a full-width page */
const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-6')} ${token('space-3')};
  @container (min-width: 540px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${token('space-4')};
  }
  @container (min-width: 800px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${token('space-8')} ${token('space-5')};
  }
  @container (min-width: 1040px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  @container (min-width: 1320px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

/** A list of tiles, each in its own `<li>`. */
export function ProductGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <div css={place}>
      <ul aria-label={label} css={grid}>
        {children}
      </ul>
    </div>
  );
}
