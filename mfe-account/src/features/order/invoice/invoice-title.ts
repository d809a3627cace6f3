import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { Translate } from 'shared-kernel/platform/i18n-instance';

/** Number of an order's invoice: its own, or the order's code until it is issued and of an API that does not say. */
export const invoiceNumber = ({ invoice, order }: Pick<OrderDetail, 'invoice' | 'order'>): string =>
  invoice?.number ?? order;

/** 'Invoice 2026-000123', or 'Order summary ...' until it is issued: of use as the name of a file. */
export const invoiceTitle = (t: Translate, order: Pick<OrderDetail, 'invoice' | 'order'>): string =>
  t(order.invoice === null ? 'invoice.summaryTitle' : 'invoice.title', { number: invoiceNumber(order) });
