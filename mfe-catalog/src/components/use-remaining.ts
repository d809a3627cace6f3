import { useEffect, useState } from 'react';

/**
 * Whole seconds until a moment, counted down every second, never below 0. The start is what the server's clock says, the same on
 * the server and in the hydrating render; the browser's clock only measures what passes.
 */
export function useRemaining(until: string, serverTime: string): number {
  const total = Math.max(0, Math.ceil((Date.parse(until) - Date.parse(serverTime)) / 1000));
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    setPassed(0);
    const start = performance.now();
    const timer = setInterval(() => {
      const seconds = Math.floor((performance.now() - start) / 1000);
      setPassed(seconds);
      if (seconds >= total) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [total]);
  return Math.max(0, total - passed);
}
