import fs from 'node:fs';
import path from 'node:path';

const EVENTS = '/__dev/events';
const SCRIPT = '/__dev/page.js';
/** Runs in pages under development. A script of our own origin, as the pages' CSP requires. */
const CODE = fs.readFileSync(path.join(import.meta.dirname, 'in-page.js'), 'utf8');

/** Reloads open pages, or shows them the build's errors. */
export function liveReload() {
  const pages = new Set();
  let broken = '';
  const sendState = (page) => page.write(`data: ${JSON.stringify({ broken })}\n\n`);
  return {
    reload() {
      broken = '';
      for (const page of pages) page.write('data: {"reload":true}\n\n');
    },
    /** Shows a text in every page until the next reload. */
    show(text) {
      broken = text;
      for (const page of pages) sendState(page);
    },
    /** Handles requests for its own script and stream; returns false for all others. */
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
      if (broken) sendState(response);
      request.on('close', () => pages.delete(response));
      return true;
    },
    /**
     * Inserts the script into a page.
     * @param {string} html
     * @param {string} [failure] error that the remote threw during the server render
     */
    inject(html, failure = '') {
      const shown = failure.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      // before all other scripts, to catch their errors
      return html.replace('<head>', () => `<head><script src="${SCRIPT}" data-failure="${shown}"></script>`);
    },
  };
}
