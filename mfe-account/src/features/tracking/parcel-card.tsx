import { css } from '@emotion/react';
import { Picture } from 'shared-kernel/commerce/picture';
import { ShippingType } from 'shared-kernel/contract/enums';
import type { TrackedOrder } from 'shared-kernel/contract/tracking';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { productLink } from 'shared-kernel/remote/entity-links';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { Unbroken } from 'shared-kernel/ui/unbroken';
import { ExpectedDay } from '../../components/expected-day';
import { paddedCard } from '../../components/page.styles';
import { ParcelHead } from '../../components/parcel-head';
import { ParcelProgress } from '../../components/parcel-progress';
import { useVariantText } from '../../components/variant-text';

const row = css`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${token('space-4')};
  padding-block: ${token('space-3')};
  border-block-start: 1px solid ${token('colour-line')};
  &:last-of-type {
    padding-block-end: 0;
  }
  img {
    inline-size: 100%;
    block-size: auto;
    border-radius: ${token('radius-small')};
  }
  @media (hover: hover) {
    a:hover {
      text-decoration: underline;
    }
  }
`;

type Parcel = TrackedOrder['parcels'][number];

interface ParcelCardProps {
  parcel: Parcel;
  number: number;
  /** number of parcels of the order */
  of: number;
  /** shows the parcel's own step: the order's is that of its last parcel */
  isOneOfSeveral: boolean;
  /** the order was cancelled */
  isCalledOff: boolean;
  /** shows its own expected day, because the order's parcels arrive on different days */
  isDated: boolean;
}

/** What one store ships in one way: its items, and when they are expected. */
export function ParcelCard({ parcel, number, of, isOneOfSeveral, isCalledOff, isDated }: ParcelCardProps) {
  const { t } = useTranslation('account');
  const { store, estimated_delivery: day, shipping_type, items } = parcel;
  const id = `parcel-${number}`;
  const note = [
    of > 1 && t('tracking.parcel', { number, of }),
    shipping_type === ShippingType.pickup && t('tracking.pickup'),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    // a store may send two parcels, so its name alone would be ambiguous
    <section css={paddedCard} aria-labelledby={note ? `${id} ${id}-note` : id}>
      <ParcelHead id={id} store={store} note={note}>
        {isDated && day && <ExpectedDay day={day} shippingType={shipping_type} />}
      </ParcelHead>
      <ParcelProgress parcel={parcel.progress} isOneOfSeveral={isOneOfSeveral} isCalledOff={isCalledOff} />
      <ul>
        {items.map((item) => (
          <Item key={item.updated_inventory.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item }: { item: Parcel['items'][number] }) {
  const { t } = useTranslation('account');
  const href = useHref();
  const variant = useVariantText()(item.updated_inventory);
  return (
    <li css={row}>
      <Picture image={item.product.image} alt="" sizes="72px" />
      <div>
        <a href={href(productLink(item.product))}>
          <Unbroken text={item.product.title} />
        </a>
        {variant && <p css={muted}>{variant}</p>}
        <p css={muted}>{t('order.quantity', { count: item.quantity })}</p>
      </div>
    </li>
  );
}
