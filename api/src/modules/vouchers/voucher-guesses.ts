import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../http/caller';
import { Fault } from '../../http/fault';
import { Refused } from '../../http/refused';
import type { Tries } from '../../http/tries';

const WINDOW_MS = 60_000;

/** Who enters a code, and the response for it. */
interface Asker {
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Rate limit against guessing voucher codes, wherever codes are accepted: per minute, an IP address and a user may each enter only so many
 * unknown codes. Guests are counted by IP address alone, because new guests are free. Known codes do not count, so applying one never delays
 * an order.
 */
export interface VoucherGuesses {
  /**
   * Runs `act`, which looks up a code. The guess is counted before and given back after, so that concurrent guesses
   * cannot bypass the limit.
   *
   * @throws Fault 429 after too many wrong guesses; `act` does not run then
   */
  watch<T>(asker: Asker, act: () => Promise<T>): Promise<T>;
}

/** @param limit `most`: wrong codes per minute; null: unlimited */
export function createVoucherGuesses(limit: { most: number; tries: Tries } | null): VoucherGuesses {
  if (!limit) return { watch: (_, act) => act() };
  const { most, tries } = limit;
  return {
    async watch({ caller, request, reply }, act) {
      const keys = [`address ${request.ip}`, ...(caller.kind === 'user' ? [`user ${caller.id}`] : [])].map(
        (key) => `voucher ${key}`,
      );
      const paid = await Promise.all(keys.map((key) => tries.add(key, WINDOW_MS)));
      let wrong = false;
      try {
        const full = paid.filter(({ count }) => count > most);
        if (full.length > 0) {
          reply.header('retry-after', Math.ceil(Math.max(...full.map(({ left }) => left)) / 1000));
          throw new Fault(429);
        }
        return await act();
      } catch (error) {
        wrong = error instanceof Refused && error.form[0]?.key === 'vouchers.unknown';
        throw error;
      } finally {
        if (!wrong) await Promise.all(keys.map(tries.giveBack));
      }
    },
  };
}
