import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { API_BASE } from 'shared-kernel/contract/call';
import * as GATEWAY_CALLS from 'shared-kernel/contract/gateway-calls';
import { sendFault } from '../../http/envelope';
import { Fault } from '../../http/fault';
import { GatewayDown, NotGenuine } from '../../payments/gateway';
import type { Gateways } from '../../payments/gateways';
import type { Events } from './events';

interface Dependencies {
  gateways: Gateways;
  events: Events;
}

/** bytes of a webhook's body; the largest real ones have some ten thousand */
const LARGEST_BODY = 512 * 1024;

/**
 * `payment/webhook/<gateway>`: verifies and stores the event and responds at once; it is processed afterwards (P4). There is no rate
 * limit per IP address: a gateway sends all its events from a few addresses, and an unverified request costs one hash.
 */
export async function webhookRoutes(app: FastifyInstance, { gateways, events }: Dependencies): Promise<void> {
  await app.register(async (scope) => {
    // keeps the bytes exactly as they were signed
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_BODY }, (_, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { gateway: string } }>(`${API_BASE}${GATEWAY_CALLS.paymentWebhook.path}`, {
      schema: { hide: true },
      handler: async (request, reply) => {
        const gateway = gateways.byName(request.params.gateway);
        if (!gateway) return sendFault(request, reply, new Fault(404));
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
        );
        try {
          const event = await gateway.readWebhook(body, headers);
          await events.take(gateway, event, createHash('sha256').update(body).digest());
        } catch (error) {
          if (error instanceof NotGenuine) {
            request.log.warn({ gateway: gateway.name, reason: error.message }, 'webhook is not genuine');
            return sendFault(request, reply, new Fault(400));
          }
          // cannot be verified now: the gateway sends it again
          if (error instanceof GatewayDown) return sendFault(request, reply, new Fault(503));
          throw error;
        }
        return reply.code(200).header('cache-control', 'no-store').send({ received: true });
      },
    });
  });
}
