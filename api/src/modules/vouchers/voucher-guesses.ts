import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../http/caller';
import { Fault } from '../../http/fault';
import { Refused } from '../../http/refused';
import type { Tries } from '../../http/tries';

const WINDOW_MS = 60_000;

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

/** @param limit `most`: wrong codes per minute; null: none */
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
