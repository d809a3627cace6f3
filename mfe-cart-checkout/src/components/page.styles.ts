import { css } from '@emotion/react';
import { from } from 'shared-kernel/ui/breakpoints';
import { amount } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';

/** Choices on the left, their costs beside them. */
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
  /* an element focused by keyboard must not end up behind the bar at the bottom of a phone */
  :is(a, button, input, select, textarea) {
    scroll-margin-block-end: 120px;
  }
`;

export const strongAmount = css`
  ${amount}
  font-weight: ${token('weight-strong')};
`;

/** The box for the reason why the shopper cannot continue. */
export const alert = css`
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('colour-danger-soft')};
  color: ${token('colour-danger')};
  /* list markers stay inside the box */
  ul {
    padding-inline-start: 1.2em;
  }
`;

/** The radio button of a card that can be chosen. */
export const radio = css`
  input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: ${token('colour-primary')};
  }
`;
