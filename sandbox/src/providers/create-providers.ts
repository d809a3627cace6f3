import type { FastifyInstance } from 'fastify';
import { simulateFacebook } from './facebook';
import { simulateGoogle } from './google';
import type { ProviderName } from './keys';

export interface ProviderOptions {
  /** URL of these simulators for browsers, such as `http://localhost:3002` */
  publicOrigin: () => string;
  /** their URL for the shop's servers; default: the same */
  serverOrigin?: () => string;
  /** the shop's public origin, such as `http://localhost:3000`: the only origin to which shoppers are sent back */
  shopOrigin: () => string;
}

/** Mounts the simulators of the sign-in providers at `/google` and `/facebook`. */
export function mountProviders(app: FastifyInstance, { shopOrigin, ...where }: ProviderOptions): void {
  const { publicOrigin, serverOrigin = publicOrigin } = where;
  const redirectUri = (name: ProviderName) => () => `${shopOrigin()}/api/v1/user/social-login/callback/${name}`;
  app.register(
    async (scope) =>
      simulateGoogle(scope, {
        issuer: () => `${serverOrigin()}/google`,
        loginOrigin: publicOrigin,
        redirectUri: redirectUri('google'),
      }),
    { prefix: '/google' },
  );
  app.register(async (scope) => simulateFacebook(scope, redirectUri('facebook')), { prefix: '/facebook' });
}
