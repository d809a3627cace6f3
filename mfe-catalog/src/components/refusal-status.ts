import { isApiDown, isFormRejected, isRequestFailed } from 'shared-kernel/api/errors';

/**
 * The HTTP status of a page that shows why the API refused a posted form.
 * @throws the reason itself when it is no such refusal, our own failures included
 */
export function refusalStatus(reason: unknown): number {
  if (isFormRejected(reason)) return 422;
  if (isApiDown(reason)) return 503;
  if (isRequestFailed(reason)) return reason.statusCode;
  throw reason;
}
