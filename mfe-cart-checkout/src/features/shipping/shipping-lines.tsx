import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countriesQuery, placeNames } from 'shared-kernel/commerce/addresses/countries';
import { Picture } from 'shared-kernel/commerce/picture';
import { useMoney } from 'shared-kernel/commerce/site';
import type { Address } from 'shared-kernel/contract/addresses';
import type { CartLine } from 'shared-kernel/contract/cart';
import { ShippingType } from 'shared-kernel/contract/enums';
import { usePage } from 'shared-kernel/remote/page-context';
import { toMinor } from 'shared-kernel/rules/money';
import { offersPickup, shippingTypeAt } from 'shared-kernel/rules/shipping-place';
import { token } from 'shared-kernel/ui/tokens';
import { LineTitle } from '../../components/line-title';
import { alert, amount, card, muted } from '../../components/page.styles';
import { placeOf } from './shipping-choice';

const box = css`
  h2 {
    padding: ${token('space-5')} ${token('space-5')} 0;
    font-size: ${token('text-lg')};
  }
  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: ${token('space-4')};
    padding: ${token('space-4')} ${token('space-5')};
    border-block-end: 1px solid ${token('colour-line')};
  }
  li:last-of-type {
    border: 0;
  }
  img {
    inline-size: 100%;
    block-size: auto;
    border-radius: ${token('radius-small')};
  }
`;
const facts = css`
  display: grid;
  gap: ${token('space-2')};
`;
const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  margin: 0;
  padding: 0;
  border: 0;
  label {
    display: flex;
    gap: ${token('space-2')};
    align-items: center;
    min-block-size: ${token('touch')};
    padding-inline: ${token('space-3')};
    border: 1px solid ${token('colour-line')};
    border-radius: ${token('radius-medium')};
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: ${token('colour-primary')};
    background: ${token('colour-primary-soft')};
  }
  input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: ${token('colour-primary')};
  }
`;

interface ShippingLinesProps {
  lines: readonly CartLine[];
  /** null while the visitor has none: prices are not known then */
  address: Address | null;
  onChange: (line: CartLine, type: number) => void;
}

/** How each checked line travels: to the address or to a pickup point, with price and days (S145, S149). */
export function ShippingLines({ lines, address, onChange }: ShippingLinesProps) {
  const { t } = useTranslation('cart-checkout');
  return (
    <section css={[card, box]} aria-labelledby="shipping-lines">
      <h2 id="shipping-lines">{t('shipping.lines')}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <Picture image={line.flash_product.image} alt="" sizes="72px" />
            <div css={facts}>
              <LineTitle line={line} />
              <p css={muted}>{t('shipping.quantity', { count: line.quantity })}</p>
              {address && <Choice line={line} address={address} onChange={onChange} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Choice({
  line,
  address,
  onChange,
}: { line: CartLine; address: Address } & Pick<ShippingLinesProps, 'onChange'>) {
  const { t } = useTranslation('cart-checkout');
  const { api } = usePage();
  const money = useMoney();
  const { data: places } = useQuery(countriesQuery(api));
  const place = placeOf(line, address);
  if (!place) {
    const names = placeNames(places, address.country, address.state);
    return <p css={alert}>{t('shipping.unableLine', names)}</p>;
  }
  const price = (value: number) => (value > 0 ? money(toMinor(value)) : t('shipping.free'));
  const pickedUp = shippingTypeAt(place, line.shipping_type) === ShippingType.pickup;
  const option = (type: number, name: string, value: number) => (
    <label>
      <input
        type="radio"
        name={`shipping-${line.id}`}
        checked={pickedUp === (type === ShippingType.pickup)}
        onChange={() => onChange(line, type)}
      />
      <span>{name}</span>
      <span css={amount}>{price(value)}</span>
    </label>
  );
  return (
    <>
      <fieldset css={choices} aria-label={t('shipping.choice', { title: line.flash_product.title })}>
        {option(ShippingType.location, t('shipping.location'), place.price)}
        {offersPickup(place) && option(ShippingType.pickup, t('shipping.pickup'), place.pickup_price)}
      </fieldset>
      <p css={muted}>
        {t('shipping.days', { count: place.day_needed })}
        {pickedUp &&
          ` · ${[place.pickup_address_line_1, place.pickup_zip, place.pickup_city].filter(Boolean).join(', ')}`}
      </p>
    </>
  );
}
