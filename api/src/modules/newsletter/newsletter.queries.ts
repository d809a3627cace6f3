import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';

/** How long a request waits for its confirmation. */
const UNCONFIRMED_MS = 7 * 24 * 3600_000;
/** A token is a UUID; anything else is rejected without querying the database. */
const TOKEN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Newsletter requests and subscriptions (issue 14). */
export function createNewsletterQueries(db: Database) {
  return {
    /**
     * Stores a request once per address; a second one is mailed again. A subscriber gets a mail with the link for leaving.
     *
     * @param email in lower case
     */
    async ask(email: string, language: LanguageCode, now: Date): Promise<void> {
      await sql`
        insert into newsletter_requests as own (email, language, token, created_at, next_try_at)
        values (${email}, ${language}, coalesce(
          (select token from newsletter_subscriptions where lower(email) = ${email}), gen_random_uuid()), ${now}, ${now})
        on conflict (email) do update set language = excluded.language, created_at = excluded.created_at,
          next_try_at = excluded.next_try_at, attempts = 0`.execute(db);
    },

    /** The request or subscription of a token; undefined when there is none (any more). */
    async find(token: string, now: Date): Promise<{ confirmed: boolean } | undefined> {
      if (!TOKEN.test(token)) return undefined;
      const { rows } = await sql<{ confirmed: boolean }>`
        select true as confirmed from newsletter_subscriptions where token = ${token}
        union all select false from newsletter_requests
          where token = ${token} and created_at > ${new Date(now.getTime() - UNCONFIRMED_MS)}`.execute(db);
      return rows[0];
    },

    /**
     * Confirms a request; the mailed token then belongs to the subscription, so the same link can end it.
     *
     * @returns false: the token is unknown or expired
     */
    async confirm(token: string, now: Date): Promise<boolean> {
      if (!TOKEN.test(token)) return false;
      const { rows } = await sql`
        with asked as (
          delete from newsletter_requests
          where token = ${token} and created_at > ${new Date(now.getTime() - UNCONFIRMED_MS)}
          returning email, language, token
        ), subscribed as (
          insert into newsletter_subscriptions (email, language, token, created_at)
          select email, language, token, ${now}::timestamptz from asked
          on conflict (lower(email)) do update set language = excluded.language
          returning id
        )
        select id from subscribed
        union all select id from newsletter_subscriptions where token = ${token}`.execute(db);
      return rows.length > 0;
    },

    /** Removes the token's subscription and request, and with them the address; an unknown token changes nothing. */
    async leave(token: string): Promise<void> {
      if (!TOKEN.test(token)) return;
      await sql`
        with subscribed as (delete from newsletter_subscriptions where token = ${token})
        delete from newsletter_requests where token = ${token}`.execute(db);
    },

    /** Deletes addresses that were not confirmed in time. */
    async forget(now: Date): Promise<void> {
      await db
        .deleteFrom('newsletter_requests')
        .where('created_at', '<=', new Date(now.getTime() - UNCONFIRMED_MS))
        .execute();
    },
  };
}
