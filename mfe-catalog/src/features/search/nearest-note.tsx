import { css } from '@emotion/react';
import { useMoney } from 'shared-kernel/commerce/site';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';
import type { ListingPage } from '../../components/listing/listing-kind';

const note = css`
  color: ${token('colour-ink-muted')};
  text-wrap: pretty;
`;

/** Says that no result is within the price bounds, and that the products are the nearest to them (S097). */
export function NearestNote({ bounds: { min, max } }: { bounds: NonNullable<ListingPage['nearest']> }) {
  const { t } = useTranslation('catalog');
  const money = useMoney();
  if (min !== null && max !== null)
    return <p css={note}>{t('listing.nearestBetween', { min: money(min), max: money(max) })}</p>;
  if (max !== null) return <p css={note}>{t('listing.nearestUpTo', { max: money(max) })}</p>;
  return <p css={note}>{t('listing.nearestFrom', { min: money(min ?? 0) })}</p>;
}
