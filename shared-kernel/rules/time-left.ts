/** The time until a moment, in the units of a countdown. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Whole seconds from `now` until a moment, rounded up; 0 once it has passed, and for an invalid date (S130, ms). */
export function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000)) || 0;
}

/**
 * Splits whole seconds into days, hours below 24, minutes and seconds below 60.
 * @example timeLeft(90_061) // 1 day, 1 hour, 1 minute, 1 second
 */
export function timeLeft(seconds: number): TimeLeft {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
