import { type RawBuilder, sql } from 'kysely';

/**
 * An email address normalised for counting voucher uses: in lower case, and without a '+' suffix, which reaches the same mailbox at most
 * providers (RFC 5233).
 */
export const mailboxOf = (email: RawBuilder<string | null>): RawBuilder<string> =>
  sql`regexp_replace(lower(${email}), '^([^+]+)[+].*@', '\\1@')`;
