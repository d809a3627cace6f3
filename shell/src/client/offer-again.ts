import type { LanguageCode } from 'shared-kernel/contract/languages';
import { emit } from 'shared-kernel/platform/bus';
import { instanceFor, translator } from 'shared-kernel/platform/i18n-instance';
import { recoverFromChunkFailure } from 'shared-kernel/remote/chunk-failure';
import { answerChunks } from './watch-chunks';

/**
 * Handles the failure of an optional part that can be retried (`again` of the error, from `lazyPart` and `renderedPart` of a
 * remote): after the one reload (S074) a toast offers the retry, and the page stays as it is (D13).
 */
export function offerAgain(language: LanguageCode): void {
  const t = translator(instanceFor(language), 'kernel');
  answerChunks((failure) => {
    if (!('again' in failure)) return false;
    if (recoverFromChunkFailure()) return true;
    emit('toast:requested', {
      text: t('unavailable.text'),
      error: true,
      action: { text: t('error.retry'), run: failure.again as () => void },
    });
    return true;
  });
}
