import type { EventMap } from '../events/event-map';
import { on } from '../platform/bus';

/** The toasts requested during the current test; call it at the top of a file or of a `describe`. */
export function recordToasts(): EventMap['toast:requested'][] {
  const received: EventMap['toast:requested'][] = [];
  let stop: () => void;
  beforeEach(() => {
    received.length = 0;
    stop = on('toast:requested', (toast) => received.push(toast));
  });
  afterEach(() => stop());
  return received;
}
