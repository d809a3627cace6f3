import type { Lifecycles } from 'shared-kernel/remote/definition';
import type { Boot } from '../boot';
import { loadContainer } from './load-container';
import { lifecyclesOf } from './load-lifecycles';

jest.mock('./load-container', () => ({ loadContainer: jest.fn() }));
const container = jest.mocked(loadContainer);
const remote = { id: 'mfe-catalog', version: '1.0.0', container: 'c', entry: '/e.js', integrity: 'sha384-x' } as const;
const boot = { remotes: [remote] } as unknown as Boot;
const lifecycles = {} as Lifecycles;

beforeEach(() => {
  jest.useFakeTimers();
  container.mockReset();
});
afterEach(() => jest.useRealTimers());

test('a remote is loaded once for all who ask', async () => {
  container.mockResolvedValue(lifecycles);
  const load = lifecyclesOf(boot);
  expect(await Promise.all([load('mfe-catalog'), load('mfe-catalog')])).toEqual([lifecycles, lifecycles]);
  expect(container).toHaveBeenCalledTimes(1);
});

test('S077 the first failure is answered by a second attempt', async () => {
  container.mockRejectedValueOnce(new Error('preload')).mockResolvedValue(lifecycles);
  const promise = lifecyclesOf(boot)('mfe-catalog');
  await jest.advanceTimersByTimeAsync(300);
  await expect(promise).resolves.toBe(lifecycles);
});

test('S077 a remote that never answers counts as not reachable after 8 s, and may be tried again', async () => {
  container.mockReturnValueOnce(new Promise(() => {})).mockResolvedValue(lifecycles);
  const load = lifecyclesOf(boot);
  const late = expect(load('mfe-catalog')).rejects.toThrow('not loaded within 8000 ms');
  await jest.advanceTimersByTimeAsync(8000);
  await late;
  await expect(load('mfe-catalog')).resolves.toBe(lifecycles);
});

test('a remote outside the release set is not asked for', async () => {
  await expect(lifecyclesOf(boot)('mfe-account')).rejects.toThrow('not in the release set');
  expect(container).not.toHaveBeenCalled();
});
