import fr from 'shared-kernel/i18n/locales/fr.json';
import { addTexts } from 'shared-kernel/platform/i18n-instance';
import { showErrorPanel } from './error-panel';

test('S077 D13 shows its text in the page’s language with one retry', () => {
  addTexts('fr', 'kernel', fr);
  const element = document.createElement('div');
  element.dataset.ssr = '';
  element.innerHTML = '<p>stale</p>';
  const retry = jest.fn();
  showErrorPanel(element, 'fr', retry);
  expect(element.querySelector('[role=alert]')).toHaveTextContent(fr.unavailable.text);
  expect(element).not.toHaveAttribute('data-ssr');
  expect(element).not.toHaveTextContent('stale');
  const button = element.querySelector('button') as HTMLButtonElement;
  expect(button).toHaveTextContent(fr.error.retry);
  button.click();
  button.click();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('S077 the inline loader lets clicks on the panel through', () => {
  const ready = jest.fn();
  window.__loader = { ready, begin: jest.fn(), fail: jest.fn() };
  const element = document.createElement('div');
  element.id = 'app-mfe-content';
  showErrorPanel(element, 'en', () => {});
  expect(ready).toHaveBeenCalledWith('app-mfe-content');
  delete window.__loader;
});
