/** `<main>`; holds one element per owner, `app-<owner>` (shell/src/boot.ts). */
const SLOT = 'slot';

/** ms without a request after which a page counts as idle */
const QUIET_MS = 150;

/**
 * @typedef {object} Fault
 * @property {string} text what is wrong, as the end of a sentence
 * @property {string} [address] where, when it is not the visit's own address
 * @property {boolean} [endless] true: it took the whole time limit
 */

/**
 * Opens one page as a visitor does, waits until it is hydrated and idle, and clicks the first button and the first link of its
 * slot.
 * @param {{context: import('playwright-core').BrowserContext, origin: string, visit: import('./addresses.mjs').Visit, remote:
 * string, limitMs: number}} options
 * @returns {Promise<Fault | undefined>} the first fault
 */
export function visitPage({ context, origin, visit, remote, limitMs }) {
  const fails = !['full', 'empty'].includes(visit.answers);
  return withPage({ context, origin, limitMs, fails }, async (page, listener) => {
    const answer = await open(page, origin + visit.address, limitMs);
    const reason = decodeURIComponent(answer.headers()['x-trial-reason'] ?? '');
    if (reason) return `the server cannot render it: ${reason}`;
    // redirected to another owner's page, which is tried with that owner
    if (answer.request().redirectedFrom() && !(await answer.text()).includes(`id="app-${remote}"`)) return undefined;
    const status = answer.status();
    if (!fails && status >= 500) return `the server answers ${status}`;
    if (visit.answers === 'full' && status === 404) return 'the server answers 404 although the data is there';
    await alive(page, limitMs);
    await listener.idle();
    return (
      listener.take() ?? judge(await look(page, limitMs), { fails }) ?? (await clickAround(page, listener, remote))
    );
  });
}

/**
 * Navigates from page to page of a remote without a new document, as links within the shop do: what a page loads only then must be
 * available, and screens must mount and unmount.
 * @param {{context: import('playwright-core').BrowserContext, origin: string, visits: import('./addresses.mjs').Visit[], limitMs:
 * number}} options
 * @returns {Promise<Fault | undefined>} the first fault
 */
export async function walkPages({ context, origin, visits: [first, ...rest], limitMs }) {
  let at = first.address;
  const fault = await withPage({ context, origin, limitMs, fails: false }, async (page, listener) => {
    await open(page, origin + at, limitMs);
    await alive(page, limitMs);
    await listener.idle();
    for (const { address } of [...rest, first]) {
      at = address;
      await runIn(page, limitMs, clickLinkTo, address);
      await listener.idle();
      const firstFault = listener.take() ?? judge(await lookOnceSettled(page, limitMs), { fails: false });
      if (firstFault) return `after a link to it, ${firstFault}`;
    }
    return undefined;
  });
  return fault && { ...fault, address: at };
}

/** Runs in the page. */
function clickLinkTo(href) {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}

/** A link to a page with a guard or another layout loads a new document. */
async function lookOnceSettled(page, limitMs) {
  await settled(page, limitMs);
  return look(page, limitMs);
}

async function settled(page, limitMs) {
  await page.waitForLoadState('load', { timeout: limitMs });
  await alive(page, limitMs);
}

async function withPage({ context, origin, limitMs, fails }, work) {
  const page = await context.newPage();
  page.setDefaultTimeout(limitMs);
  const listener = listen(page, { origin, fails });
  let timer;
  // code in a page with an endless loop never returns
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Stuck()), 4 * limitMs);
  });
  try {
    const text = await Promise.race([work(page, listener), late]);
    return text && { text };
  } catch (error) {
    const firstFault = listener.take();
    return firstFault ? { text: firstFault } : faultOf(error, limitMs);
  } finally {
    clearTimeout(timer);
    // a page in an endless loop does not close itself
    await Promise.race([page.close().catch(() => {}), new Promise((resolve) => setTimeout(resolve, 1000).unref())]);
  }
}

const open = (page, url, limitMs) =>
  page.goto(url, { waitUntil: 'commit', timeout: limitMs }).catch((error) => {
    throw new Unanswered(error.message);
  });

class Unanswered extends Error {}
class Stuck extends Error {}

function faultOf(error, limitMs) {
  const endless = error instanceof Stuck || /Timeout/.test(error.message);
  if (error instanceof Unanswered)
    return {
      text: endless ? `the server does not answer within ${limitMs / 1000} s` : 'the server does not answer',
      endless,
    };
  if (endless) return { text: `it does not come alive in the browser within ${limitMs / 1000} s`, endless };
  return { text: `the browser ends the page: ${error.message.split('\n')[0]}` };
}

