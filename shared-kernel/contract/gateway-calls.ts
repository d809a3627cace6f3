// What gateways call and where they send shoppers back to (docs/contracts/gateways.md); no client of ours calls these. Rows are `Call`s
// (contract/call).

export const paymentReturn = { method: 'GET', path: 'payment/callback/:gateway', auth: 'public' } as const;
export const paymentReturnByForm = { method: 'POST', path: 'payment/callback/:gateway', auth: 'public' } as const;
export const paymentWebhook = { method: 'POST', path: 'payment/webhook/:gateway', auth: 'public' } as const;
/** a page that posts a form to a gateway */
export const paymentHandOver = { method: 'GET', path: 'payment/hand-over/:token', auth: 'public' } as const;
