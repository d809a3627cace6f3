import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { localize } from 'shared-kernel/rules/links';
import { readTrackingCode } from 'shared-kernel/rules/tracking-code';

/** Fields posted by Razorpay; the API verifies them, here they are only passed on. */
const FIELDS = ['razorpay_payment_id', 'razorpay_order_id', 'razorpay_signature'];
const VALUE = /^\w{1,200}$/;
/** Format of the order in payments that started before codes were introduced. */
const NUMBER = /^\d{1,10}$/;

/**
 * Razorpay returns by a form post from its own site, without our SameSite=Lax cookie. The response is 303, so the browser opens the
 * page by GET with its cookies; no session is needed here. In every language. The order's code, which we put into the URL, is kept;
 * a failed payment is posted too, with `error[...]` instead of the signed values, and becomes `failed=1`.
 */
export async function serveGatewayReturn(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    for (const language of LANGUAGES) {
      const page = localize(language, '/razorpay-callback');
      scope.post<{ Body: URLSearchParams | undefined }>(page, async (request, reply) => {
        const own = new URLSearchParams(request.url.split('?')[1]);
        const code = readTrackingCode(own.get('code') ?? '');
        const number = own.get('order') ?? '';
        const posted = [...(request.body?.entries() ?? [])];
        const kept = posted.filter(([name, value]) => FIELDS.includes(name) && VALUE.test(value));
        const failed = kept.length === 0 && posted.some(([name]) => name.startsWith('error['));
        const query = new URLSearchParams([
          ...(code ? [['code', code]] : []),
          ...(!code && NUMBER.test(number) ? [['order', number]] : []),
          ...kept,
          ...(failed ? [['failed', '1']] : []),
        ]).toString();
        return reply
          .code(303)
          .header('cache-control', 'no-store')
          .header('location', query ? `${page}?${query}` : page)
          .send();
      });
    }
  });
}
