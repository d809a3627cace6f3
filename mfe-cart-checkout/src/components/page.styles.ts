import { css } from '@emotion/react';
import { from } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';

/** A step on the way to the order. */
export const page = css`
  max-inline-size: 1280px;
  margin-inline: auto;
  padding: ${token('space-4')} ${token('page-gutter')} ${token('space-16')};
  h1 {
    margin-block: ${token('space-4')} ${token('space-6')};
    font-size: ${token('text-2xl')};
  }
`;

/** What is decided on the left of it, what it costs beside it. */
export const columns = css`
  display: flex;
  flex-direction: column;
  gap: ${token('space-6')};
  ${from(992)} {
    display: grid;
    align-items: start;
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${token('space-8')};
  }
`;

export const card = css`
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-raised')};
`;

export const stack = css`
  display: grid;
  gap: ${token('space-4')};
  min-inline-size: 0;
  /* what the keyboard goes to must not come to rest behind the bar at the bottom of a phone */
  :is(a, button, input, select, textarea) {
    scroll-margin-block-end: 120px;
  }
`;

export const muted = css`
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-sm')};
`;

export const amount = css`
  /* after Arabic words the currency's sign would change sides */
  unicode-bidi: isolate;
  font-variant-numeric: tabular-nums;
  font-weight: ${token('weight-strong')};
  white-space: nowrap;
`;

/** Says why something cannot go on. */
export const alert = css`
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('colour-danger-soft')};
  color: ${token('colour-danger')};
`;

/** The mark of a card that can be chosen. */
export const radio = css`
  input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: ${token('colour-primary')};
  }
`;
