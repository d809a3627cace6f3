import { css } from '@emotion/react';
import { token } from 'shared-kernel/ui/tokens';

export type Tone = 'good' | 'wait' | 'bad' | 'quiet' | 'going';

const pill = css`
  display: inline-block;
  padding: 2px ${token('space-3')};
  border-radius: ${token('radius-full')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-strong')};
  white-space: nowrap;
`;
const tones: Record<Tone, ReturnType<typeof css>> = {
  good: css`
    background: ${token('colour-success-soft')};
    color: ${token('colour-success')};
  `,
  wait: css`
    background: ${token('colour-warning-soft')};
    color: ${token('colour-warning')};
  `,
  bad: css`
    background: ${token('colour-danger-soft')};
    color: ${token('colour-danger')};
  `,
  quiet: css`
    background: ${token('colour-sunken')};
    color: ${token('colour-ink-muted')};
  `,
  going: css`
    background: ${token('colour-primary-soft')};
    color: ${token('colour-primary-ink')};
  `,
};

/** A state in a word. */
export function Badge({ tone, children }: { tone: Tone; children: string }) {
  return <span css={[pill, tones[tone]]}>{children}</span>;
}
