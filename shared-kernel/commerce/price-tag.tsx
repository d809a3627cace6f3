import { css } from '@emotion/react';
import { formatPercent } from '../i18n/format';
import { usePage } from '../platform/page-context';
import { useTranslation } from '../platform/use-translation';
import type { Price } from '../rules/price';
import { token } from '../ui/tokens';
import { visuallyHidden } from '../ui/visually-hidden';
import { useMoney } from './site';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-1')} ${token('space-2')};
  font-variant-numeric: tabular-nums;
  line-height: ${token('leading-tight')};
`;
const current = css`
  font-size: ${token('text-lg')};
  font-weight: ${token('weight-strong')};
`;
const large = css`
  font-size: ${token('text-2xl')};
`;
const reduced = css`
  color: ${token('colour-sale')};
`;
const previousStyle = css`
  font-size: ${token('text-sm')};
  color: ${token('colour-ink-muted')};
`;
/** on its own line: side by side, long prices would wrap in some tiles and not in others */
const below = css`
  order: 1;
  flex-basis: 100%;
`;
const badge = css`
  padding: 2px 6px;
  border-radius: ${token('radius-small')};
  background: ${token('colour-sale-soft')};
  color: ${token('colour-sale')};
  font-size: ${token('text-xs')};
  font-weight: ${token('weight-strong')};
`;

/** Current price; if it was higher, also the previous price struck through and the percentage saved (S093, S103, S104). */
export function PriceTag({ price, size = 'normal' }: { price: Price; size?: 'normal' | 'large' }) {
  const { t } = useTranslation('kernel');
  const { language } = usePage();
  const money = useMoney();
  // a price above zero is not 100 % off, although the formula rounds to that from 99.1 % on
  const saved = price.discount && price.current > 0 ? Math.min(price.discount, 99) : price.discount;
  const percent = saved ? formatPercent(language, saved) : null;
  return (
    <p css={line} data-price="">
      <span css={[current, size === 'large' && large, price.previous !== null && reduced]}>
        <span css={visuallyHidden}>{`${t('price.current')} `}</span>
        {money(price.current)}
      </span>
      {price.previous !== null && (
        <s css={[previousStyle, size === 'normal' && below]}>
          <span css={visuallyHidden}>{`${t('price.previous')} `}</span>
          {money(price.previous)}
        </s>
      )}
      {percent && (
        <span css={badge}>
          <bdi aria-hidden="true" dir="ltr">
            {`-${percent}`}
          </bdi>
          <span css={visuallyHidden}>{t('price.off', { percent })}</span>
        </span>
      )}
    </p>
  );
}