/** Collects everything that the browser reports about a page. */
function listen(page, { origin, fails }) {
  let complaints = [];
  let open = 0;
  let last = Date.now();
  const count = (by) => {
    open += by;
    last = Date.now();
  };
  page.on('request', () => count(1));
  page.on('requestfinished', () => count(-1));
  page.on('requestfailed', (request) => {
    count(-1);
    const reason = request.failure()?.errorText ?? '';
    // leaving a page aborts its pending requests
    if (!/ERR_ABORTED/.test(reason))
      complaints.push({ about: pathOf(request.url(), origin), text: `cannot be loaded (${reason})` });
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      complaints.push({ about: pathOf(response.url(), origin), text: `answers ${response.status()}` });
  });
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const text = message.text().split('\n')[0].slice(0, 300);
    // the response is reported separately
    if (!/^Failed to load resource/.test(text) && !ABOUT_TIME.test(text)) complaints.push(saying(text));
  });
  page.on('pageerror', (error) =>
    complaints.push({ text: `it throws ${error.name}: ${error.message.split('\n')[0]}` }),
  );
  page.on('crash', () => complaints.push({ text: 'the browser gives the page up' }));
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  return {
    async idle() {
      const end = Date.now() + 5000;
      while ((open > 0 || Date.now() - last < QUIET_MS) && Date.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 25));
    },
    /** The first complaint since the last call, if any. When the API fails, the page's calls do, too. */
    take() {
      const mine = complaints.filter((one) => !(fails && (one.ofTheApi || one.about?.startsWith('/api/'))));
      complaints = [];
      const [first] = mine.map(({ about, text }) => (about ? `${about} ${text}` : text));
      return first;
    },
  };
}

/** React's error numbers for a page that differs from the server's HTML. */
const MISMATCH = /Minified React error #(418|419|421|422|423|425)\b|[Hh]ydrat\w+ failed/;
/** Errors that the kernel's client throws for responses; React logs what a page's boundary caught. */
const OF_THE_API = /^(RequestFailed|NotFound|ApiDown)\b/;

/**
 * Messages about a picture that was left before the machine got round to showing it, and about an application that took seconds to
 * start (single-spa's message 31): the trial itself limits the time of a page.
 */
const ABOUT_TIME =
  /was preloaded using link preload but not used within a few seconds|^single-spa minified message #31:/;

const saying = (text) =>
  MISMATCH.test(text)
    ? { text: 'what the browser renders first differs from what the server sent' }
    : { text: `the console says: ${text}`, ofTheApi: OF_THE_API.test(text) };

const pathOf = (url, origin) => (url.startsWith(origin) ? url.slice(origin.length) : url);

/** Resolves when the slot has hydrated, or contains the message that it never will. */
async function alive(page, limitMs) {
  const listens = (slot) => {
    const holder = document.getElementById(slot);
    const roots = [...(holder?.children ?? [])];
    return roots.some(({ id }) => window.__hydrated?.has(id)) || holder?.querySelector('.error-page') != null;
  };
  await page.waitForFunction(listens, SLOT, { timeout: limitMs, polling: 50 }).catch((error) => {
    throw /Timeout/.test(error.message) ? new Stuck(error.message) : error;
  });
}

/** What a visitor sees in the slot. */
const look = (page, limitMs) => runIn(page, limitMs, slotState, SLOT);

/**
 * Runs a function in the page, and again in a document that replaces it meanwhile: the return from a gateway leads on to the order,
 * and a link to another layout may end the document before the click returns.
 */
async function runIn(page, limitMs, work, argument) {
  try {
    return await page.evaluate(work, argument);
  } catch (error) {
    if (!/Execution context was destroyed/.test(error.message)) throw error;
    await settled(page, limitMs);
    return runIn(page, limitMs, work, argument);
  }
}

/** Runs in the page. */
function slotState(id) {
  const slot = document.getElementById(id);
  return {
    isEmpty: !slot?.textContent?.trim() && !slot?.querySelector('img, svg, input'),
    // the shell's own, see error-panel.ts and error-template.ts there
    isGivenUp: slot?.querySelector('.error-page') != null,
    status: slot?.querySelector('[data-status]')?.getAttribute('data-status') ?? null,
  };
}

function judge({ isEmpty, isGivenUp, status }, { fails }) {
  if (isGivenUp) return 'the shell shows that this part is not available';
  if (isEmpty) return 'its slot is empty';
  return fails || status === null || status === '404' ? undefined : `it shows the error page with status ${status}`;
}

const BUTTON = 'button:not([disabled])';
const LINK = 'a[href^="/"]';

/** One click on the first button and one on the first link: what loads only then must be available, too. */
async function clickAround(page, listener, remote) {
  for (const [kind, selector] of [
    ['button', BUTTON],
    ['link', LINK],
  ]) {
    const target = page.locator(`#app-${remote}`).locator(`${selector}:visible`).first();
    if ((await target.count()) === 0) continue;
    const name = ((await target.textContent()) || (await target.getAttribute('aria-label')) || kind)
      .trim()
      .slice(0, 40);
    await target.click({ timeout: 3000, noWaitAfter: true }).catch((error) => {
      if (!/Timeout|intercepts|detached|not visible/.test(error.message)) throw error;
    });
    await page
      .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      .catch(() => {});
    await listener.idle();
    const firstFault = listener.take();
    if (firstFault) return `after a click on the ${kind} '${name}' ${firstFault}`;
  }
  return undefined;
}
