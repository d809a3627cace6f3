import type { LanguageCode } from 'shared-kernel/contract/languages';
import { whenIdle } from '../chrome/when-idle';

/**
 * Lets a worker load the browser's tables of dates and regions in idle time. Browsers load them once per process, for the first
 * formatter: on a phone (CPU 4x) 50 to 75 ms of the task that opens a product, 0.3 ms afterwards (docs/decisions/0138).
 */
export function loadFormatTables(language: LanguageCode): void {
  if (!('Worker' in window)) return;
  whenIdle(() => {
    try {
      new Worker(/* webpackChunkName: "format-tables" */ new URL('./format-tables.ts', import.meta.url), {
        name: language,
      });
    } catch {
      // workers are blocked: the first formatter loads them
    }
  });
}
