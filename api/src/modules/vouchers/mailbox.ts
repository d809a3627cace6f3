import { type RawBuilder, sql } from 'kysely';

/**
 * An email as vouchers count it: in small letters, and without what stands behind a '+', which reaches the same mailbox at most providers
 * (RFC 5233).
 */
export const mailboxOf = (email: RawBuilder<string | null>): RawBuilder<string> =>
  sql`regexp_replace(lower(${email}), '^([^+]+)[+].*@', '\\1@')`;
