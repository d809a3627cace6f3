import { createRoot } from 'react-dom/client';
import { isFormRejected, isRequestFailed } from 'shared-kernel/api/errors';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { StyleCacheProvider } from 'shared-kernel/platform/element-styles';
import { instanceFor } from 'shared-kernel/platform/i18n-instance';
import { TextsProvider } from 'shared-kernel/platform/use-translation';
import { failureOf } from 'shared-kernel/remote/failure';
import { createStyleCache } from 'shared-kernel/remote/style-cache';
import { localize } from 'shared-kernel/rules/links';
import { ErrorPage } from 'shared-kernel/ui/error-page';
import { ELEMENT } from '../boot';

/** Replaces the slot's content by the error page (S066, S070, S073). Texts must be loaded. */
export function showErrorPage(error: unknown, language: LanguageCode): void {
  const slot = document.getElementById(ELEMENT.slot);
  if (!slot) return;
  const failure = failureOf(error);
  const status = failure?.kind === 'error' ? failure.status : 500;
  const message = isRequestFailed(error) || isFormRejected(error) ? error.message : undefined;
  const element = document.createElement('div');
  slot.replaceChildren(element);
  createRoot(element).render(
    <StyleCacheProvider value={createStyleCache('shell')}>
      <TextsProvider value={instanceFor(language)}>
        <ErrorPage status={status} message={message} home={localize(language, '/')} />
      </TextsProvider>
    </StyleCacheProvider>,
  );
}
