import { DatabaseUnavailable } from './database';

/**
 * Worth a retry later: connection lost (08), read-only while another server takes over (25006), too many connections or no room (53), cancelled
 * because a limit of `WAITS` was over or shutting down (57), a lock that did not come free (55P03), a transaction that stood still (25P03, 25P04),
 * or met another one (40).
 */
const UNAVAILABLE = /^(08|25006|53|57|55P03|25P03|25P04|40001|40P01|ECONNREFUSED$)/;
/** What pg says, without a code, of a connection that broke during a transaction or of a server that does not even cancel. */
const LOST = /^(Connection terminated|Client has encountered a connection error|Query read timeout)/;

/** True for what the server says, or does not, that is no fault of who asked, and may be over in a while. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  (error instanceof Error &&
    (UNAVAILABLE.test(String((error as { code?: unknown }).code ?? '')) || LOST.test(error.message)));
