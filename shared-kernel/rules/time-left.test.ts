import fc from 'fast-check';
import { secondsUntil, timeLeft } from './time-left';

const moment = fc.integer({ min: 0, max: 4_102_444_800_000 });

test('S130 the parts of a countdown add up, each within its unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (total) => {
      const { days, hours, minutes, seconds } = timeLeft(total);
      expect(days * 86_400 + hours * 3600 + minutes * 60 + seconds).toBe(total);
      expect([hours < 24, minutes < 60, seconds < 60, Math.min(days, hours, minutes, seconds) >= 0]).toEqual(
        Array(4).fill(true),
      );
    }),
  );
});

test('S130 D20 reads 0 exactly at the deadline, never less', () => {
  fc.assert(
    fc.property(moment, moment, (until, now) => {
      const left = secondsUntil(until, now);
      expect(left === 0).toBe(now >= until);
      expect(left).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('S130 decreases by one second per second', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 10 ** 6 }), (now, seconds) => {
      const until = now + seconds * 1000;
      expect(secondsUntil(until, now) - secondsUntil(until, now + 1000)).toBe(1);
    }),
  );
});

test('S130 treats an invalid date as past', () => {
  expect(secondsUntil(Number.NaN, 0)).toBe(0);
});
