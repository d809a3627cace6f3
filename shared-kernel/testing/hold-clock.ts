/**
 * From now on timers and dates stand still until the test lets them run; the network of a test, which needs turns and no time, goes
 * on. `jest.useRealTimers()` ends it.
 */
export function holdClock(): void {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
}
