import { css } from '@emotion/react';
import { from } from 'shared-kernel/ui/breakpoints';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';

/** Height of a bar of the histogram, a touch target. */
export const BAR_HEIGHT = token('touch');

// Content and placeholders share these rules, so that a late response moves nothing below them.

export const layout = css`
  display: grid;
  gap: ${token('space-6')};
  align-items: start;
  ${from(768)} {
    grid-template-columns: 260px minmax(0, 1fr);
    column-gap: ${token('space-8')};
  }
  ${from(1200)} {
    grid-template-columns: 320px minmax(0, 1fr);
    column-gap: ${token('space-12')};
  }
`;
export const emptyLayout = lateCss`
  display: grid;
  gap: ${token('space-4')};
  ${from(768)} {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;
export const summary = css`
  display: grid;
  gap: ${token('space-4')};
  min-inline-size: 0;
`;
export const list = css`
  display: grid;
  gap: ${token('space-4')};
  min-inline-size: 0;
`;
export const cards = css`
  display: grid;
  gap: ${token('space-3')};
  ${from(1200)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
/** a grid cell filled by its content */
export const cell = css`
  display: grid;
  min-inline-size: 0;
  border-radius: ${token('radius-medium')};
`;
export const count = css`
  min-block-size: 1lh;
  font-size: ${token('text-sm')};
  color: ${token('colour-ink-muted')};
`;
/** two lines above those of the text, a row of buttons below; few lines where cards are stacked, because many shoppers only give stars */
export const card = css`
  --text-lines: 2;
  ${from(1200)} {
    --text-lines: 3;
  }
  display: grid;
  grid-template-rows: 1lh minmax(1lh, auto) auto minmax(${token('touch')}, auto);
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-1')};
  min-block-size: calc((2 + var(--text-lines)) * 1lh + 3 * ${token('space-1')} + ${token('touch')} + 2 * ${token('space-4')} + 2px);
  padding: ${token('space-4')};
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-medium')};
`;
export const bars = css`
  display: grid;
  min-block-size: calc(5 * ${BAR_HEIGHT});
`;
/** one row in every language, with room for the focus ring */
export const toolbarHeight = css`
  block-size: calc(${token('touch')} + 6px);
`;
/** scrolls sideways where its row is too narrow; on a phone it reaches both edges of the window */
export const toolbar = css`
  ${toolbarHeight}
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  margin-inline: calc(-1 * ${token('page-gutter')});
  padding-inline: ${token('page-gutter')};
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;
  ${from(768)} {
    margin-inline: -3px;
    padding-inline: 3px;
  }
`;
export const photos = css`
  display: grid;
  gap: ${token('space-2')};
  min-block-size: calc(1lh + ${token('space-2')} + 72px);
`;
export const banner = css`
  aspect-ratio: 2 / 1;
`;
export const more = css`
  justify-self: center;
  min-block-size: ${token('touch')};
`;
