import type { Database } from '../../db/database';
import type { Refused } from '../../http/refused';
import { createEmailAllowance, mailboxOf } from './email-allowance';
import { verifyPassword } from './password';

interface Tried {
  /** the account's, or the address somebody entered as such */
  email: string;
  /** argon2 hash; none without an account or a password */
  stored: string | null | undefined;
  password: string;
  /** id of a device that has logged in to this account before */
  device?: string | undefined;
}

/**
 * Checks passwords and limits wrong ones per account, from however many IP addresses they come (A4). An attempt is
 * counted before and given back when the password is right, so that concurrent attempts cannot bypass the limit. Unknown addresses count
 * in the same way, otherwise the limit would reveal who has an account (A5).
 *
 * @param now time of the call, by the server's clock
 */
export function createPasswordTries(db: Database, now: Date) {
  const allowance = createEmailAllowance(db, now);
  return {
    /**
     * @param tooMany thrown when the account has no attempts left; the password is not checked then
     * @returns whether the password is right
     */
    async isRight({ email, stored, password, device }: Tried, tooMany: Refused): Promise<boolean> {
      const taken = await allowance.take('passwords', { ...mailboxOf(email, 'signin'), device });
      if (!taken) throw tooMany;
      const right = await verifyPassword(stored, password);
      if (right) await allowance.giveBack('passwords', taken);
      return right;
    },

    /** Resets the limit after the account's password was changed. */
    startAnew: (email: string): Promise<void> => allowance.fill('passwords', mailboxOf(email, 'signin')),
  };
}
