import { act, screen } from '@testing-library/react';
import { on } from 'shared-kernel/platform/bus';
import { isOffline, noteUnanswered } from 'shared-kernel/platform/connection';
import { browser } from 'shared-kernel/session/open-page';
import { renderPart } from 'shared-kernel/testing/render-part';
import { OfflineBar } from './offline-bar';

const setOnline = (onLine: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  act(() => void dispatchEvent(new Event(onLine ? 'online' : 'offline')));
};
const show = () => renderPart(<OfflineBar />);
afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset.keptAt;
});

test('S228 announces a lost connection and its return in a polite region', async () => {
  await show();
  const states: boolean[] = [];
  const stop = on('connection:changed', ({ offline }) => states.push(offline));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  setOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. You can keep reading');
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  setOnline(true);
  expect(screen.getByRole('status')).toHaveTextContent('You are back online.');
  expect(states).toEqual([true, false]);
  stop();
});

test('S228 a cached page shows no bar and reloads once the connection is back', async () => {
  const reload = jest.spyOn(browser, 'reload').mockImplementation(() => {});
  document.documentElement.dataset.keptAt = '2026-11-23T12:00:00.000Z';
  await show();
  setOnline(false);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(reload).not.toHaveBeenCalled();
  setOnline(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('S228 unanswered calls count as offline until the connection returns', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('nobody'));
  await show();
  act(() => noteUnanswered());
  expect(await screen.findByText(/We can’t reach the shop right now/)).toBeVisible();
  expect(fetched.mock.calls[0]?.[0]).toBe('/health');
  expect(isOffline()).toBe(true);
  setOnline(true);
  expect(isOffline()).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent('The shop is back.');
});
