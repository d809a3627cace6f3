import { Fault } from './fault.mjs';

/**
 * Network errors, and PostgreSQL's errors when it refuses a connection (classes 08, 28, 3D, and 57P03: starting up), or only allows
 * reading (25006).
 */
const UNREACHABLE = /^(E[A-Z_]+|08...|28...|3D000|57P03|25006)$/;

/**
 * A connection error that a user with a wrong DATABASE_URL can fix.
 * @param {Error & {code?: string, errors?: Error[]}} error of a connection; if a name has several addresses, each has its own
 * @returns {Fault | null} null: any other error
 */
export function databaseFault(error) {
  if (!process.env.DATABASE_URL || !UNREACHABLE.test(String(error.code ?? ''))) return null;
  if (error.code === 'ERR_INVALID_URL')
    return new Fault(
      'DATABASE_URL is no address such as postgres://souk:secret@localhost/souk; a / or # in its password is written %2F or %23.',
    );
  const why = error.message || error.errors?.[0]?.message || error.code;
  return new Fault(
    `The database that DATABASE_URL names cannot be used: ${why}. Is it running, and are address, name, user and password right?`,
  );
}
