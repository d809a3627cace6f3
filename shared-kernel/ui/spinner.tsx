import { css, keyframes } from '@emotion/react';
import { useTranslation } from '../platform/use-translation';
import { token } from './tokens';
import { visuallyHidden } from './visually-hidden';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;
const box = css`
  display: inline-block;
  color: ${token('colour-primary-ink')};
  button & {
    color: inherit;
  }
`;
const ring = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 3;
  stroke-linecap: round;
  stroke-dasharray: 40 100;
  transform-origin: center;
  animation: ${turn} 800ms linear infinite;
`;
const track = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 3;
  opacity: 0.2;
`;

/** A loading indicator (S057). @param radius px, default 24 */
export function Spinner({ radius = 24 }: { radius?: number }) {
  const { t } = useTranslation('kernel');
  const size = radius * 2;
  return (
    <span role="status" css={box}>
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="10" css={track} />
        <circle cx="12" cy="12" r="10" pathLength="100" css={ring} />
      </svg>
      <span css={visuallyHidden}>{t('loading')}</span>
    </span>
  );
}
