import { css } from '@emotion/react';
import type { OrderDetail, OrderedProduct } from 'shared-kernel/contract/orders';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { toMinor } from 'shared-kernel/rules/money';
import { lineAmount, parcelsOf } from 'shared-kernel/rules/order-parcels';
import { lineTax } from 'shared-kernel/rules/order-taxes';
import { upTo } from 'shared-kernel/ui/breakpoints';
import { amount, muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { Unbroken } from 'shared-kernel/ui/unbroken';
import { useOrderMoney } from '../../../components/order-money';
import { useVariantText } from '../../../components/variant-text';

const table = css`
  font-size: ${token('text-sm')};
  th,
  td {
    padding: ${token('space-2')} ${token('space-2')};
    border-block-end: 1px solid ${token('colour-line')};
    text-align: end;
    vertical-align: top;
  }
  th:first-of-type {
    padding-inline-start: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
  thead th:last-of-type,
  td:last-of-type {
    padding-inline-end: 0;
  }
  thead th {
    border-block-end: 2px solid ${token('colour-line-strong')};
    white-space: nowrap;
  }
  tbody th {
    font-weight: ${token('weight-normal')};
  }
  tbody th[scope='rowgroup'] {
    padding-block-start: ${token('space-4')};
    font-weight: ${token('weight-strong')};
  }
  @media print {
    tr {
      break-inside: avoid;
    }
    /* a store's name stays on the page of its first line */
    tbody th[scope='rowgroup'] {
      break-after: avoid;
    }
  }
`;
/** On phones each line is a small list of its own names and values. */
const narrow = css`
  @media screen {
    ${upTo(576)} {
      thead {
        position: absolute;
        clip-path: inset(50%);
      }
      tr {
        display: grid;
        padding-block: ${token('space-2')};
        border-block-end: 1px solid ${token('colour-line')};
      }
      tbody th,
      tbody td {
        padding: 2px 0;
        border: 0;
      }
      td[data-name] {
        display: flex;
        justify-content: space-between;
        gap: ${token('space-4')};
      }
      td[data-name]::before {
        content: attr(data-name);
        color: ${token('colour-ink-muted')};
      }
    }
  }
`;

const inOneLine = css`
  @media screen {
    ${upTo(576)} {
      && {
        grid-template-columns: 1fr auto;
      }
    }
  }
`;

/** The bought items by store: unit price, pieces, free ones among them, tax and amount; then each store's shipping with its tax. */
export function InvoiceLines({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  const money = useOrderMoney(order);
  return (
    <table css={[table, narrow]}>
      <thead>
        <tr>
          {['item', 'unitPrice', 'quantity', 'tax', 'amount'].map((column) => (
            <th key={column} scope="col">
              {t(`invoice.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {parcelsOf(order.ordered_products).map(({ store, items, shipping, shippingTax }) => (
        <tbody key={store.id}>
          <tr>
            <th scope="rowgroup" colSpan={5}>
              {t('invoice.soldBy', { store: store.name })}
            </th>
          </tr>
          {items.map((item) => (
            <Line key={item.id} item={item} order={order} />
          ))}
          {shippingTax === null ? (
            <tr css={inOneLine}>
              <th scope="row" colSpan={4}>
                {t('order.shipping')}
              </th>
              <td css={amount}>{money(shipping)}</td>
            </tr>
          ) : (
            <tr>
              <th scope="row" colSpan={3}>
                {t('order.shipping')}
              </th>
              <td data-name={t('invoice.tax')} css={amount}>
                {money(shippingTax)}
              </td>
              <td data-name={t('invoice.amount')} css={amount}>
                {money(shipping)}
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}

function Line({ item, order }: { item: OrderedProduct; order: OrderDetail }) {
  const { t } = useTranslation('account');
  const money = useOrderMoney(order);
  const variant = useVariantText()(item.updated_inventory);
  return (
    <tr>
      <th scope="row">
        <Unbroken text={item.product.title} />
        {variant && <div css={muted}>{variant}</div>}
      </th>
      <td data-name={t('invoice.unitPrice')} css={amount}>
        {money(toMinor(item.selling))}
      </td>
      <td data-name={t('invoice.quantity')}>
        <span>
          {item.quantity}
          {item.bundle_offer > 0 && <div css={muted}>{t('order.freePieces', { count: item.bundle_offer })}</div>}
        </span>
      </td>
      <td data-name={t('invoice.tax')} css={amount}>
        {money(lineTax(item, order))}
      </td>
      <td data-name={t('invoice.amount')} css={amount}>
        {money(lineAmount(item))}
      </td>
    </tr>
  );
}
