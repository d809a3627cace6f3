import { errorText } from '../api/error-text';
import { isApiDown } from '../api/errors';
import { emit } from '../platform/bus';

/**
 * Says in a toast why what the shopper pressed did not happen (S053, S228).
 * @param retry does it once more; offered when nobody answered, because then the same press may succeed
 * @example tellFailure(error, t, () => void press());
 */
export function tellFailure(error: unknown, t: (key: string) => string, retry?: () => void): void {
  const action = retry && isApiDown(error) ? { action: { text: t('kernel:error.retry'), run: retry } } : {};
  emit('toast:requested', { text: errorText(error, t), error: true, ...action });
}
