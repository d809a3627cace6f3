import { isApiDown, isFormRejected, isNotSignedIn, isRequestFailed } from 'shared-kernel/api/errors';
import { sortRefusal } from 'shared-kernel/forms/sort-refusal';
import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { postedMessage } from './message-fields';
import type { RefusedMessage } from './refused-message';
import { sendMessage } from './send-message';

/**
 * Sends a message that a browser without scripts has posted.
 * @returns null when it was sent
 */
export async function postMessage(
  { api, t }: PrefetchContext,
  posted: URLSearchParams,
): Promise<RefusedMessage | null> {
  const values = postedMessage(posted);
  try {
    await sendMessage(api, values);
    return null;
  } catch (reason) {
    const { at, above } = sortRefusal(reason, values, t);
    return { values, earlier: { at, above }, status: statusOf(reason) };
  }
}

/** The page's HTTP status. @throws the reason itself when it is a failure of ours */
function statusOf(reason: unknown): number {
  if (isFormRejected(reason)) return 422;
  if (isApiDown(reason)) return 503;
  if (isNotSignedIn(reason)) return 401;
  if (isRequestFailed(reason)) return reason.statusCode;
  throw reason;
}
