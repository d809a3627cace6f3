import { isApiDown, isFormRejected, isNotFound, isRequestFailed } from '../api/errors';
import { deviceIsOffline, isOffline } from '../platform/connection';

/** Why there was no response: the device is offline, or it is online and the shop is unreachable (issue 13). */
export type Lost = 'offline' | 'unreachable';

/** Why a page shows one of the kernel's own screens instead of its own. Part of the page's state, hence plain JSON. */
export type Failure = { kind: 'not-found' } | { kind: 'error'; status: number; message?: string; lost?: Lost };

/**
 * The page for an error from the API or from a page's validation (S071, S073): 404, 503 when the API is down, otherwise the
 * response's status. Undefined for programming errors, which the caller must not treat as a response.
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

/** The page for a programming error; offline, the cause may be code that could not be loaded. */
export function unknownFailure(): Failure {
  const lost = deviceIsOffline() ? 'offline' : isOffline() ? 'unreachable' : undefined;
  return { kind: 'error', status: 500, ...(lost ? { lost } : {}) };
}

/** HTTP status of a failure's page. */
export const statusOf = (failure: Failure): number => (failure.kind === 'not-found' ? 404 : failure.status);
