import { css } from '@emotion/react';
import { token } from 'shared-kernel/ui/tokens';

/** Background and text colour by tone. */
export const tones = {
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
export type Tone = keyof typeof tones;
