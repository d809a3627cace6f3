import { useRef } from 'react';

/** s between polls; about five minutes in all, then a reload or the mail shows the result */
const PAUSES = [2, 2, 3, 3, 5, 5, 8, 8, 13, 13, 20, 20, 30, 30, 30, 30, 30, 30];

interface PolledQuery<T> {
  state: { data: T | undefined; dataUpdateCount: number; errorUpdateCount: number };
}

/**
 * For `refetchInterval`: polls while a change is expected, at growing intervals, and then stops. A hidden page does not poll.
 * @param isExpected whether the known data is still to change
 */
export function usePolling<T>(isExpected: (data: T) => boolean): (query: PolledQuery<T>) => number | false {
  const begun = useRef<number | null>(null);
  return ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
    if (data === undefined || !isExpected(data)) {
      begun.current = null;
      return false;
    }
    const count = dataUpdateCount + errorUpdateCount;
    begun.current ??= count;
    const pause = PAUSES[count - begun.current];
    return pause === undefined ? false : pause * 1000;
  };
}
