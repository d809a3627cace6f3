import { setTimeout as sleep } from 'node:timers/promises';
import type { ForwardedName } from './match-call';

/** The connection was refused or broke before a response: the API restarts, or it has just closed an idle connection. */
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_CLOSED', 'UND_ERR_DESTROYED']);
/** ms before each further attempt of a read: together about as long as an API takes to restart */
const ATTEMPTS = [50, 200, 500, 1000];

/** GET in the specification, but they send a mail, call a gateway or provider, or must not be repeated. */
const SLOW_READS: ReadonlySet<ForwardedName> = new Set([
  'logout',
  'sendOrderEmail',
  'socialLoginRedirect',
  'socialLoginCallback',
  'paymentReturn',
  'paymentHandOver',
]);

/** True for a pure read: it has a short deadline and may be repeated. */
export const isQuickRead = (method: string, call: ForwardedName): boolean =>
  (method === 'GET' || method === 'HEAD') && !SLOW_READS.has(call);

/**
 * Makes a read, waits at most `ms` for the response's headers, and repeats it while the connection is refused or lost.
 *
 * @param ms over all attempts; the response's body has its own limit
 * @param read makes one attempt and ends it when `signal` aborts
 * @throws the last attempt's error
 */
export async function quickRead<T>(ms: number, read: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new Error(`no answer within ${ms} ms`)), ms);
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        return await read(deadline.signal);
      } catch (error) {
        const pause = ATTEMPTS[attempt];
        if (pause === undefined || deadline.signal.aborted || !isLost(error)) throw error;
        await sleep(pause, undefined, { signal: deadline.signal }).catch(() => {
          throw error;
        });
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

function isLost(error: unknown): boolean {
  return LOST.has((error as { code?: string } | null)?.code ?? '');
}
