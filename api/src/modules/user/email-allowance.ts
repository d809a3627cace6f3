import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** What is limited per address and purpose, across all browsers. */
export type Kind = 'mails' | 'tries' | 'passwords';
export interface Mailbox {
  /** in lower case */
  email: string;
  purpose:
    | 'signup'
    | 'password'
    | 'signin'
    | 'restock'
    | 'order-link'
    | 'delete'
    | 'oldEmail'
    | 'newEmail'
    | 'newsletter';
  /** id of a device that has logged in before: it has its own allowance, besides the one all browsers share */
  device?: string | undefined;
}

/** @param email as it was typed */
export const mailboxOf = <P extends Mailbox['purpose']>(email: string, purpose: P): Mailbox & { purpose: P } => ({
  email: email.trim().toLowerCase(),
  purpose,
});

const MINUTE = 60_000;
/** Maximum at once, and the ms after which one more is allowed. */
const ALLOWED: Record<Kind, { atOnce: number; every: number }> = {
  mails: { atOnce: 10, every: 6 * MINUTE },
  tries: { atOnce: 20, every: 3 * MINUTE },
  passwords: { atOnce: 100, every: 3 * MINUTE },
};
/** Allowance of a device that has logged in before: whoever steals its cookie gains this, and nothing else. */
const OWN: typeof ALLOWED = {
  mails: { atOnce: 3, every: 20 * MINUTE },
  tries: { atOnce: 10, every: 6 * MINUTE },
  passwords: { atOnce: 10, every: 6 * MINUTE },
};

/**
 * Limits of one address across all browsers (A4): ten codes at once and ten an hour; twenty code attempts at once and twenty
 * an hour; a hundred wrong passwords at once (the most that NIST SP 800-63B allows), and twenty an hour.
 * New browsers are free, so without this a mailbox could be flooded and the attempts multiplied. With it, somebody can use up an
 * address's allowance. That is why it refills steadily and not once an hour: the owner waits minutes, not the rest of an hour, and a code
 * that is valid stays so; and why a device that its owner has logged in with before has its own allowance (docs/decisions/0028).
 * Somebody who requests codes for one address all day long still keeps new devices of its owner from them; the alternative is to let them
 * fill the mailbox.
 *
 * @param now time of the call, by the server's clock
 */
export function createEmailAllowance(db: Database, now: Date) {
  async function takeFrom(kind: Kind, account: Account): Promise<boolean> {
    const { atOnce, every } = limitOf(kind, account);
    // the time at which the allowance would be full again: each use postpones it
    const next = sql<Date>`greatest(email_allowances.full_at, ${now}::timestamptz) + ${every} * interval '1 ms'`;
    const taken = await db
      .insertInto('email_allowances')
      .values({ ...account, kind, full_at: new Date(now.getTime() + every) })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'purpose', 'device', 'kind'])
          .doUpdateSet({ full_at: next })
          .where(next, '<=', new Date(now.getTime() + atOnce * every)),
      )
      .returning('kind')
      .executeTakeFirst();
    return taken !== undefined;
  }

  return {
    /**
     * Takes one, in one statement, so that concurrent calls never get more than there are. A known device takes from its own allowance first.
     *
     * @returns the allowance that was used, for `giveBack`; undefined when there was none left
     */
    async take(kind: Kind, mailbox: Mailbox): Promise<Mailbox | undefined> {
      const { device, ...shared } = mailbox;
      if (device !== undefined && (await takeFrom(kind, accountOf(mailbox)))) return mailbox;
      return (await takeFrom(kind, accountOf(shared))) ? shared : undefined;
    },

    /** Gives one back that was not used after all. */
    async giveBack(kind: Kind, mailbox: Mailbox): Promise<void> {
      const account = accountOf(mailbox);
      await db
        .updateTable('email_allowances')
        .set({ full_at: sql`full_at - ${limitOf(kind, account).every} * interval '1 ms'` })
        .where(({ and }) => and({ ...account, kind }))
        .execute();
    },

    /** Resets the allowance, including those of known devices. */
    async fill(kind: Kind, { email, purpose }: Mailbox): Promise<void> {
      await db
        .deleteFrom('email_allowances')
        .where(({ and }) => and({ email, purpose, kind }))
        .execute();
    },

    /** Deletes allowances that are full again. */
    async forget(): Promise<void> {
      await db.deleteFrom('email_allowances').where('full_at', '<', now).execute();
    },
  };
}

type Account = ReturnType<typeof accountOf>;
const accountOf = ({ email, purpose, device = '' }: Mailbox) => ({ email, purpose, device });
const limitOf = (kind: Kind, { device }: Account) => (device === '' ? ALLOWED : OWN)[kind];
