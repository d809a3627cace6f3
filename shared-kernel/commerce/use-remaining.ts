import { useEffect, useState } from 'react';
import { secondsUntil } from '../rules/time-left';
import { runByServerClock } from './server-clock';

export interface Remaining {
  /** whole seconds, never below 0 */
  seconds: number;
  /** false on the server and in the hydrating render: a cached page may be minutes old, so only hours and minutes are shown */
  running: boolean;
}

/** Time left until a moment by the server's clock (D20), updated every second. */
export function useRemaining(until: string, serverTime: string): Remaining {
  const end = Date.parse(until);
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = runByServerClock(serverTime, (now) => {
      clearTimeout(timer);
      const tick = () => {
        const at = now();
        setLeft(secondsUntil(end, at));
        // ticks on full seconds, so that the countdown ends together with the prices
        if (end > at) timer = setTimeout(tick, (end - at) % 1000 || 1000);
      };
      tick();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [end, serverTime]);
  return left === null
    ? { seconds: secondsUntil(end, Date.parse(serverTime)), running: false }
    : { seconds: left, running: true };
}
