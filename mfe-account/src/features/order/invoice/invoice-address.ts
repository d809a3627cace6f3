import { link } from 'shared-kernel/platform/links';

const PARAM = 'view';
const INVOICE = 'invoice';

/** Address of an order's invoice. */
export const invoicePath = (orderId: number) => link('order', { id: orderId, view: INVOICE });

/** True when the URL requests the invoice of its order. */
export const asksForInvoice = (search: URLSearchParams) => search.get(PARAM) === INVOICE;
