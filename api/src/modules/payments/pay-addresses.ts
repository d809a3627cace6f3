import { API_BASE } from 'shared-kernel/contract/call';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { localize } from 'shared-kernel/rules/links';
import { promisedLink } from 'shared-kernel/rules/promised-routes';
import type { GatewayName, HandOver } from '../../payments/gateway';

/** Payment result that is passed to the order's page. */
export type ReturnState = 'paid' | 'open' | 'failed' | 'cancelled';

/** Absolute URLs used for paying, all below the shop's own origin. */
export function createPayAddresses(publicOrigin: string) {
  const api = publicOrigin + API_BASE;
  const callback = (gateway: GatewayName, token: string) => `${api}payment/callback/${gateway}?payment=${token}`;
  return {
    /** Return URL for a gateway; Razorpay has its own page in the shop (S159). */
    returnTo: (gateway: GatewayName, token: string, order: { tracking_code: string; language: LanguageCode }) =>
      gateway === 'razorpay'
        ? `${publicOrigin}${localize(order.language, promisedLink('razorpay-callback', { code: order.tracking_code }))}`
        : callback(gateway, token),

    cancelTo: (gateway: GatewayName, token: string) => `${callback(gateway, token)}&cancelled=1`,

    /** The URL that starts paying, whatever the gateway needs: for a form post it is a page of the API. */
    redirect: (handOver: HandOver, token: string) =>
      handOver.method === 'GET' ? handOver.url : `${api}payment/hand-over/${token}`,

    order: (order: { tracking_code: string; language: LanguageCode }, state?: ReturnState) =>
      `${publicOrigin}${localize(order.language, promisedLink('order', { id: order.tracking_code, payment: state }))}`,

    home: () => `${publicOrigin}/`,
  };
}
export type PayAddresses = ReturnType<typeof createPayAddresses>;
