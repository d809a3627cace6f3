import { isApiDown, isFormRejected, isNotSignedIn, isRequestFailed } from './errors';

/**
 * Message to show the shopper for a failed call: the server's own text for a refusal (S212: the first of `data.form`), otherwise a
 * translated one (spec §8). `t` translates keys of the namespace `kernel`.
 */
export function errorText(error: unknown, t: (key: string) => string): string {
  if (isApiDown(error))
    return t(`kernel:error.${error.offline ? 'offline' : error.unreachable ? 'unreachable' : 'apiDown'}`);
  if (isNotSignedIn(error)) return t('kernel:error.notSignedIn');
  if ((isFormRejected(error) || isRequestFailed(error)) && error.message) return error.message;
  return t('kernel:error.unknown');
}
