import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from 'shared-kernel/ui/tokens';

const quiet = css`
  min-block-size: ${token('touch')};
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-sm')};
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      color: ${token('colour-ink')};
    }
  }
`;

interface LineButtonProps {
  /** includes the product's name, as every line has such a button */
  label: string;
  onClick: () => void;
  children: ReactNode;
}

/** A quiet action below a line; its accessible name contains the visible text. */
export function LineButton({ label, onClick, children }: LineButtonProps) {
  return (
    <button type="button" css={quiet} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
