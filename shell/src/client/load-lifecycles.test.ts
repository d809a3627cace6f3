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

test('loads a remote once for all callers', async () => {
  container.mockResolvedValue(lifecycles);
  const load = lifecyclesOf(boot);
  expect(await Promise.all([load('mfe-catalog'), load('mfe-catalog')])).toEqual([lifecycles, lifecycles]);
  expect(container).toHaveBeenCalledTimes(1);
});

test('S077 retries after the first failure', async () => {
  container.mockRejectedValueOnce(new Error('preload')).mockResolvedValue(lifecycles);
  const promise = lifecyclesOf(boot)('mfe-catalog');
  await jest.advanceTimersByTimeAsync(300);
  await expect(promise).resolves.toBe(lifecycles);
});

test('S077 rejects after 8 s without a response, and the next call tries again', async () => {
  container.mockReturnValueOnce(new Promise(() => {})).mockResolvedValue(lifecycles);
  const load = lifecyclesOf(boot);
  const late = expect(load('mfe-catalog')).rejects.toThrow('no answer within 8000 ms');
  await jest.advanceTimersByTimeAsync(8000);
  await late;
  await expect(load('mfe-catalog')).resolves.toBe(lifecycles);
});

test('does not fetch a remote outside the release set', async () => {
  await expect(lifecyclesOf(boot)('mfe-account')).rejects.toThrow('not in the release set');
  expect(container).not.toHaveBeenCalled();
});

test('loads one version of a remote per document, whatever else the boot data name', async () => {
  container.mockResolvedValue(lifecycles);
  const load = lifecyclesOf({ remotes: [remote, { ...remote, version: '1.1.0', container: 'd' }] } as unknown as Boot);
  await load('mfe-catalog');
  await load('mfe-catalog');
  expect(container.mock.calls).toEqual([[remote]]);
});
