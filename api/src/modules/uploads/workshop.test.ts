import { createWorkshop } from './workshop';

/** Work that ends on demand. */
function work() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { done, end };
}

test('runs at most as many jobs as workers, in order', async () => {
  const workshop = createWorkshop({ hands: 2, seats: 10 });
  const begun: number[] = [];
  const jobs = Array.from({ length: 5 }, work);
  const runs = jobs.map(({ done }, n) =>
    workshop.run(() => {
      begun.push(n);
      return done;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  for (const [n, { end }] of jobs.entries()) {
    end();
    await runs[n];
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('refuses jobs that would wait too long; a failed job frees its worker', async () => {
  const workshop = createWorkshop({ hands: 1, seats: 1 });
  const first = work();
  const running = workshop.run(async () => {
    await first.done;
    throw new Error('broken');
  });
  const waiting = workshop.run(async () => 'second');
  await expect(workshop.run(async () => 'third')).rejects.toMatchObject({ status: 503 });
  first.end();
  await expect(running).rejects.toThrow('broken');
  expect(await waiting).toBe('second');
  expect(await workshop.run(async () => 'fourth')).toBe('fourth');
});
