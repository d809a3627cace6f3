import { warmUp } from './warm-up';

const answering = (...statuses: number[]) => {
  const requested: string[] = [];
  const inject = async (path: string) => {
    requested.push(path);
    return { statusCode: statuses[requested.length - 1] ?? 503 };
  };
  return { requested, app: { inject } as never, readiness: async () => ({ ready: true }) };
};

test('issue 15 renders the home page in each language before opening its port', async () => {
  const cold = answering(503, 200, 503, 200, 200, 200);
  await warmUp(cold, 60_000);
  expect(cold.requested).toEqual(['/', '/', '/fr', '/ar', '/tr', '/hi']);
});

test('issue 15 opens its port after three failed renders of the home page', async () => {
  const empty = answering();
  await warmUp(empty, 60_000);
  expect(empty.requested).toHaveLength(3);
});

test('issue 15 renders nothing when warm-up is off or readiness comes too late', async () => {
  const one = answering(200);
  await warmUp(one, 0);
  await warmUp({ ...one, readiness: async () => ({ ready: false }) }, 20);
  expect(one.requested).toEqual([]);
});
