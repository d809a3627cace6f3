/**
 * Runs in a page before its own scripts: collects in `__presses` the browser's timing of every event of a click (Event Timing API),
 * which omits events below 16 ms.
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
