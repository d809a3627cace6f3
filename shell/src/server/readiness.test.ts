import { ApiDown, FormRejected } from 'shared-kernel/api/errors';
import { createReadiness, type ReadinessParts, untilReady } from './readiness';

const parts = (refusal: Error): ReadinessParts => ({
  apiOrigin: 'http://127.0.0.1:9',
  draining: () => false,
  site: { available: false, get: () => Promise.reject(refusal) },
  releases: {
    current: () => ({ name: 'set', withdrawn: [] }) as never,
    evaluated: true,
    rendering: () => ['mfe-content'],
    degraded: () => [],
  },
});

test('S068 an unconfigured shop is ready, as it has a setup page', async () => {
  const report = await createReadiness(parts(new FormRejected(['The shop is not set up yet'])))();
  expect(report).toMatchObject({ ready: true, reasons: [] });
});

test('is not ready while the API has not answered', async () => {
  const report = await createReadiness(parts(new ApiDown()))();
  expect(report).toMatchObject({ ready: false, reasons: ['no site data: the API does not answer'] });
});

test('waits for readiness up to a limit, and not at all when the limit is zero', async () => {
  const readiness = jest.fn(async () => ({ ready: false })).mockResolvedValueOnce({ ready: false });
  readiness.mockResolvedValueOnce({ ready: true });
  await untilReady(readiness, 60_000);
  expect(readiness).toHaveBeenCalledTimes(2);
  const never = jest.fn(async () => ({ ready: false }));
  await untilReady(never, 0);
  expect(never).not.toHaveBeenCalled();
  await untilReady(never, 60);
  expect(never).toHaveBeenCalled();
});
