import { orderSteps } from './order-steps';

const states = (status: number, cancelled = 0) => orderSteps({ status, cancelled }).map((step) => step.state);

test('S186 the steps are pending, confirmed, picked up, on the way, delivered', () => {
  expect(orderSteps({ status: 1, cancelled: 0 }).map((step) => [step.status, step.name])).toEqual([
    [1, 'pending'],
    [2, 'confirmed'],
    [3, 'pickedUp'],
    [4, 'onTheWay'],
    [5, 'delivered'],
  ]);
});

test.each([
  [1, ['active', 'pending', 'pending', 'pending', 'pending']],
  [3, ['done', 'done', 'active', 'pending', 'pending']],
  [4, ['done', 'done', 'done', 'active', 'pending']],
  [5, ['done', 'done', 'done', 'done', 'done']],
  [0, ['pending', 'pending', 'pending', 'pending', 'pending']],
])('S185 marks done and active steps at step %p', (status, expected) => {
  expect(states(status)).toEqual(expected);
});

test.each([
  [1, ['done', 'pending', 'pending', 'pending', 'pending']],
  [3, ['done', 'done', 'done', 'pending', 'pending']],
])('S189 cancelled at step %p: no later step is done, none is active', (status, expected) => {
  expect(states(status, 1)).toEqual(expected);
});
