import { css } from '@emotion/react';
import { Picture } from 'shared-kernel/commerce/picture';
import { ShippingType } from 'shared-kernel/contract/enums';
import type { OrderDetail, OrderedProduct } from 'shared-kernel/contract/orders';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { productLink } from 'shared-kernel/remote/entity-links';
import { listComma } from 'shared-kernel/rules/list-comma';
import { toMinor } from 'shared-kernel/rules/money';
import { lineAmount } from 'shared-kernel/rules/order-parcels';
import { from } from 'shared-kernel/ui/breakpoints';
import { ButtonLink } from 'shared-kernel/ui/button';
import { fingerHigh } from 'shared-kernel/ui/finger-high';
import { amount, muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { Unbroken } from 'shared-kernel/ui/unbroken';
import { ExpectedDay } from '../../components/expected-day';
import { useOrderMoney } from '../../components/order-money';
import { unprinted } from '../../components/page.styles';
import { useVariantText } from '../../components/variant-text';
import { ReturnNote } from './returns/return-note';
import { reviewLinkId, reviewPath } from './review-address';

const row = css`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${token('space-2')} ${token('space-4')};
  ${from(576)} {
    grid-template-columns: 72px minmax(0, 1fr) auto;
  }
  padding-block: ${token('space-4')};
  border-block-start: 1px solid ${token('colour-line')};
  img {
    inline-size: 100%;
    block-size: auto;
    border-radius: ${token('radius-small')};
  }
`;
const text = css`
  display: grid;
  align-content: start;
  gap: 2px;
  justify-items: start;
  > a:first-of-type {
    ${fingerHigh}
  }
  @media (hover: hover) {
    > a:first-of-type:hover {
      text-decoration: underline;
    }
  }
`;
/** Below its item on phones. */
const price = css`
  ${amount}
  grid-column: 2;
  ${from(576)} {
    grid-column: auto;
  }
`;
/** Below its item and price. */
const review = css`
  grid-column: 2;
  ${unprinted}
`;

interface OrderItemProps {
  item: OrderedProduct;
  order: OrderDetail;
  /** it was delivered, so it can be reviewed */
  isThere: boolean;
  /** shows its own expected day, because its store's parcels arrive on different days */
  isDated: boolean;
}

/** One ordered product: its price when it was bought, the quantity, free pieces among it, and its shipping (S184). */
export function OrderItem({ item, order, isThere, isDated }: OrderItemProps) {
  const { language } = usePage();
  const { t } = useTranslation('account');
  const href = useHref();
  const money = useOrderMoney(order);
  const { product, shipping_place: place } = item;
  const variant = useVariantText()(item.updated_inventory);
  return (
    <li css={row}>
      <Picture image={product.image} alt="" sizes="72px" />
      <div css={text}>
        <a href={href(productLink(product))}>
          <Unbroken text={product.title} />
        </a>
        {variant && <p css={muted}>{variant}</p>}
        <p css={muted}>
          {t('order.quantity', { count: item.quantity })}
          {item.quantity > 1 && (
            <>
              {' · '}
              {t('order.each', { price: money(toMinor(item.selling)) })}
            </>
          )}
          {item.bundle_offer > 0 && ` · ${t('order.freePieces', { count: item.bundle_offer })}`}
        </p>
        {item.shipping_type === ShippingType.pickup && place && (
          <p css={muted}>
            {t('order.pickup')}:{' '}
            <bdi>
              {[place.pickup_address_line_1, place.pickup_zip, place.pickup_city]
                .filter(Boolean)
                .join(listComma(language))}
            </bdi>
          </p>
        )}
        {isDated && item.estimated_delivery && (
          <ExpectedDay day={item.estimated_delivery} shippingType={item.shipping_type} />
        )}
        <ReturnNote terms={item.return_terms} />
      </div>
      <span css={price}>{money(lineAmount(item))}</span>
      {isThere && (
        <div css={review}>
          <ButtonLink
            small
            id={reviewLinkId(product.id)}
            href={href(reviewPath(order, product.id))}
            aria-label={t(item.review ? 'order.editReviewOf' : 'order.writeReviewOf', { title: product.title })}
          >
            {t(item.review ? 'order.editReview' : 'order.writeReview')}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}
