import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { WarningIcon } from './icons';
import { token } from './tokens';

const alarm = css`
  display: flex;
  gap: ${token('space-2')};
  align-items: start;
  padding: ${token('space-3')};
  border-radius: ${token('radius-medium')};
  background: ${token('colour-danger-soft')};
  color: ${token('colour-danger')};
`;

/**
 * The reason why a form was refused that belongs to no field; receives the focus when it appears (`forms/use-form`). Renders
 * nothing without a text.
 */
export function FormError({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" tabIndex={-1} data-form-error="" css={alarm}>
      <WarningIcon />
      {children}
    </p>
  );
}
