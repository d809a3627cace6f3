import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { plainCode } from 'shared-kernel/rules/plain-code';
import type { Database } from '../../db/database';
import { hashToken } from '../../http/find-user';
import { createEmailAllowance, mailboxOf } from './email-allowance';
import { hashPassword, verifyPassword } from './password';

export type Purpose = 'signup' | 'password' | 'delete' | 'oldEmail' | 'newEmail';
/** Data of a signup that waits for its code. */
export interface Pending {
  name: string;
  password_hash: string;
}
/** Address, purpose and browser for which a code is valid. */
export interface CodeRequest {
  email: string;
  purpose: Purpose;
  /** guest token of the requesting browser; a browser with another token cannot use the code (A4) */
  userToken: string | undefined;
  /** id of a device that has logged in to this account before: it has its own allowance of mails and attempts */
  device?: string | undefined;
}
/**
 * A new code to mail, or null when none was issued; `wait` is the number of seconds until this browser may request the next one, null
 * when too many codes were requested for the address from other browsers.
 */
export type Issued = { code: string; wait: number } | { code: null; wait: number | null };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LIFETIME = 10 * MINUTE;
const TRIES = 5;
/** How soon a browser may request another code: after a minute; from the third within an hour on, after five. */
const RESEND = { soon: 1 * MINUTE, later: 5 * MINUTE, freely: 3, window: 60 * MINUTE };

/**
 * Emailed codes (A4): six digits, ten minutes, one use, five attempts, for one address, purpose and browser. Every browser has its own
 * code, so that somebody who merely knows an address cannot replace its owner's code.
 * All browsers together are limited to the mails and attempts of `createEmailAllowance`. The first attempt at a code is free: whoever reads
 * the mail and types the code correctly gets in, however many attempts others have used up; further attempts fail without a comparison
 * while the allowance is used up. Somebody who requests and guesses for a whole day, from however many browsers, has 240 first attempts and
 * 480 more: a chance of one in fourteen hundred.
 * A code has a million possible values, so it is stored with the slow password hash: with a copy of the table it takes hours to
 * find a code that lives ten minutes, where SHA-256 would take a second.
 *
 * @param now time of the call, by the server's clock
 */
