import * as lifecycles from './lifecycles';
import * as server from './server';

test('exposes only lifecycles to the browser and a render to the server', () => {
  expect(Object.keys(lifecycles).sort()).toEqual(['bootstrap', 'mount', 'unmount', 'warm']);
  expect(Object.keys(server)).toEqual(['render']);
});
