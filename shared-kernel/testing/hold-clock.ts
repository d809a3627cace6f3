/**
 * Freezes timers and dates until the test advances them; the mocked network, which needs event-loop turns but no time, continues.
 * `jest.useRealTimers()` ends it.
 */
export function holdClock(): void {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
}