export function createEmailCodes(db: Database, now: Date, verify = verifyPassword) {
  const at = (ms: number) => new Date(now.getTime() + ms);

  /** Replaces this browser's code by a new one, once it is old enough and the address has mails left. */
  async function issue(request: CodeRequest, pending: Pending | null): Promise<Issued> {
    const key = keyOf(request);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const code_hash = await hashPassword(textOf(request, code));
    await forgetOld();
    return db.transaction().execute(async (trx): Promise<Issued> => {
      const allowance = createEmailAllowance(trx, now);
      const allowed = await allowance.take('mails', mailboxFor(request));
      const issued = allowed ? await put(trx, key, { code_hash, ...pending }) : undefined;
      if (issued) return { code, wait: secondsTo(issued.resend_at) };
      if (allowed) await allowance.giveBack('mails', allowed);
      const running = await find(trx, key).select('resend_at').executeTakeFirst();
      return { code: null, wait: running && running.resend_at > now ? secondsTo(running.resend_at) : null };
    });
  }

  /** @returns undefined when the current code is not old enough */
  function put(trx: Database, key: Key, kept: { code_hash: string } & Partial<Pending>) {
    const fresh = { ...kept, attempts: 0, sent_at: now, expires_at: at(LIFETIME) };
    const first = { asked: 1, asked_since: now, resend_at: at(RESEND.soon) };
    const again = sql<boolean>`email_codes.asked_since > ${at(-RESEND.window)}`;
    const isLastFree = sql<boolean>`${again} and email_codes.asked + 1 >= ${RESEND.freely}`;
    return trx
      .insertInto('email_codes')
      .values({ ...key, ...fresh, ...first })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'purpose', 'request_hash'])
          .doUpdateSet({
            ...fresh,
            asked: choose(again, sql`email_codes.asked + 1`, sql`1`),
            asked_since: choose(again, sql`email_codes.asked_since`, sql`${now}::timestamptz`),
            resend_at: choose(isLastFree, sql`${at(RESEND.later)}::timestamptz`, sql`${at(RESEND.soon)}::timestamptz`),
          })
          .where('email_codes.resend_at', '<=', now),
      )
      .returning('resend_at')
      .executeTakeFirst();
  }

  /** Deletes old codes, because they contain a name and a password hash. */
  async function forgetOld(): Promise<void> {
    await db.deleteFrom('email_codes').where('expires_at', '<', at(-RESEND.window)).execute();
    await createEmailAllowance(db, now).forget();
  }

  const secondsTo = (moment: Date) => Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / SECOND));

  const find = (from: Database, key: Key) => from.selectFrom('email_codes').where(({ and }) => and(key));

  /**
   * Checks a code without using it up. The statement that reads the code counts the attempt, so of parallel guesses five are
   * compared and the rest fail without a comparison. The response takes the same time whether or not there is a code.
   *
   * @returns the value for `use`; null when the code is wrong, expired, attempted too often or was requested by another browser
   */
  async function check(request: CodeRequest, code: string): Promise<string | null> {
    const tried = await db
      .updateTable('email_codes')
      .set({ attempts: sql`attempts + 1` })
      .where(({ and }) => and(keyOf(request)))
      .where('expires_at', '>', now)
      .returning(['attempts', 'code_hash'])
      .executeTakeFirst();
    const stored = tried && (await mayTry(request, tried.attempts)) ? tried.code_hash : null;
    const digits = plainCode(code).replace(/\s/g, '');
    return (await verify(stored, textOf(request, digits))) ? stored : null;
  }

  /** @returns null when the same code was used meanwhile */
  async function use(request: CodeRequest, stored: string, trx = db): Promise<{ pending: Pending | null } | null> {
    const key = keyOf(request);
    const used = await trx
      .deleteFrom('email_codes')
      .where(({ and }) => and(key))
      .where('code_hash', '=', stored)
      .returning(['name', 'password_hash'])
      .executeTakeFirst();
    if (!used) return null;
    await trx.deleteFrom('email_codes').where('email', '=', key.email).where('purpose', '=', key.purpose).execute();
    const { name, password_hash } = used;
    return { pending: name !== null && password_hash !== null ? { name, password_hash } : null };
  }

  return {
    issue,

    /**
     * Issues another code for a signup that this browser started (D36), without sending name and password again.
     *
     * @returns null when it started none
     */
    async reissue(request: CodeRequest): Promise<Issued | null> {
      // requests without a token do not share a browser
      if (!request.userToken) return null;
      const begun = await find(db, keyOf(request)).select(['name', 'password_hash']).executeTakeFirst();
      if (!begun || begun.name === null || begun.password_hash === null) return null;
      return issue(request, { name: begun.name, password_hash: begun.password_hash });
    },

    /** Withdraws a code that could not be sent, so that another one can be requested at once. */
    async withdraw(request: CodeRequest): Promise<void> {
      const key = keyOf(request);
      await db
        .deleteFrom('email_codes')
        .where(({ and }) => and(key))
        .execute();
      await createEmailAllowance(db, now).giveBack('mails', mailboxFor(request));
    },

    check,
    use,

    /**
     * Uses up a code, together with those that other browsers have requested.
     *
     * @returns the waiting signup data, or null when the code is wrong, expired, attempted too often or was requested by another browser
     */
    async redeem(request: CodeRequest, code: string): Promise<{ pending: Pending | null } | null> {
      const stored = await check(request, code);
      return stored === null ? null : use(request, stored);
    },
  };

  /** @param attempts number of attempts at this code, including this one */
  async function mayTry(request: CodeRequest, attempts: number): Promise<boolean> {
    if (attempts === 1) return true;
    return attempts <= TRIES && !!(await createEmailAllowance(db, now).take('tries', mailboxFor(request)));
  }
}

type Key = ReturnType<typeof keyOf>;

/**
 * Key of a code. A request without a token never matches one with a token: otherwise its signup would be somebody else's key to
 * the account.
 */
const keyOf = ({ email, purpose, userToken = '' }: CodeRequest) => ({
  email: mailboxOf(email, purpose).email,
  purpose,
  request_hash: hashToken(userToken),
});

const mailboxFor = ({ email, purpose, device }: CodeRequest) => ({ ...mailboxOf(email, purpose), device });

function textOf(request: CodeRequest, code: string): string {
  const { email, purpose } = keyOf(request);
  return `${purpose} ${email} ${code}`;
}

const choose = (condition: RawBuilder<boolean>, yes: RawBuilder<unknown>, no: RawBuilder<unknown>) =>
  sql<never>`case when ${condition} then ${yes} else ${no} end`;
