import type { OrderDetail } from 'shared-kernel/contract/orders';
import { link } from 'shared-kernel/platform/links';

const PARAM = 'view';
const INVOICE = 'invoice';

/** Path of an order's invoice. */
export const invoicePath = ({ order }: Pick<OrderDetail, 'order'>) => link('order', { id: order, view: INVOICE });

/** True when the URL requests the invoice of its order. */
export const asksForInvoice = (search: URLSearchParams) => search.get(PARAM) === INVOICE;
