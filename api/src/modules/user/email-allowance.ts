import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** What an address has so much of, per purpose and over all browsers. */
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
  /** of a device that has logged in before: it has an allowance of its own, besides the one that all browsers share */
  device?: string | undefined;
}

/** @param email as it was typed */
export const mailboxOf = <P extends Mailbox['purpose']>(email: string, purpose: P): Mailbox & { purpose: P } => ({
  email: email.trim().toLowerCase(),
  purpose,
});

const MINUTE = 60_000;
/** So many at once, then one every so many ms. */
const ALLOWED: Record<Kind, { atOnce: number; every: number }> = {
  mails: { atOnce: 10, every: 6 * MINUTE },
  tries: { atOnce: 20, every: 3 * MINUTE },
  passwords: { atOnce: 100, every: 3 * MINUTE },
};
/** What a device that has logged in before has for itself: who stole its cookie gains these, and nothing else. */
const OWN: typeof ALLOWED = {
  mails: { atOnce: 3, every: 20 * MINUTE },
  tries: { atOnce: 10, every: 6 * MINUTE },
  passwords: { atOnce: 10, every: 6 * MINUTE },
};

/**
 * What all browsers together may do with one address (A4): ten codes at once and ten an hour; twenty tries of codes at once and twenty
 * an hour; a hundred wrong passwords at once (the most that NIST SP 800-63B allows), and twenty an hour.
 *
 * A browser costs nothing, so without this a mailbox could be flooded and the tries multiplied. With it somebody can use up what an
 * address has. That is why it fills up steadily and not once an hour: the owner waits minutes, not the rest of an hour, and a code
 * that runs is not touched, and why a device that its owner has logged in with before has an allowance of its own (docs/decisions/0028).
 * Who asks for codes of one address all day long still keeps new devices of its owner from them; the alternative is to let them fill
 * the mailbox.
 *
 * @param now moment of the call, by the server's clock
 */
export function createEmailAllowance(db: Database, now: Date) {
  async function takeFrom(kind: Kind, account: Account): Promise<boolean> {
    const { atOnce, every } = limitOf(kind, account);
    // the moment at which all would be there again: every one that is taken puts it off
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
     * Takes one, in one statement: of any number at once as many get one as there are. A known device takes of its own first.
     * @returns whose was taken, for `giveBack`; undefined when there was none
     */
    async take(kind: Kind, mailbox: Mailbox): Promise<Mailbox | undefined> {
      const { device, ...shared } = mailbox;
      if (device !== undefined && (await takeFrom(kind, accountOf(mailbox)))) return mailbox;
      return (await takeFrom(kind, accountOf(shared))) ? shared : undefined;
    },

    /** Puts one back that was not used after all. */
    async giveBack(kind: Kind, mailbox: Mailbox): Promise<void> {
      const account = accountOf(mailbox);
      await db
        .updateTable('email_allowances')
        .set({ full_at: sql`full_at - ${limitOf(kind, account).every} * interval '1 ms'` })
        .where(({ and }) => and({ ...account, kind }))
        .execute();
    },

    /** Puts back all that were used, by known devices too. */
    async fill(kind: Kind, { email, purpose }: Mailbox): Promise<void> {
      await db
        .deleteFrom('email_allowances')
        .where(({ and }) => and({ email, purpose, kind }))
        .execute();
    },

    /** Forgets addresses that have everything again. */
    async forget(): Promise<void> {
      await db.deleteFrom('email_allowances').where('full_at', '<', now).execute();
    },
  };
}

type Account = ReturnType<typeof accountOf>;
const accountOf = ({ email, purpose, device = '' }: Mailbox) => ({ email, purpose, device });
const limitOf = (kind: Kind, { device }: Account) => (device === '' ? ALLOWED : OWN)[kind];
