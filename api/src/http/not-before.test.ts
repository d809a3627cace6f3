import type { FastifyReply } from 'fastify';
import { notBefore } from './not-before';

/** A request that came now. */
function aReply(): Pick<FastifyReply, 'elapsedTime'> {
  const came = performance.now();
  return {
    get elapsedTime() {
      return performance.now() - came;
    },
  };
}
const settle = async (work: () => Promise<unknown>) => {
  const reply = aReply();
  const outcome = await notBefore(reply, 40, work).catch((error: Error) => error.message);
  return { outcome, after: reply.elapsedTime };
};
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
// timers may be a millisecond early by the other clock
const EARLIEST = 39;

test('what is done at once is known when the time is over, success and failure alike', async () => {
  const [good, bad] = [
    await settle(async () => 'found'),
    await settle(async () => {
      throw new Error('unknown');
    }),
  ];
  expect([good.outcome, bad.outcome]).toEqual(['found', 'unknown']);
  expect(good.after).toBeGreaterThanOrEqual(EARLIEST);
  expect(bad.after).toBeGreaterThanOrEqual(EARLIEST);
});

test('the time of the work counts: nothing is waited for on top', async () => {
  const waits = jest.spyOn(globalThis, 'setTimeout');
  const { after } = await settle(() => pause(60));
  waits.mockRestore();
  expect(after).toBeGreaterThanOrEqual(59);
  expect(after).toBeLessThan(60 + EARLIEST);
});
