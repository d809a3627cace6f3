import { randomBytes } from 'node:crypto';
import type { Session } from 'shared-kernel/contract/account';
import type { Database } from '../../db/database';
import { hashToken } from '../../http/find-user';
import type { SessionDevice } from './session-device';

const DAY_SECONDS = 86_400;
/** About two months, a year when the user asks to be remembered (wire contract §5). */
const LIFETIME = { short: 61 * DAY_SECONDS, remembered: 365 * DAY_SECONDS } as const;

/** Bearer tokens: 256 random bits without meaning; only their hash is stored. */
export function createSessions(db: Database) {
  return {
    /** @returns the token, which cannot be read again, and its lifetime in seconds */
    async open(
      userId: number,
      { now, remember = false, device }: { now: Date; remember?: boolean; device: SessionDevice },
    ): Promise<{ token: string; expires_in: number }> {
      const token = newToken();
      const expires_in = remember ? LIFETIME.remembered : LIFETIME.short;
      const expires_at = new Date(now.getTime() + expires_in * 1000);
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
      await db
        .insertInto('sessions')
        .values({ user_id: userId, token_hash: hashToken(token), last_used_at: now, expires_at, ...device })
        .execute();
      return { token, expires_in };
    },

    async close(token: string): Promise<void> {
      await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
    },

    /** Sessions that have not expired, latest used first. @param token of the current session */
    async list(userId: number, token: string, now: Date): Promise<Session[]> {
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'browser', 'system', 'language', 'created_at', 'last_used_at', 'token_hash'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .execute();
      const own = hashToken(token);
      return rows
        .map(({ token_hash, created_at, last_used_at, ...row }) => ({
          ...row,
          created_at: created_at.toISOString(),
          last_used_at: (last_used_at ?? created_at).toISOString(),
          current: own.equals(token_hash),
        }))
        .toSorted((a, b) => b.last_used_at.localeCompare(a.last_used_at) || b.id - a.id);
    },

    /** Ends one session of a user. @returns false: not the user's session, or already ended */
    async end(userId: number, id: number): Promise<boolean> {
      const ended = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return ended !== undefined;
    },

    /** Ends all sessions of a user but the one of `token`. */
    async endOthers(userId: number, token: string): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('token_hash', '<>', hashToken(token))
        .execute();
    },

    async closeAll(userId: number): Promise<void> {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },

    /**
     * Ends every session of a user, except that of `token`, which continues under a new token: the old one becomes useless (A6).
     *
     * @returns as `open`; undefined when the session has ended meanwhile
     */
    async closeOthers(
      userId: number,
      token: string,
      now: Date,
    ): Promise<{ token: string; expires_in: number } | undefined> {
      const renewed = newToken();
      const kept = await db
        .updateTable('sessions')
        .set({ token_hash: hashToken(renewed) })
        .where('token_hash', '=', hashToken(token))
        .returning('expires_at')
        .executeTakeFirst();
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('token_hash', '<>', hashToken(renewed))
        .execute();
      if (!kept) return undefined;
      return { token: renewed, expires_in: Math.floor((kept.expires_at.getTime() - now.getTime()) / 1000) };
    },
  };
}

const newToken = () => randomBytes(32).toString('base64url');
