import { useEffect, useState } from 'react';
import type { CartLine } from 'shared-kernel/contract/cart';
import { ShippingType } from 'shared-kernel/contract/enums';
import { formatDay } from 'shared-kernel/i18n/format';
import { on } from 'shared-kernel/platform/bus';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { muted } from 'shared-kernel/ui/page.styles';

const DAY = 86_400_000;

/** The first line if all have the same shipping: it represents the others; otherwise null. */
export function sameWay([first, ...others]: readonly CartLine[]): CartLine | null {
  const isLike = (other: CartLine) =>
    other.shipping_type === first?.shipping_type &&
    other.shipping_place?.day_needed === first.shipping_place?.day_needed &&
    (first.shipping_type !== ShippingType.pickup || other.shipping_place_id === first.shipping_place_id);
  return first && others.every(isLike) ? first : null;
}

/** A line's shipping type and expected arrival: in days until the server's clock is known, then as a date. */
export function ShippingWay({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart-checkout');
  const { language } = usePage();
  const today = useServerTime();
  if (!line.shipping_place) return null;
  const { day_needed: days } = line.shipping_place;
  const isPickup = line.shipping_type === ShippingType.pickup;
  return (
    <p css={muted}>
      {t(isPickup ? 'shipping.pickup' : 'shipping.location')}
      {' · '}
      {today === null
        ? t('shipping.days', { count: days })
        : t('checkout.about', { day: formatDay(language, new Date(today + days * DAY).toISOString()) })}
    </p>
  );
}

/** The server's time, ms; null until the profile call has returned it. */
function useServerTime(): number | null {
  const [time, setTime] = useState<number | null>(null);
  useEffect(() => on('clock:synced', ({ serverTime, at }) => setTime(serverTime + performance.now() - at)), []);
  return time;
}
