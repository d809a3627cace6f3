import { css } from '@emotion/react';
import { formatNumber } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';

const box = css`
  display: grid;
  gap: ${token('space-1')};
  font-size: ${token('text-sm')};
  color: ${token('colour-ink-muted')};
  progress {
    inline-size: 100%;
    block-size: 8px;
    border: 0;
    border-radius: ${token('radius-full')};
    overflow: hidden;
    background: ${token('colour-line')};
    /* the browser's own bar stays white in dark mode */
    appearance: none;
  }
  progress::-webkit-progress-bar {
    background: ${token('colour-line')};
  }
  progress::-webkit-progress-value {
    background: ${token('colour-primary')};
  }
  progress::-moz-progress-bar {
    background: ${token('colour-primary')};
  }
`;

/** Progress of the upload; afterwards the shop checks the photos, which takes a moment. */
export function Sending({ share }: { share: number }) {
  const { language } = usePage();
  const { t } = useTranslation('account');
  const text =
    share < 1
      ? t('review.sending', { percent: formatNumber(language, Math.floor(share * 100)) })
      : t('review.preparing');
  return (
    <div css={box}>
      <progress value={share} max={1} aria-label={t('review.photos')} />
      <span>{text}</span>
    </div>
  );
}
