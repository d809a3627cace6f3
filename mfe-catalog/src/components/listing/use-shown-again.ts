import { useEffect, useEffectEvent, useRef } from 'react';
import { afterPaint } from 'shared-kernel/remote/after-paint';

/**
 * Looks after a screen that stays behind when it is left (`staysBehind`, docs/decisions/0054). What its queries would ask for when their effects begin
 * again would go out before the screen is painted, so they ask for nothing then, and `refresh` does it behind the paint.
 * @param refresh asks for what may have changed meanwhile
 * @returns whether the screen has been left before; the same function for ever
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
