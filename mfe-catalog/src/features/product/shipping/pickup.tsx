import { css } from '@emotion/react';
import { useMoney } from 'shared-kernel/commerce/site';
import type { ShippingPlace } from 'shared-kernel/contract/product';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { toMinor } from 'shared-kernel/rules/money';
import { token } from 'shared-kernel/ui/tokens';

const where = css`
  color: ${token('colour-ink-muted')};
  font-style: normal;
`;

/** That the parcel can be picked up, where, and at what price. */
export function Pickup({ place }: { place: ShippingPlace }) {
  const { t } = useTranslation('catalog');
  const money = useMoney();
  const parts = [place.pickup_address_line_1, place.pickup_address_line_2, place.pickup_zip, place.pickup_city];
  const address = parts.filter(Boolean).join(' · ');
  return (
    <div>
      {place.pickup_price > 0
        ? t('product.pickupFor', { price: money(toMinor(place.pickup_price)) })
        : t('product.pickupFree')}
      {address && (
        <address css={where}>
          <bdi>{address}</bdi>
        </address>
      )}
    </div>
  );
}
