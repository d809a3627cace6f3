import { useEffect, useState } from 'react';
import { runByServerClock } from './server-clock';

/** longest delay that `setTimeout` supports, ms */
const LONGEST = 2 ** 31 - 1;

/**
 * The server's time for prices (D20): `serverTime` as sent with the data until `moment` is reached, then `moment`. So a flash price
 * ends on the open page without a reload (S130), and on a page cached past the end as soon as the server's time is known.
 * @param serverTime ISO 8601
 * @param moment ISO 8601, e.g. the end of a sale; null when nothing will change
 */
export function useServerNow(serverTime: string, moment: string | null): Date {
  const [reached, setReached] = useState<string | null>(null);
  useEffect(() => {
    const end = moment ? Date.parse(moment) : Number.NaN;
    if (!(end > Date.parse(serverTime))) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = runByServerClock(serverTime, (now) => {
      clearTimeout(timer);
      const left = end - now();
      if (left <= 0) setReached(moment);
      else if (left <= LONGEST) timer = setTimeout(() => setReached(moment), left);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [serverTime, moment]);
  return new Date(moment && reached === moment ? moment : serverTime);
}

/**
 * The clock value that cached product markup depends on (`KeptMarkup`): none unless one of the products has a price that ends.
 * @param serverTime ISO 8601
 */
export const clockOf = (products: readonly { end_time: string | null }[], serverTime: string): string | null =>
  products.some(({ end_time }) => end_time !== null) ? serverTime : null;
