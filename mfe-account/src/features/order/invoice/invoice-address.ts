import { path } from 'shared-kernel/rules/links';

const PARAM = 'view';
const INVOICE = 'invoice';

/** Address of an order's invoice. */
export const invoicePath = (orderId: number) => `${path.order(orderId)}?${PARAM}=${INVOICE}`;

/** True when the URL requests the invoice of its order. */
export const asksForInvoice = (search: URLSearchParams) => search.get(PARAM) === INVOICE;
