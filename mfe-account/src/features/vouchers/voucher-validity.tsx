import { css } from '@emotion/react';
import { useRemaining } from 'shared-kernel/commerce/use-remaining';
import { formatSoon } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { secondsUntil } from 'shared-kernel/rules/time-left';
import { ClockIcon } from 'shared-kernel/ui/icons';
import { LocalTime } from 'shared-kernel/ui/local-time';
import { token } from 'shared-kernel/ui/tokens';

/** s: below this the remaining time is shown instead of the date */
const NEAR = 72 * 3600;

const line = css`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  /* beside the stub a small phone cannot fit a date with its time on one line */
  time {
    white-space: normal;
  }
`;
const urgent = css`
  color: ${token('colour-warning')};
  font-weight: ${token('weight-strong')};
`;

interface VoucherValidityProps {
  /** ISO 8601 */
  end: string;
  /** the server's clock as sent with the data (D20) */
  serverTime: string;
}

/** Until when a voucher is valid (S199): the date, or the remaining time when that is short. */
export function VoucherValidity({ end, serverTime }: VoucherValidityProps) {
  const { t } = useTranslation('account');
  if (secondsUntil(Date.parse(end), Date.parse(serverTime)) <= NEAR) return <Soon end={end} serverTime={serverTime} />;
  return (
    <span css={line}>
      <ClockIcon />
      <span>
        {t('vouchers.validUntil')} <LocalTime at={end} />
      </span>
    </span>
  );
}

function Soon({ end, serverTime }: VoucherValidityProps) {
  const { t } = useTranslation('account');
  const { language } = usePage();
  const { seconds } = useRemaining(end, serverTime);
  return (
    <span css={[line, urgent]}>
      <ClockIcon />
      {seconds > 0 ? t('vouchers.ends', { when: formatSoon(language, seconds) }) : t('vouchers.ended')}
    </span>
  );
}
