import * as lifecycles from './lifecycles';
import * as server from './server';

test('exposes the lifecycles and the server’s render, nothing else', () => {
  expect(Object.keys(lifecycles).sort()).toEqual(['bootstrap', 'mount', 'unmount', 'warm']);
  expect(Object.keys(server)).toEqual(['render']);
});
