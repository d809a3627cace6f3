import { DatabaseUnavailable } from './database';

/**
 * Errors worth a retry later: connection lost (08), read-only while another server takes over (25006), too many connections or no space (53),
 * cancelled because of a limit of `WAITS` or a shutdown (57), a lock timeout (55P03), an idle or slow transaction (25P03, 25P04),
 * or a conflict with another one (40).
 */
const UNAVAILABLE = /^(08|25006|53|57|55P03|25P03|25P04|40001|40P01|ECONNREFUSED$)/;
/** Messages of pg, without a code, for a connection that broke during a transaction or a server that does not even cancel. */
const LOST = /^(Connection terminated|Client has encountered a connection error|Query read timeout)/;

/** True for errors that are not the caller's fault and may be temporary. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  (error instanceof Error &&
    (UNAVAILABLE.test(String((error as { code?: unknown }).code ?? '')) || LOST.test(error.message)));
