import { css } from '@emotion/react';
import { token } from 'shared-kernel/ui/tokens';
import { type Tone, tones } from './tones';

const pill = css`
  display: inline-block;
  padding: 2px ${token('space-3')};
  border-radius: ${token('radius-full')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-strong')};
  overflow-wrap: anywhere;
`;

/** A status label. */
export function Badge({ tone, children }: { tone: Tone; children: string }) {
  return <span css={[pill, tones[tone]]}>{children}</span>;
}
