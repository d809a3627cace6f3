import type { LanguageCode } from 'shared-kernel/contract/languages';
import { instanceFor, translator } from 'shared-kernel/platform/i18n-instance';
import { rootReady } from 'shared-kernel/remote/root-ready';

/**
 * Shown in the slot when its remote fails to load (S077, D13): a sentence and a button. Removed when the remote is mounted. Plain
 * DOM: it must work when nothing else in the slot does.
 */
export function showErrorPanel(element: HTMLElement, language: LanguageCode, onRetry: () => void): void {
  const t = translator(instanceFor(language), 'kernel');
  const panel = document.createElement('section');
  panel.setAttribute('role', 'alert');
  panel.className = 'error-page';
  const text = document.createElement('p');
  text.textContent = t('unavailable.text');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t('error.retry');
  button.addEventListener('click', () => {
    // the panel stays until the remote empties the element or a new panel replaces it
    button.disabled = true;
    onRetry();
  });
  panel.append(text, button);
  element.removeAttribute('data-ssr');
  element.replaceChildren(panel);
  // the root is not hydrated: without this the inline loader would keep a click on 'retry' forever
  rootReady(element.id);
}
