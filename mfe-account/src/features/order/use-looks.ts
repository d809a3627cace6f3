import { useRef } from 'react';

/** s between polls; about five minutes in all, then a reload or the mail shows the result */
const PAUSES = [2, 2, 3, 3, 5, 5, 8, 8, 13, 13, 20, 20, 30, 30, 30, 30, 30, 30];

interface Looked<T> {
  state: { data: T | undefined; dataUpdateCount: number; errorUpdateCount: number };
}

/**
 * For `refetchInterval`: looks again while something is expected, less and less often, and then no more. A hidden page does not look.
 * @param isExpected whether what is known so far is still to change
 */
export function useLooks<T>(isExpected: (data: T) => boolean): (query: Looked<T>) => number | false {
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
