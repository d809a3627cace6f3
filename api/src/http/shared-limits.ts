import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Tries } from './tries';

/** Store of `@fastify/rate-limit`: counts by route, for all processes of a shop. */
export function sharedLimits(tries: Tries): FastifyRateLimitStoreCtor {
  return class SharedLimits implements FastifyRateLimitStore {
    readonly #route: string;

    constructor(options: { routeInfo?: { method?: unknown; url?: unknown } }) {
      this.#route = `${options.routeInfo?.method ?? ''} ${options.routeInfo?.url ?? ''}`;
    }

    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs = 60_000,
    ): void {
      tries.add(`${this.#route} ${key}`, windowMs).then(
        ({ count, left }) => done(null, { current: count, ttl: left }),
        (error: Error) => done(error),
      );
    }

    child(options: object): SharedLimits {
      return new SharedLimits(options);
    }
  };
}
