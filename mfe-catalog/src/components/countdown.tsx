import { css } from '@emotion/react';
import { useRemaining } from 'shared-kernel/commerce/use-remaining';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { timeLeft } from 'shared-kernel/rules/time-left';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';

const line = css`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  color: ${token('colour-sale')};
  font-size: ${token('text-sm')};
`;
const digits = css`
  display: inline-flex;
  gap: ${token('space-1')};
  direction: ltr;
`;
const box = css`
  min-inline-size: 5ch;
  padding: 3px 5px;
  border-radius: ${token('radius-small')};
  background: ${token('colour-sale')};
  color: ${token('colour-sale-contrast')};
  font-weight: ${token('weight-strong')};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const short = css`
  margin-inline-start: 1px;
  font-weight: ${token('weight-normal')};
`;
/** reserves the width of the seconds until the countdown runs */
const waiting = css`
  visibility: hidden;
`;

interface CountdownProps {
  /** ISO 8601 */
  until: string;
  /** the server's clock as sent with the data (D20) */
  serverTime: string;
  label: string;
}

/** Remaining time by the server's clock: days if any, hours, minutes, seconds. */
export function Countdown({ until, serverTime, label }: CountdownProps) {
  const { t } = useTranslation('catalog');
  const left = useRemaining(until, serverTime);
  if (left.seconds === 0) return <span css={line}>{t('flashSale.ended')}</span>;
  const { days, ...rest } = timeLeft(left.seconds);
  const units = Object.entries(days > 0 ? { days, ...rest } : rest);
  return (
    <span css={line} role="timer" data-dated="">
      {label}
      <span css={digits}>
        {units.map(([unit, amount]) => {
          const waits = unit === 'seconds' && !left.running;
          return (
            <span key={unit} css={[box, waits && waiting]} aria-hidden={waits || undefined}>
              <span aria-hidden="true">
                {String(amount).padStart(2, '0')}
                <span css={short}>{t(`flashSale.${unit}Short`)}</span>
              </span>
              <span css={visuallyHidden}>{t(`flashSale.${unit}`, { count: amount })} </span>
            </span>
          );
        })}
      </span>
    </span>
  );
}
