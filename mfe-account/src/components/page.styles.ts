import { css } from '@emotion/react';
import { from } from 'shared-kernel/ui/breakpoints';
import { card } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';

export const paddedCard = css`
  ${card}
  padding: ${token('space-5')};
`;
export const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  min-inline-size: 0;
`;
/** Hides controls on paper, where nobody can press them. Must come last. */
export const unprinted = css`
  @media print {
    display: none;
  }
`;
/** The account's menu beside the page's content; above it on phones. */
export const withMenu = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  align-items: start;
  ${from(992)} {
    grid-template-columns: 220px minmax(0, 1fr);
    gap: ${token('space-10')};
  }
  /* prints without the menu */
  @media print {
    display: block;
  }
`;
/** Names and values in two columns. */
export const facts = css`
  display: grid;
  gap: ${token('space-2')};
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-4')};
  }
  dt {
    color: ${token('colour-ink-muted')};
  }
  dd {
    margin: 0;
    text-align: end;
  }
`;

/** a card of a few words and a button, narrow enough for readable lines */
export const shortCard = css`
  ${paddedCard}
  display: grid;
  justify-items: start;
  gap: ${token('space-3')};
  max-inline-size: 560px;
  h2 {
    font-size: ${token('text-lg')};
  }
`;
