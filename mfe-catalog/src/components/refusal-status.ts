import { isApiDown, isFormRejected, isRequestFailed } from 'shared-kernel/api/errors';

/**
 * The status of a page that shows why the API refused what a form has posted.
 * @throws what is no such refusal, a failure of ours among it
 */
export function refusalStatus(reason: unknown): number {
  if (isFormRejected(reason)) return 422;
  if (isApiDown(reason)) return 503;
  if (isRequestFailed(reason)) return reason.statusCode;
  throw reason;
}
