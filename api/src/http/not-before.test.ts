import { notBefore } from './not-before';

const mockSleep = jest.fn<Promise<void>, [number]>();
jest.mock('node:timers/promises', () => ({ setTimeout: (milliseconds: number) => mockSleep(milliseconds) }));

/** What becomes of work whose request came so many milliseconds ago, before and after the wait that follows it. */
async function settle(work: () => Promise<unknown>, elapsedTime: number) {
  let wake = () => {};
  mockSleep.mockReset().mockReturnValue(
    new Promise((resolve) => {
      wake = resolve;
    }),
  );
  let known: unknown = 'nothing yet';
  const outcome = notBefore({ elapsedTime }, 40, work).then(
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

test('A5 what is done early is known when the time is over, success and failure alike', async () => {
  expect(await settle(found, 15)).toEqual({ waits: [25], before: 'nothing yet', after: 'found' });
  expect(await settle(unknown, 15)).toEqual({ waits: [25], before: 'nothing yet', after: 'unknown' });
});

test('A5 the time of the work counts: nothing is waited for on top', async () => {
  expect(await settle(found, 60)).toMatchObject({ waits: [0], after: 'found' });
  expect(await settle(unknown, 60)).toMatchObject({ waits: [0], after: 'unknown' });
});
