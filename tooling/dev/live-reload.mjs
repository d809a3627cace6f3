const EVENTS = '/__dev/events';
const SCRIPT = '/__dev/reload.js';

/** A script of our own origin, so the pages' policy allows it. After an outage it reloads when the first connection is back. */
const CODE = `(() => {
  const events = new EventSource('${EVENTS}');
  let opened = false;
  events.onopen = () => { if (opened) location.reload(); opened = true; };
  events.onmessage = () => location.reload();
})();`;

/** Tells open pages to load again. */
export function liveReload() {
  const pages = new Set();
  return {
    reload() {
      for (const page of pages) page.write('data: reload\n\n');
    },
    /** Answers requests of its own; false for all others. */
    handle(request, response) {
      if (request.url === SCRIPT) {
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(CODE);
        return true;
      }
      if (request.url !== EVENTS) return false;
      response
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .write(': hello\n\n');
      pages.add(response);
      request.on('close', () => pages.delete(response));
      return true;
    },
    /** Puts the script into a page. */
    inject: (html) => html.replace('</head>', `<script src="${SCRIPT}" defer></script></head>`),
  };
}
