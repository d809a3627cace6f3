import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useMoney } from 'shared-kernel/commerce/site';
import { Visibility } from 'shared-kernel/contract/enums';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { toMinor } from 'shared-kernel/rules/money';
import { CheckIcon, StoreIcon, TagIcon, TruckIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { isolate } from '../../components/isolate';

const list = css`
  display: grid;
  gap: ${token('space-2')};
  font-size: ${token('text-sm')};
  li {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
  }
  svg {
    color: ${token('colour-ink-muted')};
  }
`;

/** What comes with the product: bundle deal, shipping, pickup, warranty, return. */
export function Promises({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const money = useMoney();
  const places = product.shipping_rule?.shipping_places ?? [];
  const [cheapest] = [...places].sort((a, b) => a.price - b.price || a.day_needed - b.day_needed);
  const days = cheapest && t('product.days', { count: cheapest.day_needed });
  return (
    <ul css={list}>
      {product.bundle_deal && (
        <li>
          <TagIcon />
          {t('product.bundle', { buy: product.bundle_deal.buy, free: product.bundle_deal.free })}
        </li>
      )}
      {cheapest && (
        <li>
          <TruckIcon />
          {cheapest.price > 0
            ? t('product.deliveryFrom', { price: isolate(money(toMinor(cheapest.price))), days })
            : t('product.deliveryFree', { days })}
        </li>
      )}
      {places.some((place) => place.pickup_point === Visibility.public) && (
        <li>
          <StoreIcon />
          {t('product.pickup')}
        </li>
      )}
      {product.warranty === Visibility.public && (
        <li>
          <CheckIcon />
          {t('product.warranty')}
        </li>
      )}
      {product.refundable === Visibility.public && (
        <li>
          <CheckIcon />
          {t('product.refundable')}
        </li>
      )}
    </ul>
  );
}
