import { Newcomers, TooManyNewcomers } from './newcomers';

const LIMITS = { running: 2, waiting: 4, waitingOfOne: 3, patienceMs: 500 };

/** The admitted visitors, in order. */
function openQueue(limits = LIMITS) {
  const newcomers = new Newcomers(limits);
  const inside: { name: string; leave: () => void }[] = [];
  const enter = (visitor: string, name: string) =>
    newcomers.enter(visitor).then((leave) => void inside.push({ name, leave }));
  const leave = async () => {
    inside.shift()?.leave();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { enter, leave, names: () => inside.map(({ name }) => name) };
}

test('admits a few at a time, and lets visitors with many requests wait longer', async () => {
  const { enter, leave, names } = openQueue();
  const all = [enter('greedy', 'g1'), enter('greedy', 'g2'), enter('greedy', 'g3'), enter('shopper', 's1')];
  await Promise.all(all.slice(0, 2));
  expect(names()).toEqual(['g1', 'g2']);
  await leave();
  expect(names()).toEqual(['g2', 's1']);
  await leave();
  expect(names()).toEqual(['s1', 'g3']);
  await Promise.all(all);
});

test('rejects a visitor with too many requests, and everybody when the queue is full', async () => {
  const { enter } = openQueue();
  const waiting = ['1', '2', '3'].map((name) => enter('greedy', name));
  await expect(enter('greedy', '4')).rejects.toThrow(TooManyNewcomers);
  for (const visitor of ['a', 'b', 'c']) waiting.push(enter(visitor, visitor));
  await expect(enter('d', 'd')).rejects.toThrow(TooManyNewcomers);
  await Promise.allSettled(waiting);
});

test('rejects a request that waited too long and admits the next', async () => {
  const { enter, leave, names } = openQueue({ ...LIMITS, running: 1, patienceMs: 20 });
  await enter('a', 'first');
  await expect(enter('b', 'late')).rejects.toThrow(TooManyNewcomers);
  const next = enter('c', 'next');
  await leave();
  await next;
  expect(names()).toEqual(['next']);
});
