import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { useRemaining } from './use-remaining';

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
  min-inline-size: 4ch;
  padding: 3px 5px;
  border-radius: ${token('radius-small')};
  background: ${token('colour-sale')};
  color: ${token('colour-sale-contrast')};
  font-weight: ${token('weight-strong')};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

interface CountdownProps {
  /** ISO 8601 */
  until: string;
  /** the server's clock as sent with the data (D20) */
  serverTime: string;
  label: string;
}

/** Time that is left, by the server's clock: days when there are some, hours, minutes, seconds. */
export function Countdown({ until, serverTime, label }: CountdownProps) {
  const { t } = useTranslation('catalog');
  const left = useRemaining(until, serverTime);
  if (left <= 0) return <span css={line}>{t('flashSale.ended')}</span>;
  const units = [
    ['days', Math.floor(left / 86_400)],
    ['hours', Math.floor(left / 3600) % 24],
    ['minutes', Math.floor(left / 60) % 60],
    ['seconds', left % 60],
  ] as const;
  return (
    <span css={line} role="timer">
      {label}
      <span css={digits}>
        {units
          .filter(([unit, amount]) => unit !== 'days' || amount > 0)
          .map(([unit, amount]) => (
            <span key={unit} css={box} title={t(`flashSale.${unit}`)}>
              {String(amount).padStart(2, '0')}
              <span css={visuallyHidden}> {t(`flashSale.${unit}`)}</span>
            </span>
          ))}
      </span>
    </span>
  );
}
