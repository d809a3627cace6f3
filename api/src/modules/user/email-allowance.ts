import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** What an address has so much of, per purpose and over all browsers. */
export type Kind = 'mails' | 'tries' | 'passwords';
export interface Mailbox {
  /** in lower case */
  email: string;
  purpose: 'signup' | 'password' | 'signin';
}

/** @param email as it was typed */
export const mailboxOf = <P extends Mailbox['purpose']>(email: string, purpose: P) => ({
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

/**
 * What all browsers together may do with one address (A4): ten codes at once and ten an hour; twenty tries of codes at once and twenty
 * an hour; a hundred wrong passwords at once (the most that NIST SP 800-63B allows), and twenty an hour.
 *
 * A browser costs nothing, so without this a mailbox could be flooded and the tries multiplied. With it somebody can use up what an
 * address has. That is why it fills up steadily and not once an hour: the owner waits minutes, not the rest of an hour, and a code
 * that runs is not touched. Who asks for codes of one address all day long, faster than its owner, still keeps them from new ones;
 * the alternative is to let them fill the mailbox.
 *
 * @param now moment of the call, by the server's clock
 */
export function createEmailAllowance(db: Database, now: Date) {
  return {
    /** Takes one, in one statement: of any number at once as many get one as there are. @returns whether there was one */
    async take(kind: Kind, { email, purpose }: Mailbox): Promise<boolean> {
      const { atOnce, every } = ALLOWED[kind];
      // the moment at which all would be there again: every one that is taken puts it off
      const next = sql<Date>`greatest(email_allowances.full_at, ${now}::timestamptz) + ${every} * interval '1 ms'`;
      const taken = await db
        .insertInto('email_allowances')
        .values({ email, purpose, kind, full_at: new Date(now.getTime() + every) })
        .onConflict((conflict) =>
          conflict
            .columns(['email', 'purpose', 'kind'])
            .doUpdateSet({ full_at: next })
            .where(next, '<=', new Date(now.getTime() + atOnce * every)),
        )
        .returning('kind')
        .executeTakeFirst();
      return taken !== undefined;
    },

    /** Puts one back that was not used after all. */
    async giveBack(kind: Kind, { email, purpose }: Mailbox): Promise<void> {
      await db
        .updateTable('email_allowances')
        .set({ full_at: sql`full_at - ${ALLOWED[kind].every} * interval '1 ms'` })
        .where(({ and }) => and({ email, purpose, kind }))
        .execute();
    },

    /** Puts back all that were used. */
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
