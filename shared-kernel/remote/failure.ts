import { isApiDown, isFormRejected, isNotFound, isRequestFailed } from '../api/errors';

/** Why a page shows one of the kernel's own screens instead of its own. It travels in the page's state: plain JSON. */
export type Failure = { kind: 'not-found' } | { kind: 'error'; status: number; message?: string; offline?: true };

/**
 * The page for an error that the API or a page's validation gave (S071, S073): 404, 503 when the API is down, the answer's own
 * status otherwise. Undefined for errors of ours, which the caller must not take for an answer.
 */
export function failureOf(error: unknown): Failure | undefined {
  if (isNotFound(error)) return { kind: 'not-found' };
  if (isApiDown(error)) return { kind: 'error', status: 503, ...(error.offline ? { offline: true } : {}) };
  if (isRequestFailed(error)) return { kind: 'error', status: error.statusCode, message: error.message };
  if (isFormRejected(error)) return { kind: 'error', status: 500, message: error.message };
  return undefined;
}

/** HTTP status of a failure's page. */
export const statusOf = (failure: Failure): number => (failure.kind === 'not-found' ? 404 : failure.status);
