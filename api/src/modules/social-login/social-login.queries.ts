import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import { hashToken } from '../../http/find-user';
import type { LoginSecrets, ProviderName } from '../../social/provider';

const MINUTES = 60_000;
/** Maximum time at the provider. */
const LIFETIME = 10 * MINUTES;
/** Time after the return in which the page must request its session. */
const FINISH_WITHIN = 2 * MINUTES;
/** How long an expired login is kept, so that somebody who returns late gets the message in their language. */
const KEPT = 60 * MINUTES;

interface Begun {
  /** value of the cookie that binds the login to one browser */
  browser: string;
  provider: ProviderName;
  secrets: LoginSecrets;
  language: LanguageCode;
  /** path in the shop to continue at (D5) */
  callback: string;
}

/** A login whose return was accepted. */
export interface TakenLogin {
  id: number;
  verifier: string;
  nonce: string;
  language: string;
  callback: string;
}

/** Provider logins from the redirect to the finish: single use, bound to one browser. */
export function createSocialLoginQueries(db: Database, now: Date) {
  const later = (ms: number) => new Date(now.getTime() + ms);
  return {
    async begin({ browser, provider, secrets: { state, verifier, nonce }, language, callback }: Begun): Promise<void> {
      await db.deleteFrom('social_logins').where('expires_at', '<', later(-KEPT)).execute();
      const hashes = { browser_hash: hashToken(browser), state_hash: hashToken(state) };
      const row = { ...hashes, provider, verifier, nonce, language, callback, expires_at: later(LIFETIME) };
      await db.insertInto('social_logins').values(row).execute();
    },

    /**
     * Accepts the return of a login, once: a second one with the same state gets nothing, however soon it comes.
     *
     * @returns undefined when state, browser and provider do not belong together, or the login is expired or already used
     */
    take: (returned: { state: string; browser: string; provider: ProviderName }): Promise<TakenLogin | undefined> =>
      db
        .updateTable('social_logins')
        .set({ returned_at: now })
        .where('state_hash', '=', hashToken(returned.state))
        .where('browser_hash', '=', hashToken(returned.browser))
        .where('provider', '=', returned.provider)
        .where('expires_at', '>', now)
        .where('returned_at', 'is', null)
        .returning(['id', 'verifier', 'nonce', 'language', 'callback'])
        .executeTakeFirst(),

    /** The language to respond in, even if the return is otherwise invalid. */
    async languageOf(state: string): Promise<string | undefined> {
      const login = await db
        .selectFrom('social_logins')
        .select('language')
        .where('state_hash', '=', hashToken(state))
        .executeTakeFirst();
      return login?.language;
    },

    /** Records which user returned. */
    async settle(id: number, userId: number): Promise<void> {
      await db
        .updateTable('social_logins')
        .set({ user_id: userId, expires_at: later(FINISH_WITHIN) })
        .where('id', '=', id)
        .execute();
    },

    /** The latest login of this browser that waits for its session. */
    waiting: (browser: string): Promise<{ id: number; user_id: number | null } | undefined> =>
      db
        .selectFrom('social_logins')
        .select(['id', 'user_id'])
        .where('browser_hash', '=', hashToken(browser))
        .where('user_id', 'is not', null)
        .where('expires_at', '>', now)
        .orderBy('returned_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** @returns false when another call was faster, or the login was removed meanwhile */
    async remove(id: number): Promise<boolean> {
      const removed = await db.deleteFrom('social_logins').where('id', '=', id).returning('id').executeTakeFirst();
      return removed !== undefined;
    },
  };
}
