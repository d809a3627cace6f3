import { css } from '@emotion/react';
import { useEffect, useEffectEvent } from 'react';
import { on } from 'shared-kernel/platform/bus';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { WarningIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';

const note = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('colour-warning-soft')};
  color: ${token('colour-warning')};
  > span {
    flex: 1;
  }
`;

/**
 * Shown when the requested list failed to load: the filters stay as chosen, and a button retries. It retries automatically
 * once there is a connection again.
 */
export function ListFailure({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('catalog');
  const retry = useEffectEvent(onRetry);
  useEffect(() => on('connection:changed', ({ offline }) => !offline && retry()), []);
  return (
    <div css={note} role="alert">
      <WarningIcon />
      <span>{t('listing.failed')}</span>
      <Button small onClick={onRetry}>
        {t('kernel:error.retry')}
      </Button>
    </div>
  );
}
