import { css } from '@emotion/react';
import { MAX_STARS } from 'shared-kernel/commerce/stars';
import type { Reviews } from 'shared-kernel/contract/reviews';
import { formatNumber, formatPercent } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';
import { BAR_HEIGHT, bars } from './reviews.styles';

const row = css`
  display: grid;
  grid-template-columns: 4ch minmax(0, 1fr) 5ch 4ch;
  align-items: center;
  gap: ${token('space-3')};
  min-block-size: ${BAR_HEIGHT};
  padding-inline: ${token('space-2')};
  margin-inline: calc(-1 * ${token('space-2')});
  border-radius: ${token('radius-small')};
  font-size: ${token('text-sm')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  text-align: start;
  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: ${token('colour-sunken')};
    }
  }
  &[aria-pressed='true'] {
    background: ${token('colour-primary-soft')};
    color: ${token('colour-primary-ink')};
    font-weight: ${token('weight-strong')};
  }
  > :nth-of-type(n + 3) {
    text-align: end;
  }
`;
const quiet = css`
  color: ${token('colour-ink-muted')};
`;
const track = css`
  block-size: ${token('space-2')};
  overflow: hidden;
  border-radius: ${token('radius-full')};
  background: ${token('colour-line')};
  forced-color-adjust: none;
`;
/** @param percent of the track */
const bar = (percent: number) => css`
  display: block;
  block-size: 100%;
  inline-size: ${percent}%;
  border-radius: inherit;
  background: ${token('colour-star')};
`;

interface HistogramProps {
  totals: NonNullable<Reviews['total']>;
  chosen: number | null;
  /** null: any number of stars */
  choose: (stars: number | null) => void;
}

/** A rounded percentage; a non-zero part is never 0, and less than all is never 100. */
function shareOf(some: number, all: number): number {
  if (some === 0 || some === all) return some && 100;
  return Math.min(Math.max(Math.round((some / all) * 100), 1), 99);
}

/** The number of reviews per star count; pressing a bar filters by it, pressing it again shows all. */
export function Histogram({ totals, chosen, choose }: HistogramProps) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  const all = totals.reduce((sum, { total }) => sum + total, 0);
  return (
    <fieldset css={bars} aria-label={t('reviews.byStars')}>
      {totals.map(({ rating, total }) => {
        const percent = shareOf(total, all);
        const number = formatNumber(language, rating);
        const count = formatNumber(language, total);
        const share = formatPercent(language, percent);
        const name = t('reviews.share', {
          stars: t('kernel:stars.label', { rating: number, max: formatNumber(language, MAX_STARS) }),
          reviews: t('kernel:stars.count', { count: total, shown: count }),
          percent: share,
        });
        return (
          <button
            key={rating}
            css={row}
            type="button"
            aria-label={name}
            aria-pressed={chosen === rating}
            disabled={total === 0}
            onClick={() => choose(chosen === rating ? null : rating)}
          >
            <span>{number}&nbsp;★</span>
            <span css={track}>
              <span css={bar(percent)} />
            </span>
            <span>{share}</span>
            <span css={quiet}>{count}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
