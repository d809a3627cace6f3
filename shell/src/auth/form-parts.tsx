import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { fingerHigh } from 'shared-kernel/ui/finger-high';
import { token } from 'shared-kernel/ui/tokens';

/** Fields one below the other. */
export const formStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;
/** A line with a link, below or between fields. */
export const sideLine = css`
  font-size: ${token('text-sm')};
  color: ${token('colour-ink-muted')};
  a,
  button {
    color: ${token('colour-primary-ink')};
    text-decoration: underline;
    ${fingerHigh}
  }
  button:disabled {
    color: inherit;
    text-decoration: none;
  }
`;
const note = css`
  padding: ${token('space-3')};
  border-radius: ${token('radius-medium')};
  background: ${token('colour-success-soft')};
  color: ${token('colour-success')};
`;

/** A success message for a step that is not the last. */
export function FormNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" css={note}>
      {children}
    </p>
  );
}
