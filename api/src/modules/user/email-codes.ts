import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database';
import { hashToken } from '../../http/find-user';
import { hashPassword, verifyPassword } from './password';

export type Purpose = 'signup' | 'password';
/** Who waits for the code of a signup. */
export interface Pending {
  name: string;
  password_hash: string;
}
/** What a code is for: it opens nothing else. */
export interface CodeRequest {
  email: string;
  purpose: Purpose;
  /** the guest's token of the browser that asks; who does not show the same one cannot use the code (A4) */
  userToken: string | undefined;
}
/** A new code to be mailed, or null when another one came too recently; `wait` seconds until the next may be asked for. */
export interface Issued {
  code: string | null;
  wait: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LIFETIME = 10 * MINUTE;
const TRIES = 5;
/**
 * How soon another code may be asked for: after a minute, from the third within an hour on after five. So a mailbox is not flooded,
 * nobody is shut out for long, and somebody who asks and guesses for a whole day has a chance of one in six hundred.
 */
const RESEND = { soon: 1 * MINUTE, later: 5 * MINUTE, freely: 3, window: 60 * MINUTE };

/**
 * Emailed codes (A4): six digits, ten minutes, one use, five tries, for one address, purpose and browser.
 *
 * A code has a million values, so the hash that is kept is the slow one of passwords: with a copy of the table it takes hours to
 * find a code that lives ten minutes, where SHA-256 would take a second.
 *
 * @param now moment of the call, by the server's clock
 */
export function createEmailCodes(db: Database, now: Date, verify = verifyPassword) {
  const at = (ms: number) => new Date(now.getTime() + ms);
  const keyOf = ({ email, purpose }: CodeRequest) => ({ email: email.trim().toLowerCase(), purpose });

  /** Puts a new code in the place of the running one, once that is old enough. */
  async function issue(request: CodeRequest, pending: Pending | null): Promise<Issued> {
    const key = keyOf(request);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const fresh = {
      code_hash: await hashPassword(textOf(request, code)),
      request_hash: hashOf(request),
      attempts: 0,
      sent_at: now,
      expires_at: at(LIFETIME),
      ...pending,
    };
    // what nobody asks for any more goes: a name and a password's hash stood in it
    await db.deleteFrom('email_codes').where('expires_at', '<', at(-RESEND.window)).execute();
    const first = { asked: 1, asked_since: now, resend_at: at(RESEND.soon) };
    const again = sql<boolean>`email_codes.asked_since > ${at(-RESEND.window)}`;
    const often = sql<boolean>`${again} and email_codes.asked + 1 >= ${RESEND.freely}`;
    const issued = await db
      .insertInto('email_codes')
      .values({ ...key, ...fresh, ...first })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'purpose'])
          .doUpdateSet({
            ...fresh,
            asked: choose(again, sql`email_codes.asked + 1`, sql`1`),
            asked_since: choose(again, sql`email_codes.asked_since`, sql`${now}::timestamptz`),
            resend_at: choose(often, sql`${at(RESEND.later)}::timestamptz`, sql`${at(RESEND.soon)}::timestamptz`),
          })
          .where('email_codes.resend_at', '<=', now),
      )
      .returning('resend_at')
      .executeTakeFirst();
    const running = issued ?? (await find(key).select('resend_at').executeTakeFirst());
    const wait = Math.max(1, Math.ceil(((running?.resend_at.getTime() ?? 0) - now.getTime()) / SECOND));
    return { code: issued ? code : null, wait };
  }

  const find = ({ email, purpose }: { email: string; purpose: Purpose }) =>
    db.selectFrom('email_codes').where('email', '=', email).where('purpose', '=', purpose);

  return {
    issue,

    /**
     * Another code for a signup that this browser began (D36); it need not send name and password again.
     * @returns null when it began none
     */
    async reissue(request: CodeRequest): Promise<Issued | null> {
      const begun = await find(keyOf(request)).select(['name', 'password_hash', 'request_hash']).executeTakeFirst();
      if (!begun || begun.name === null || begun.password_hash === null || !request.userToken) return null;
      if (!begun.request_hash?.equals(hashToken(request.userToken))) return null;
      return issue(request, { name: begun.name, password_hash: begun.password_hash });
    },

    /** Takes a code back that could not be sent, so that another can be asked for at once. */
    async withdraw(request: CodeRequest): Promise<void> {
      const { email, purpose } = keyOf(request);
      await db.deleteFrom('email_codes').where('email', '=', email).where('purpose', '=', purpose).execute();
    },

    /**
     * Uses a code up. The try is counted by the statement that reads the code, so of parallel guesses five are compared and the rest
     * is wrong unseen. The answer takes the same time whether a code is waiting or not.
     * @returns what waited for it, or null when the code is wrong, too old, tried too often or asked for by another browser
     */
    async redeem(request: CodeRequest, code: string): Promise<{ pending: Pending | null } | null> {
      const { email, purpose } = keyOf(request);
      const tried = await db
        .updateTable('email_codes')
        .set({ attempts: sql`attempts + 1` })
        .where('email', '=', email)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .where('request_hash', 'is not distinct from', hashOf(request))
        .returning(['attempts', 'code_hash'])
        .executeTakeFirst();
      const stored = tried && tried.attempts <= TRIES ? tried.code_hash : null;
      if (!(await verify(stored, textOf(request, code.trim()))) || stored === null) return null;
      const used = await db
        .deleteFrom('email_codes')
        .where('email', '=', email)
        .where('purpose', '=', purpose)
        .where('code_hash', '=', stored)
        .returning(['name', 'password_hash'])
        .executeTakeFirst();
      if (!used) return null;
      const { name, password_hash } = used;
      return { pending: name !== null && password_hash !== null ? { name, password_hash } : null };
    },
  };

  /** Who asked without a token is another browser than all that have one: its signup would be somebody else's key to the account. */
  function hashOf({ userToken }: CodeRequest): Buffer | null {
    return userToken ? hashToken(userToken) : null;
  }

  function textOf(request: CodeRequest, code: string): string {
    const { email, purpose } = keyOf(request);
    return `${purpose} ${email} ${code}`;
  }
}

const choose = (condition: RawBuilder<boolean>, yes: RawBuilder<unknown>, no: RawBuilder<unknown>) =>
  sql<never>`case when ${condition} then ${yes} else ${no} end`;
