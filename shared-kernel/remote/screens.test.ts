import { screen } from './screens';

const Component = () => null;

test('loads a screen once and caches it', async () => {
  const load = jest.fn(async () => Component);
  const one = screen('one', load);
  expect(one.loaded()).toBeUndefined();
  expect(await Promise.all([one.load(), one.load()])).toEqual([Component, Component]);
  expect(one.loaded()).toBe(Component);
  expect(load).toHaveBeenCalledTimes(1);
});

test('retries a failed chunk once', async () => {
  const load = jest.fn(async () => Component).mockRejectedValueOnce(new Error('preload failed'));
  await expect(screen('one', load).load()).resolves.toBe(Component);
  expect(load).toHaveBeenCalledTimes(2);
});

test('rejects after two failures; the next call tries again', async () => {
  const load = jest.fn(async () => Component);
  load.mockRejectedValueOnce(new Error('first')).mockRejectedValueOnce(new Error('second'));
  const one = screen('one', load);
  await expect(one.load()).rejects.toThrow('second');
  await expect(one.load()).resolves.toBe(Component);
});
