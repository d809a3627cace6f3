import { css, keyframes } from '@emotion/react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';
import { useProgress } from './use-progress';

/** Fast at first, then ever slower: the bar never quite reaches the end within 5000 ms. */
const run = keyframes`
  from { transform: scaleX(0); }
  30% { transform: scaleX(0.6); }
  to { transform: scaleX(0.95); }
`;
const bar = css`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${token('layer-toast')};
  block-size: 3px;
  background: ${token('colour-primary')};
  transform-origin: 0 50%;
  pointer-events: none;
  animation: ${run} 5000ms ${token('ease')} forwards;
  [dir='rtl'] & {
    transform-origin: 100% 50%;
  }
`;
const full = css`
  animation: none;
  opacity: 0;
  transition: opacity 400ms 100ms;
`;

/** The line at the top of the page while the next one loads (S058). */
export function ProgressBar() {
  const { t } = useTranslation('shell');
  const progress = useProgress();
  if (progress === 'hidden') return null;
  return (
    <div
      role="progressbar"
      aria-label={t('progress')}
      aria-valuenow={progress === 'done' ? 100 : undefined}
      data-progress={progress}
      css={[bar, progress === 'done' && full]}
    />
  );
}
