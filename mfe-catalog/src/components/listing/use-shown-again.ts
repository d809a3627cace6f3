import { useEffect, useEffectEvent, useRef } from 'react';
import { afterPaint } from 'shared-kernel/remote/after-paint';

/**
 * Refreshes a screen that stays mounted in the background when it is left (`staysBehind`, docs/decisions/0054). Refetching when the
 * queries' effects run again would send the requests before the screen is painted, so they do not refetch then; `refresh` does it after the paint.
 * @param refresh refetches what may have changed meanwhile
 * @returns a function that says whether the screen has been left before
 */
export function useShownAgain(refresh: () => void): () => boolean {
  const left = useRef(false);
  const again = useEffectEvent(refresh);
  useEffect(() => {
    let here = true;
    if (left.current) void afterPaint().then(() => here && again());
    return () => {
      here = false;
      left.current = true;
    };
  }, []);
  return () => left.current;
}
