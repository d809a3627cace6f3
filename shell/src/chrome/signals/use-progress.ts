import { useEffect, useState } from 'react';
import { on } from 'shared-kernel/platform/bus';

/** ms: faster navigations show no bar (D11) */
const THROTTLE = 200;
/** ms that the full bar stays (S058) */
const HIDE_DELAY = 500;

export type Progress = 'hidden' | 'running' | 'done';

/** The state of the progress bar, following `navigation:started` and `navigation:ended` (S058). */
export function useProgress(): Progress {
  const [progress, setProgress] = useState<Progress>('hidden');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const started = on('navigation:started', () => {
      clearTimeout(timer);
      timer = setTimeout(() => setProgress('running'), THROTTLE);
    });
    const ended = on('navigation:ended', () => {
      clearTimeout(timer);
      setProgress((now) => (now === 'running' ? 'done' : 'hidden'));
      timer = setTimeout(() => setProgress('hidden'), HIDE_DELAY);
    });
    return () => {
      clearTimeout(timer);
      started();
      ended();
    };
  }, []);
  return progress;
}
