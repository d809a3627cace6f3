import { LocalTries } from './local-tries';

const WINDOW = 60_000;
const until = (ms: number) => new Date(ms);

test('D41 concurrent tries are counted in any order of the database’s answers', () => {
  const local = new LocalTries();
  const mine = [0, 3, 5].map((at) => ({ ...local.add('x', WINDOW, at), windowMs: WINDOW }));
  const [first, second, third] = mine;
  if (!first || !second || !third) throw new Error('three tries');
  local.align('x', second, { hits: 1, until: until(WINDOW + 3) }, 3);
  local.align('x', third, { hits: 2, until: until(WINDOW + 3) }, 5);
  expect(local.align('x', first, { hits: 3, until: until(WINDOW + 3) }, 0).count).toBe(3);
  // the database does not respond in time
  expect(local.add('x', WINDOW, 300)).toEqual({ count: 4, left: WINDOW + 3 - 300 });
});

test('issue 15 a window started by another process counts from its own start', () => {
  const local = new LocalTries();
  local.add('x', WINDOW, 0);
  const late = { ...local.add('x', WINDOW, WINDOW - 2), windowMs: WINDOW };
  expect(local.align('x', late, { hits: 1, until: until(2 * WINDOW - 2) }, WINDOW - 2).count).toBe(1);
  expect(local.add('x', WINDOW, WINDOW + 5).count).toBe(2);
});
