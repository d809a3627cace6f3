import { css } from '@emotion/react';
import { useRemaining } from 'shared-kernel/commerce/use-remaining';
import { timeLeft } from 'shared-kernel/rules/time-left';
import { token } from 'shared-kernel/ui/tokens';

const digits = css`
  display: inline-block;
  min-inline-size: 5ch;
  direction: ltr;
  font-weight: ${token('weight-strong')};
  font-variant-numeric: tabular-nums;
`;

/** Remaining time by the server's clock, in clock format: 29:41, or 1:04:10. */
export function TimeLeft({ until, serverTime }: { until: string; serverTime: string }) {
  const { days, hours, minutes, seconds } = timeLeft(useRemaining(until, serverTime).seconds);
  const whole = days * 24 + hours;
  const two = (n: number) => String(n).padStart(2, '0');
  return (
    <span css={digits} role="timer">
      {whole > 0 ? `${whole}:${two(minutes)}` : minutes}:{two(seconds)}
    </span>
  );
}
