import { errorText } from '../api/error-text';
import { isApiDown } from '../api/errors';
import { emit } from '../platform/bus';

/**
 * Shows a toast with the reason why the shopper's action failed (S053, S228).
 * @param retry repeats the action; offered when there was no response, because the same action may succeed then
 * @example showFailure(error, t, () => void press());
 */
export function showFailure(error: unknown, t: (key: string) => string, retry?: () => void): void {
  const action = retry && isApiDown(error) ? { action: { text: t('kernel:error.retry'), run: retry } } : {};
  emit('toast:requested', { text: errorText(error, t), error: true, ...action });
}
