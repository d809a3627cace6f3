import { act, screen } from '@testing-library/react';
import { STORAGE } from 'shared-kernel/contract/storage';
import { loadTexts } from 'shared-kernel/i18n/load-texts';
import { addTexts } from 'shared-kernel/platform/i18n-instance';
import { renderPart } from 'shared-kernel/testing/render-part';
import { shellLocales } from '../texts';
import { SchemeChoice } from './scheme-choice';

const root = document.documentElement;
const stored = () => localStorage.getItem(STORAGE.colourScheme);
const chosen = () => document.querySelector('[aria-current]')?.textContent;

beforeEach(async () => addTexts('en', 'shell', await loadTexts(shellLocales, 'en')));
afterEach(() => {
  localStorage.clear();
  delete root.dataset.scheme;
});

test('light, dark or system applies at once and is stored', async () => {
  const { user } = await renderPart(<SchemeChoice />);
  await user.click(screen.getByLabelText('Appearance'));
  expect(chosen()).toBe('Same as device');
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect([root.dataset.scheme, stored(), chosen()]).toEqual(['dark', 'dark', 'Dark']);
  await user.click(screen.getByRole('button', { name: 'Light' }));
  expect([root.dataset.scheme, stored(), chosen()]).toEqual(['light', 'light', 'Light']);
  await user.click(screen.getByRole('button', { name: 'Same as device' }));
  expect([root.dataset.scheme, stored(), chosen()]).toEqual([undefined, null, 'Same as device']);
});

test('shows the scheme set by the loader and follows other tabs', async () => {
  root.dataset.scheme = 'dark';
  await renderPart(<SchemeChoice />);
  expect(chosen()).toBe('Dark');
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: STORAGE.colourScheme, newValue: 'light' }));
  });
  expect([root.dataset.scheme, chosen()]).toEqual(['light', 'Light']);
});
