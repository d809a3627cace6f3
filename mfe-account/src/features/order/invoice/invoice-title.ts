import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { Translate } from 'shared-kernel/platform/i18n-instance';

/** Number of an order's invoice; the order's code until it is issued, and if the API does not send it. */
export const invoiceNumber = ({ invoice, order }: Pick<OrderDetail, 'invoice' | 'order'>): string =>
  invoice?.number ?? order;

/** 'Invoice 2026-000123', or 'Order summary ...' until it is issued; suitable as a file name. */
export const invoiceTitle = (t: Translate, order: Pick<OrderDetail, 'invoice' | 'order'>): string =>
  t(order.invoice === null ? 'invoice.summaryTitle' : 'invoice.title', { number: invoiceNumber(order) });
