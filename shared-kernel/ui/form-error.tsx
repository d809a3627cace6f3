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

/** What a form was refused for and no field can say; takes the focus when it comes (`forms/use-form`). Nothing without a text. */
export function FormError({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" tabIndex={-1} data-form-error="" css={alarm}>
      <WarningIcon />
      {children}
    </p>
  );
}
