import { css } from '@emotion/react';
import { from } from 'shared-kernel/ui/breakpoints';
import { amount } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';

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

export const stack = css`
  display: grid;
  gap: ${token('space-4')};
  min-inline-size: 0;
  /* what the keyboard goes to must not come to rest behind the bar at the bottom of a phone */
  :is(a, button, input, select, textarea) {
    scroll-margin-block-end: 120px;
  }
`;

export const strongAmount = css`
  ${amount}
  font-weight: ${token('weight-strong')};
`;

/** Says why something cannot go on. */
export const alert = css`
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('colour-danger-soft')};
  color: ${token('colour-danger')};
  /* their marks stand in the box, too */
  ul {
    padding-inline-start: 1.2em;
  }
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
