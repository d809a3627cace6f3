import { useEffect, useState } from 'react';

/** longest time that `setTimeout` takes, ms */
const LONGEST = 2 ** 31 - 1;

/**
 * The server's time for prices (D20): `serverTime` as sent with the data until `moment` comes, then `moment`. So a flash price
 * ends on the open page without a reload (S130); the browser's own clock is only used to count what passes.
 * @param serverTime ISO 8601
 * @param moment ISO 8601, e.g. the end of a sale; null when nothing will change
 */
export function useServerNow(serverTime: string, moment: string | null): Date {
  const [reached, setReached] = useState<string | null>(null);
  useEffect(() => {
    const left = moment ? Date.parse(moment) - Date.parse(serverTime) : Number.NaN;
    if (!(left > 0 && left <= LONGEST)) return;
    const timer = setTimeout(() => setReached(moment), left);
    return () => clearTimeout(timer);
  }, [serverTime, moment]);
  return new Date(moment && reached === moment ? moment : serverTime);
}
