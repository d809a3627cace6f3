import { afterPaint } from './after-paint';

/** Whether it has resolved by now, without another frame. */
async function goesOut(): Promise<boolean> {
  let done = false;
  void afterPaint().then(() => {
    done = true;
  });
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  return done;
}

test('resolves after the current frame', async () => {
  let painted = false;
  requestAnimationFrame(() => {
    painted = true;
  });
  await afterPaint();
  expect(painted).toBe(true);
});

test.each([
  ['the page is left', () => dispatchEvent(new Event('pagehide'))],
  ['the tab is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('resolves at once when %s', async (_, leave) => {
  let done = false;
  void afterPaint().then(() => {
    done = true;
  });
  leave();
  await Promise.resolve();
  expect(done).toBe(true);
});

test('does not wait in a hidden tab, which is never painted', async () => {
  expect(await goesOut()).toBe(false);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(await goesOut()).toBe(true);
  jest.restoreAllMocks();
});
