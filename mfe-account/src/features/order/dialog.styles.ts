import { css } from '@emotion/react';
import { token } from 'shared-kernel/ui/tokens';

/** Parts of a form in a dialog, stacked. */
export const dialogForm = css`
  display: grid;
  gap: ${token('space-5')};
`;
/** The form's buttons, side by side at the end where there is room. */
export const dialogButtons = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${token('space-3')};
`;
