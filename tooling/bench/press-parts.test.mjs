import { slowestPress } from './press-parts.mjs';

const event = (interactionId, startTime, processingStart, processingEnd, duration) => ({
  interactionId,
  startTime,
  processingStart,
  processingEnd,
  duration,
});

test('splits the slowest press into parts over all its events', () => {
  const events = [event(1, 0, 5, 10, 24), event(2, 100, 130, 140, 96), event(2, 100, 142, 160, 104)];
  expect(slowestPress(events)).toEqual({ total: 104, delay: 30, handler: 30, frame: 44 });
});

test('a press that the browser did not report took at most 16 ms', () => {
  expect(slowestPress([]).total).toBe(16);
});
