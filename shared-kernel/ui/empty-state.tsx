import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from './tokens';

const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-12')} ${token('space-6')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-sunken')};
  text-align: center;
  /* contains text that people typed */
  overflow-wrap: anywhere;
  > svg {
    font-size: 2rem;
    color: ${token('colour-ink-muted')};
  }
  > p {
    max-inline-size: ${token('measure')};
    color: ${token('colour-ink-muted')};
  }
`;

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** suggests what to do next */
  text?: string;
  /** a link or button that does it */
  children?: ReactNode;
}

/** Shown instead of an empty list. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <section css={box}>
      {icon}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}
