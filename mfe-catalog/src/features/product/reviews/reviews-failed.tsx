import { css } from '@emotion/react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';

const box = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
`;

/** The message in place of reviews that failed to load; the rest of the page works without them. */
export function ReviewsFailed({ retry }: { retry: () => unknown }) {
  const { t } = useTranslation('catalog');
  return (
    <div css={box}>
      <p role="alert">{t('reviews.failed')}</p>
      <Button onClick={() => retry()}>{t('kernel:error.retry')}</Button>
    </div>
  );
}
