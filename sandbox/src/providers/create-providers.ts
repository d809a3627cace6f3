import type { FastifyInstance } from 'fastify';
import { simulateFacebook } from './facebook';
import { simulateGoogle } from './google';
import type { ProviderName } from './keys';

export interface ProviderOptions {
  /** where browsers reach these stand-ins, such as `http://localhost:3002` */
  publicOrigin: () => string;
  /** where the shop's servers reach them; default: as browsers do */
  serverOrigin?: () => string;
  /** where shoppers see the shop, such as `http://localhost:3000`: they are sent back there and nowhere else */
  shopOrigin: () => string;
}

/** Mounts the sign-in providers' stand-ins at `/google` and `/facebook`. */
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
