// Routes that payment gateways call and redirect shoppers to (docs/contracts/gateways.md); none of our clients calls them. Rows are
// `Call`s (contract/call).

export const paymentReturn = { method: 'GET', path: 'payment/callback/:gateway', auth: 'public' } as const;
export const paymentReturnByForm = { method: 'POST', path: 'payment/callback/:gateway', auth: 'public' } as const;
export const paymentWebhook = { method: 'POST', path: 'payment/webhook/:gateway', auth: 'public' } as const;
/** a page that submits a form to a gateway */
export const paymentHandOver = { method: 'GET', path: 'payment/hand-over/:token', auth: 'public' } as const;
