import { parseCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import type { OpenedOrderLink, OpenOrderLink } from 'shared-kernel/contract/order-link';
import { ORDER_LINK_PATH } from 'shared-kernel/contract/order-link-path';
import { localize } from 'shared-kernel/rules/links';
import { promisedLink } from 'shared-kernel/rules/promised-routes';
import type { Config } from './config';
import { OrderAccessCookie } from './forward/order-access';

/** ms that a visitor who followed a link waits for an API that does not respond */
const PATIENCE_MS = 5000;

/**
 * Links of order mails (docs/decisions/0084): the token is sent to the API, the access it grants goes into a cookie that no script
 * reads, and the browser is redirected to the order's clean URL. Nothing here is cacheable, and no page ever has the token of a
 * valid link in its URL.
 */
export function serveOrderLink(app: FastifyInstance, config: Config): void {
  const cookie = new OrderAccessCookie(config.publicOrigin.startsWith('https:'));
  for (const language of LANGUAGES) {
    app.get(localize(language, ORDER_LINK_PATH), async (request, reply) => {
      const search = new URLSearchParams(request.url.split('?')[1]);
      const token = search.get('token') ?? '';
      const to = (page: string) =>
        reply
          .code(303)
          .header('cache-control', 'private, no-store')
          .header('referrer-policy', 'no-referrer')
          .header('x-robots-tag', 'noindex')
          .header('location', localize(language, page))
          .send();
      const opened = await openLink(config, token, request).catch((error: unknown) => {
        request.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'an order link was not opened');
        return null;
      });
      if (!opened) return to(promisedLink('order-link', { problem: 'later' }));
      if (opened.state === 'unknown') return to(promisedLink('order-link', { problem: 'unknown' }));
      if (opened.state === 'expired') return to(promisedLink('order-link', { expired: token }));
      if (opened.state === 'open') {
        const cookies = parseCookie(request.headers.cookie ?? '');
        reply.header('set-cookie', cookie.open(opened.access, opened.expires_in, cookies));
      }
      const view = search.get('view') === 'invoice' ? 'invoice' : undefined;
      const product = search.get('review') ?? '';
      const review = /^[1-9]\d{0,8}$/.test(product) ? Number(product) : undefined;
      return to(promisedLink('order', { id: opened.order ?? opened.order_id, view, review }));
    });
  }
}

/** The API's result for a token; null when it does not respond. */
async function openLink(
  { apiOrigin }: Config,
  token: string,
  { ip, id }: { ip: string; id: string },
): Promise<OpenedOrderLink | null> {
  if (!/^[\w.-]{1,200}$/.test(token)) return { state: 'unknown' };
  const body: OpenOrderLink = { token };
  const answer = await fetch(`${apiOrigin}${API_BASE}${CALLS.openOrderLink.path}`, {
    method: CALLS.openOrderLink.method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, 'x-request-id': id },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) return null;
  const { data } = (await answer.json()) as { data?: Partial<OpenedOrderLink> | null };
  // states added by a later API count as 'not a genuine link'
  return typeof data?.state === 'string' ? (data as OpenedOrderLink) : null;
}
