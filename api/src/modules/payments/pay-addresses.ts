import { API_BASE } from 'shared-kernel/contract/call';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { localize } from 'shared-kernel/rules/links';
import { promisedLink } from 'shared-kernel/rules/promised-routes';
import type { GatewayName, HandOver } from '../../payments/gateway';

/** How the page of an order is told what became of paying. */
export type ReturnState = 'paid' | 'open' | 'failed' | 'cancelled';

/** Absolute addresses that paying needs, all below the shop's own origin. */
export function createPayAddresses(publicOrigin: string) {
  const api = publicOrigin + API_BASE;
  const callback = (gateway: GatewayName, token: string) => `${api}payment/callback/${gateway}?payment=${token}`;
  return {
    /** Where a gateway sends the shopper back; Razorpay has a page of its own in the shop (S159). */
    returnTo: (gateway: GatewayName, token: string, order: { tracking_code: string; language: LanguageCode }) =>
      gateway === 'razorpay'
        ? `${publicOrigin}${localize(order.language, promisedLink('razorpay-callback', { code: order.tracking_code }))}`
        : callback(gateway, token),

    cancelTo: (gateway: GatewayName, token: string) => `${callback(gateway, token)}&cancelled=1`,

    /** One address to open, whatever the gateway wants: a form to post has a page of the API's own. */
    redirect: (handOver: HandOver, token: string) =>
      handOver.method === 'GET' ? handOver.url : `${api}payment/hand-over/${token}`,

    order: (order: { tracking_code: string; language: LanguageCode }, state?: ReturnState) =>
      `${publicOrigin}${localize(order.language, promisedLink('order', { id: order.tracking_code, payment: state }))}`,

    home: () => `${publicOrigin}/`,
  };
}
export type PayAddresses = ReturnType<typeof createPayAddresses>;
