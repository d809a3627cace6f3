import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';

const box = lateCss`
  display: grid;
  gap: ${token('space-2')};
  align-content: center;
  padding: ${token('space-6')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-sunken')};
  p {
    max-inline-size: ${token('measure')};
    color: ${token('colour-ink-muted')};
  }
`;

/** Shown without reviews: only buyers of a delivered item can write one. */
export function NoReviews() {
  const { t } = useTranslation('catalog');
  return (
    <div css={box}>
      <h3>{t('reviews.emptyTitle')}</h3>
      <p>{t('reviews.emptyText')}</p>
    </div>
  );
}
