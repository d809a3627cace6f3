import { css } from '@emotion/react';
import { formatNumber } from '../i18n/format';
import { usePage } from '../platform/page-context';
import { useTranslation } from '../platform/use-translation';
import { token } from '../ui/tokens';
import { visuallyHidden } from '../ui/visually-hidden';
import { starRow } from './star-shape';

/** Highest rating (spec §9). */
export const MAX_STARS = 5;

const line = css`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  font-size: ${token('text-sm')};
  line-height: 1;
  color: ${token('colour-ink-muted')};
`;
const row = css`
  display: inline-block;
  flex: none;
  inline-size: 5em;
  block-size: 1em;
  clip-path: ${starRow(MAX_STARS)};
  forced-color-adjust: none;
`;
/** @param share 0 to 1 of the row */
const filled = (share: number) => css`
  --stars-turn: 90deg;
  [dir='rtl'] & {
    --stars-turn: 270deg;
  }
  background: linear-gradient(
    var(--stars-turn),
    ${token('colour-star')} ${share * 100}%,
    ${token('colour-line')} ${share * 100}%
  );
`;

interface StarsProps {
  /** average, 0 to 5; drawn to half a star, labelled to a tenth */
  rating: number;
  /** number of reviews, shown beside the stars */
  count?: number;
}

/** A rating up to 5 (S093). The lowest rating is half a star, so 0 means 'not rated yet'. */
export function Stars({ rating, count }: StarsProps) {
  const { t } = useTranslation('kernel');
  const { language } = usePage();
  const bounded = Math.min(MAX_STARS, Math.max(0, rating));
  const halves = Math.round(bounded * 2);
  const name =
    halves === 0
      ? t('stars.none')
      : t('stars.label', { rating: formatNumber(language, bounded), max: formatNumber(language, MAX_STARS) });
  return (
    <span css={line}>
      <span role="img" aria-label={name} css={[row, filled(halves / (MAX_STARS * 2))]} />
      {count !== undefined && count > 0 && (
        <span>
          <bdi aria-hidden="true">{`(${formatNumber(language, count)})`}</bdi>
          <span css={visuallyHidden}>{t('stars.count', { count, shown: formatNumber(language, count) })}</span>
        </span>
      )}
    </span>
  );
}
