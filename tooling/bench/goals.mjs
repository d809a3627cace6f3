/**
 * The shop's targets (docs/benchmarks.md), by the key of a measurement's rows. `digits`: decimals that are shown and compared, so a
 * layout shift of 0.004 is 0.00. A bound is a number, or one for each place that is measured. Without a bound a row is
 * informational.
 * @type {Record<string, {what: string, most?: number | Record<string, number>, least?: number | Record<string, number>, digits:
 * number}>}
 */
export const GOALS = {
  lighthouse: { what: 'Lighthouse, phone, simulated', least: 100, digits: 0 },
  'lighthouse-arabic': { what: 'the same in Arabic', least: 100, digits: 0 },
  blocking: { what: 'blocking time, ms', most: 40, digits: 0 },
  thread: { what: 'main thread, ms', most: 850, digits: 0 },
  lcp: { what: 'largest paint, simulated, ms', most: 950, digits: 0 },
  usable: { what: 'usable (header / filters / buy box), s', most: 1.5, digits: 1 },
  'press-cart-loading': { what: 'INP, add to cart as soon as it is usable, ms', most: 50, digits: 0 },
  'press-cart': { what: 'INP, add to cart, settled, ms', most: 50, digits: 0 },
  'press-filter': { what: 'INP, filter, ms', most: 100, digits: 0 },
  'press-quantity': { what: 'INP, quantity, ms', most: 50, digits: 0 },
  'press-letters': { what: 'INP, first letters of a search, ms', most: 80, digits: 0 },
  'press-sort': { what: 'INP, sort, ms', most: 100, digits: 0 },
  'press-open': { what: 'INP, open a product, ms', most: 100, digits: 0 },
  back: { what: 'back to the list, painted, ms', most: 150, digits: 0 },
  'open-title': { what: 'listing to product: title painted, ms', most: 120, digits: 0 },
  'open-box': { what: 'listing to product: buy box painted, ms', most: 250, digits: 0 },
  'thread-time': { what: 'time of the main thread to load and settle, CPU not slowed, ms', digits: 0 },
  'thread-time-cart': { what: 'the same of a press: add to cart, settled', digits: 1 },
  'thread-time-quantity': { what: 'quantity', digits: 1 },
  'thread-time-filter': { what: 'filter', digits: 1 },
  'thread-time-sort': { what: 'sort', digits: 1 },
  'thread-time-open': { what: 'open a product', digits: 1 },
  script: { what: 'script until usable, as sent to the first visitor, kB', most: 120, digits: 1 },
  html: { what: 'HTML as sent, kB', most: { home: 16, listing: 14.6, product: 14.6 }, digits: 1 },
  processor: {
    what: 'processor time of a rendered page, all processes, all answers asked for, ms',
    most: { home: 8, listing: 7, product: 6 },
    digits: 1,
  },
  'processor-kept-answers': {
    what: 'the same from answers that are kept, ms',
    most: { home: 8, listing: 7, product: 6 },
    digits: 1,
  },
  rendered: { what: 'rendered pages per second, one shell process', least: 100, digits: 0 },
  'rendered-kept-answers': { what: 'the same from answers that are kept', least: 100, digits: 0 },
  'rendered-two': { what: 'rendered pages per second, two shell processes on this machine', least: 250, digits: 0 },
  'rendered-two-kept-answers': { what: 'the same from answers that are kept', least: 250, digits: 0 },
  personal: {
    what: 'processor time of a page of one person, ms',
    most: { 'empty cart': 3, orders: 10 },
    digits: 1,
  },
  kept: { what: 'kept pages per second', least: 10_000, digits: 0 },
  'kept-processor': { what: 'processor time of a kept page, ms', most: 0.1, digits: 2 },
  stale: { what: 'answers with an old price later than 1 s after the change', most: 0, digits: 0 },
  resident: { what: 'memory after load, shell + API, MiB', most: 250, digits: 0 },
  'federation-script': { what: 'federated / one bundle: script, brotli 11', most: 1.02, digits: 2 },
  'federation-lcp': { what: 'federated / one bundle: largest paint', most: 1.02, digits: 2 },
  'federation-blocking': { what: 'federated / one bundle: blocking time', most: 1.02, digits: 2 },
  'federation-usable': { what: 'federated / one bundle: usable', most: 1.02, digits: 2 },
  waves: { what: 'request waves before hydration', most: 2, digits: 0 },
  paint: { what: 'scripts executed before the first paint', most: 0, digits: 0 },
  tap: { what: "pieces in the cart after one tap on 'Add to cart' at the first paint", least: 1, most: 1, digits: 0 },
  shift: { what: 'layout shift, loaded and scrolled to the end', most: 0, digits: 2 },
  complaints: { what: 'complaints in the console (hydration, errors, content policy)', most: 0, digits: 0 },
  memory: { what: 'memory of the server, last / first ten of 50 switches of a version', most: 1.1, digits: 2 },
  api: { what: 'p50 of a call of the API, most products / 1,000', most: 3, digits: 1 },
  pages: { what: 'p50 of a rendered page, most products / 1,000', most: 1.5, digits: 2 },
  versions: { what: 'p50 of a rendered page, 200 versions in the store / 1', most: 1.5, digits: 2 },
  processes: { what: 'rendered pages per second, 4 shell processes / 1', least: 1, digits: 2 },
};

/**
 * @typedef {{key: keyof typeof GOALS, where: string, value: number, detail?: string, subject?: string}} Row one measured number;
 * `subject`: whose it is, unless the shop's own. Others are listed for comparison and have no target
 * @param {Row} row
 * @returns {boolean}
 */
export function meetsGoal({ key, where, value, subject }) {
  const { digits } = GOALS[key];
  const least = boundAt(GOALS[key].least, where) ?? Number.NEGATIVE_INFINITY;
  const most = boundAt(GOALS[key].most, where) ?? Number.POSITIVE_INFINITY;
  const shown = Number(value.toFixed(digits));
  return subject !== undefined || (shown >= least && shown <= most);
}

/** The target in words: `at most 1.15`, or `at most 16.0 / 14.6 / 14.6`. */
export function goalText(key) {
  const { least, most, digits } = GOALS[key];
  const text = (bound) =>
    (typeof bound === 'object' ? Object.values(bound) : [bound]).map((number) => number.toFixed(digits)).join(' / ');
  if (least !== undefined && least === most) return `exactly ${text(most)}`;
  if (most !== undefined) return `at most ${text(most)}`;
  return least === undefined ? '' : `at least ${text(least)}`;
}

const boundAt = (bound, where) => (typeof bound === 'object' ? bound[where] : bound);
