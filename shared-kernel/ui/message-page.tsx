import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from './tokens';

const page = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${token('space-4')};
  min-block-size: min(60vh, 560px);
  padding: ${token('space-12')} ${token('page-gutter')};
  text-align: center;
`;
const small = css`
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-strong')};
  letter-spacing: 0.08em;
  color: ${token('colour-primary-ink')};
  html:lang(ar) & {
    letter-spacing: 0;
  }
`;
const line = css`
  max-inline-size: ${token('measure')};
  color: ${token('colour-ink-muted')};
`;
const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-3')};
  margin-block-start: ${token('space-4')};
`;

interface MessagePageProps {
  /** small text above the title: a status or an exclamation */
  kicker?: string;
  title: string;
  text?: string;
  /** links and buttons */
  children: ReactNode;
  status?: number;
}

/** A page with just a message and what to do next: not found, error. */
export function MessagePage({ kicker, title, text, children, status }: MessagePageProps) {
  return (
    <section css={page} data-status={status}>
      {kicker && <p css={small}>{kicker}</p>}
      <h1>{title}</h1>
      {text && <p css={line}>{text}</p>}
      <div css={actions}>{children}</div>
    </section>
  );
}
