import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Picture } from 'shared-kernel/commerce/picture';
import { useMoney } from 'shared-kernel/commerce/site';
import { ShippingType } from 'shared-kernel/contract/enums';
import type { OrderedProduct } from 'shared-kernel/contract/orders';
import { useHref } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { toMinor } from 'shared-kernel/rules/money';
import { token } from 'shared-kernel/ui/tokens';
import { amount, card, muted } from '../../components/page.styles';

const list = css`
  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto;
    gap: ${token('space-4')};
    padding-block: ${token('space-4')};
    border-block-start: 1px solid ${token('colour-line')};
  }
  li:last-of-type {
    padding-block-end: 0;
  }
  img {
    inline-size: 100%;
    block-size: auto;
    border-radius: ${token('radius-small')};
  }
`;

/** What was ordered: piece price paid, free pieces, shipping cost and how each item travels (S184). */
export function OrderItems({ items }: { items: readonly OrderedProduct[] }) {
  const { t } = useTranslation('account');
  return (
    <section css={card} aria-labelledby="order-items">
      <h2 id="order-items">{t('order.items')}</h2>
      <ul css={list}>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item }: { item: OrderedProduct }) {
  const { t } = useTranslation('account');
  const href = useHref();
  const money = useMoney();
  const { product, shipping_place: place } = item;
  const variant = item.updated_inventory.inventory_attributes.map((a) => a.attribute_value.title).join(', ');
  const paidPieces = item.quantity - item.bundle_offer;
  return (
    <li>
      <Picture image={product.image} alt="" sizes="72px" />
      <div>
        <a href={href(path.product(product))}>{product.title}</a>
        {variant && <p css={muted}>{variant}</p>}
        <p css={muted}>
          <a href={href(path.store(product.store.slug))}>{product.store.name}</a>
        </p>
        <p css={muted}>
          {t('order.quantity', { count: item.quantity })}
          {item.bundle_offer > 0 && ` · ${t('order.freePieces', { count: item.bundle_offer })}`}
        </p>
        <p css={muted}>
          {t('order.shipping')}: <span css={amount}>{money(toMinor(item.shipping_price))}</span>
        </p>
        {item.shipping_type === ShippingType.pickup && place && (
          <p css={muted}>
            {t('order.pickup')}:{' '}
            {[place.pickup_address_line_1, place.pickup_zip, place.pickup_city].filter(Boolean).join(', ')}
          </p>
        )}
      </div>
      <span css={amount}>{money(toMinor(item.selling) * paidPieces)}</span>
    </li>
  );
}
