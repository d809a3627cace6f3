import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useMoney } from 'shared-kernel/commerce/site';
import type { CartLine } from 'shared-kernel/contract/cart';
import { ShippingType } from 'shared-kernel/contract/enums';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { toMinor } from 'shared-kernel/rules/money';
import { offersPickup, type PlaceScope, shippingPrice, shippingTypeAt } from 'shared-kernel/rules/shipping-place';
import { from } from 'shared-kernel/ui/breakpoints';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { placeOf } from '../../components/checkout-blocker';
import { radio, strongAmount } from '../../components/page.styles';
import { PickupPoint } from './pickup-point';

const choices = css`
  display: grid;
  gap: ${token('space-2')};
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  ${from(576)} {
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  }
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-content: start;
    gap: ${token('space-1')} ${token('space-2')};
    min-block-size: ${token('touch')};
    padding: ${token('space-3')};
    border: 1px solid ${token('colour-line-strong')};
    border-radius: ${token('radius-medium')};
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: ${token('colour-primary')};
    background: ${token('colour-primary-soft')};
  }
  ${radio}
`;
const details = css`
  ${muted}
  grid-column: 2 / -1;
`;

interface LineShippingProps {
  /** a line that can be shipped there */
  line: CartLine;
  /** all checked lines: a rule may charge once for several */
  lines: readonly CartLine[];
  to: PlaceScope;
  onChange: (lineId: number, type: number) => void;
}

/** Shipping of one line: delivery and pickup with price and days, where the place offers both (S149, D31). */
export function LineShipping({ line, lines, to, onChange }: LineShippingProps) {
  const { t } = useTranslation('cart-checkout');
  const money = useMoney();
  const place = placeOf(line, to);
  if (!place) return null;
  const rule = line.flash_product.shipping_rule;
  const chosen = shippingTypeAt(place, line.shipping_type);
  const together = lines.filter(
    (other) =>
      other.flash_product.shipping_rule_id === rule?.id &&
      other.shipping_type === chosen &&
      (rule?.per_store !== 1 || other.flash_product.store.id === line.flash_product.store.id),
  );
  const once = rule?.single_price === 1 && together.length > 1 && shippingPrice(place, chosen) > 0;
  const price = (type: ShippingType) => {
    // of lines that are charged once, the first carries the charge
    if (once && type === chosen && together[0] !== line) return t('shipping.included');
    const value = shippingPrice(place, type);
    return value > 0 ? money(toMinor(value)) : t('shipping.free');
  };
  const option = (type: ShippingType, name: string, more: ReactNode) => (
    <label>
      <input
        type="radio"
        name={`shipping-${line.id}`}
        checked={chosen === type}
        onChange={() => onChange(line.id, type)}
      />
      <span>{name}</span>
      <span css={strongAmount}>{price(type)}</span>
      <span css={details}>{more}</span>
    </label>
  );
  const days = t('shipping.days', { count: place.day_needed });
  return (
    <>
      <fieldset css={choices} aria-label={t('shipping.choice', { title: line.flash_product.title })}>
        {option(ShippingType.location, t('shipping.location'), days)}
        {offersPickup(place) &&
          option(
            ShippingType.pickup,
            t('shipping.pickup'),
            <>
              {days}
              <PickupPoint place={place} />
            </>,
          )}
      </fieldset>
      {once && <p css={muted}>{t('shipping.chargedOnce', { count: together.length })}</p>}
    </>
  );
}
