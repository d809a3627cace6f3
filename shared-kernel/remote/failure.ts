import { isApiDown, isFormRejected, isNotFound, isRequestFailed } from '../api/errors';
import { deviceIsOffline, isOffline } from '../platform/connection';

/** Why nobody could be asked: the device has no connection, or it has one and nobody of the shop answers (issue 13). */
export type Lost = 'offline' | 'unreachable';

/** Why a page shows one of the kernel's own screens instead of its own. It travels in the page's state: plain JSON. */
export type Failure = { kind: 'not-found' } | { kind: 'error'; status: number; message?: string; lost?: Lost };

/**
 * The page for an error that the API or a page's validation gave (S071, S073): 404, 503 when the API is down, the answer's own
 * status otherwise. Undefined for errors of ours, which the caller must not take for an answer.
 */
export function failureOf(error: unknown): Failure | undefined {
  if (isNotFound(error)) return { kind: 'not-found' };
  if (isApiDown(error)) {
    const lost = error.offline ? 'offline' : error.unreachable ? 'unreachable' : undefined;
    return { kind: 'error', status: 503, ...(lost ? { lost } : {}) };
  }
  if (isRequestFailed(error)) return { kind: 'error', status: error.statusCode, message: error.message };
  if (isFormRejected(error)) return { kind: 'error', status: 500, message: error.message };
  return undefined;
}

/** The page for an error of ours: without a connection, code could not be had either. */
export function unknownFailure(): Failure {
  const lost = deviceIsOffline() ? 'offline' : isOffline() ? 'unreachable' : undefined;
  return { kind: 'error', status: 500, ...(lost ? { lost } : {}) };
}

/** HTTP status of a failure's page. */
export const statusOf = (failure: Failure): number => (failure.kind === 'not-found' ? 404 : failure.status);
