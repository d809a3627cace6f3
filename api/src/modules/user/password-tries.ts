import type { Database } from '../../db/database';
import type { Refused } from '../../http/refused';
import { createEmailAllowance, mailboxOf } from './email-allowance';
import { verifyPassword } from './password';

interface Tried {
  /** of the account, or what somebody took for one */
  email: string;
  /** argon2 hash; none where there is no account, or no password */
  stored: string | null | undefined;
  password: string;
  /** of a device that has logged in to this account before */
  device?: string | undefined;
}

/**
 * Compares passwords, and of wrong ones takes so many per account and no more, from however many addresses they come (A4). A try is
 * taken before and given back when the password was right: tries made at once are no way around. An address that nobody has counts
 * in the same way, or the limit would tell who has an account (A5).
 *
 * @param now moment of the call, by the server's clock
 */
export function createPasswordTries(db: Database, now: Date) {
  const allowance = createEmailAllowance(db, now);
  return {
    /**
     * @param tooMany thrown when the account has no tries left; the password is not looked at then
     * @returns whether the password is the right one
     */
    async isRight({ email, stored, password, device }: Tried, tooMany: Refused): Promise<boolean> {
      const taken = await allowance.take('passwords', { ...mailboxOf(email, 'signin'), device });
      if (!taken) throw tooMany;
      const right = await verifyPassword(stored, password);
      if (right) await allowance.giveBack('passwords', taken);
      return right;
    },

    /** The account has a new password, which nobody has tried yet. */
    startAnew: (email: string): Promise<void> => allowance.fill('passwords', mailboxOf(email, 'signin')),
  };
}
