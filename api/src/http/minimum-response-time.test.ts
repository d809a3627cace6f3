import { withMinimumResponseTime } from './minimum-response-time';

const mockSleep = jest.fn<Promise<void>, [number]>();
jest.mock('node:timers/promises', () => ({ setTimeout: (milliseconds: number) => mockSleep(milliseconds) }));

/** Outcome of work for a request that arrived `elapsedTime` ms ago, before and after the wait that follows it. */
async function settle(work: () => Promise<unknown>, elapsedTime: number) {
  let wake = () => {};
  mockSleep.mockReset().mockReturnValue(
    new Promise((resolve) => {
      wake = resolve;
    }),
  );
  let known: unknown = 'nothing yet';
  const outcome = withMinimumResponseTime({ elapsedTime }, 40, work).then(
    (found) => {
      known = found;
    },
    (error: Error) => {
      known = error.message;
    },
  );
  await new Promise((resolve) => setImmediate(resolve));
  const before = known;
  wake();
  await outcome;
  return { waits: mockSleep.mock.calls.map(([milliseconds]) => milliseconds), before, after: known };
}
const found = async () => 'found';
const unknown = async () => {
  throw new Error('unknown');
};

test('A5 early results, successes and failures, wait for the minimum response time', async () => {
  expect(await settle(found, 15)).toEqual({ waits: [25], before: 'nothing yet', after: 'found' });
  expect(await settle(unknown, 15)).toEqual({ waits: [25], before: 'nothing yet', after: 'unknown' });
});

test('A5 work that takes longer adds no wait', async () => {
  expect(await settle(found, 60)).toMatchObject({ waits: [0], after: 'found' });
  expect(await settle(unknown, 60)).toMatchObject({ waits: [0], after: 'unknown' });
});
