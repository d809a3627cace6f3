/**
 * To be run in a page before its own scripts: collects in `__presses` what the browser says of every event that belongs to a press
 * (Event Timing API). Shorter than 16 ms it does not say.
 */
export function notePresses() {
  window.__presses = [];
  new PerformanceObserver((list) => {
    for (const { name, interactionId, startTime, duration, processingStart, processingEnd } of list.getEntries()) {
      if (interactionId)
        window.__presses.push({ name, interactionId, startTime, duration, processingStart, processingEnd });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
