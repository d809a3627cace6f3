import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../http/caller';
import { Fault } from '../../http/fault';
import { Refused } from '../../http/refused';

const WINDOW_MS = 60_000;
/** Counted addresses and users before those whose window is over are forgotten. */
const SWEEP_AT = 10_000;

/** Who names a code, and where the answer goes. */
interface Asker {
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Slows down guessing of voucher codes, wherever codes are named: an address and a user may each name so many that do not exist
 * in a minute. A guest is counted by the address alone: new guests cost nothing. Codes that exist cost nothing, so nobody's ordering is held up by having applied one.
 */
export interface VoucherGuesses {
  /**
   * Does `act`, in which a code is looked up. The guess is paid before and given back after, so that guesses made at once
   * are no way around.
   *
   * @throws Fault 429 when too many were wrong; `act` is not done then
   */
  watch<T>(asker: Asker, act: () => Promise<T>): Promise<T>;
}

/** @param most wrong codes per minute */
export function createVoucherGuesses(most: number, clock: () => Date): VoucherGuesses {
  const windows = new Map<string, { wrong: number; until: number }>();

  function windowOf(key: string, now: number) {
    const known = windows.get(key);
    if (known && now < known.until) return known;
    if (windows.size >= SWEEP_AT) {
      for (const [old, { until }] of windows) if (now >= until) windows.delete(old);
    }
    const fresh = { wrong: 0, until: now + WINDOW_MS };
    windows.set(key, fresh);
    return fresh;
  }

  return {
    async watch({ caller, request, reply }, act) {
      const now = clock().getTime();
      const keys = [`address ${request.ip}`, ...(caller.kind === 'user' ? [`user ${caller.id}`] : [])];
      const paid = keys.map((key) => windowOf(key, now));
      const full = paid.filter(({ wrong }) => wrong >= most);
      if (full.length > 0) {
        const until = Math.max(...full.map((window) => window.until));
        reply.header('retry-after', Math.ceil((until - now) / 1000));
        throw new Fault(429);
      }
      for (const window of paid) window.wrong += 1;
      let wrong = false;
      try {
        return await act();
      } catch (error) {
        wrong = error instanceof Refused && error.form[0]?.key === 'vouchers.unknown';
        throw error;
      } finally {
        if (!wrong) for (const window of paid) window.wrong -= 1;
      }
    },
  };
}
