import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { hashToken } from '../../http/find-user';

type Purpose = 'signup' | 'password';
/** Who waits for the code of a signup. */
export interface Pending {
  name: string;
  password_hash: string;
}

const MINUTES = 60_000;
const LIFETIME = 10 * MINUTES;
/** How soon another code may be asked for. */
const RESEND_AFTER = 1 * MINUTES;
const TRIES = 5;

/**
 * Emailed codes: six digits, ten minutes, one use, five tries; only a hash is kept.
 *
 * @param now moment of the call
 */
export function createEmailCodes(db: Database, now: Date) {
  return {
    /**
     * A new code, which replaces the running one.
     * @returns null when one was sent less than a minute ago
     */
    async issue(email: string, purpose: Purpose, pending: Pending | null = null): Promise<string | null> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const row = {
        email: email.toLowerCase(),
        purpose,
        code_hash: hashCode(email, purpose, code),
        name: pending?.name ?? null,
        password_hash: pending?.password_hash ?? null,
        attempts: 0,
        sent_at: now,
        expires_at: new Date(now.getTime() + LIFETIME),
      };
      const issued = await db
        .insertInto('email_codes')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['email', 'purpose'])
            .doUpdateSet(row)
            .where('email_codes.sent_at', '<=', new Date(now.getTime() - RESEND_AFTER)),
        )
        .returning('email')
        .executeTakeFirst();
      return issued ? code : null;
    },

    /** Takes a code back that could not be sent, so that another can be asked for at once. */
    async withdraw(email: string, purpose: Purpose): Promise<void> {
      await db
        .deleteFrom('email_codes')
        .where('email', '=', email.toLowerCase())
        .where('purpose', '=', purpose)
        .execute();
    },

    /**
     * Uses a code up. Tries are counted in the same statement that reads the code, so parallel guesses all count.
     * @returns what waited for it, or null when the code is wrong, too old, or tried too often
     */
    async redeem(email: string, purpose: Purpose, code: string): Promise<{ pending: Pending | null } | null> {
      const wanted = hashCode(email, purpose, code.trim());
      const tried = await db
        .updateTable('email_codes')
        .set({ attempts: sql`attempts + 1` })
        .where('email', '=', email.toLowerCase())
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .where('attempts', '<', TRIES)
        .returning('code_hash')
        .executeTakeFirst();
      if (!tried || !timingSafeEqual(tried.code_hash, wanted)) return null;
      const used = await db
        .deleteFrom('email_codes')
        .where('email', '=', email.toLowerCase())
        .where('purpose', '=', purpose)
        .where('code_hash', '=', wanted)
        .returning(['name', 'password_hash'])
        .executeTakeFirst();
      if (!used) return null;
      const { name, password_hash } = used;
      return { pending: name !== null && password_hash !== null ? { name, password_hash } : null };
    },
  };
}

function hashCode(email: string, purpose: Purpose, code: string): Buffer {
  return hashToken(`${email.toLowerCase()} ${purpose} ${code}`);
}
