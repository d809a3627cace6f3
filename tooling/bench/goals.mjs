/**
 * What the shop is held to (docs/benchmarks.md), by the key that a measurement gives its rows.
 * `digits`: decimals that are shown and compared, so 0.004 of layout shift is 0.00.
 */
export const GOALS = {
  script: { what: 'script of the first load, federated / one bundle', most: 1.15, digits: 2 },
  waves: { what: 'request waves before hydration', most: 2, digits: 0 },
  paint: { what: 'scripts executed before the first paint', most: 0, digits: 0 },
  tap: { what: "pieces in the cart after one tap on 'Add to cart' at the first paint", least: 1, most: 1, digits: 0 },
  shift: { what: 'layout shift, loaded and scrolled to the end', most: 0, digits: 2 },
  complaints: { what: 'complaints in the console (hydration, errors, content policy)', most: 0, digits: 0 },
  requests: { what: 'requests per second, kept page / page rendered for each request', least: 10, digits: 1 },
  api: { what: 'p95 of a call of the API, 100,000 products / 1,000', most: 3, digits: 1 },
  memory: { what: 'memory of the server, last / first ten of 50 switches of a version', most: 1.1, digits: 2 },
};

/**
 * @typedef {{key: keyof typeof GOALS, where: string, value: number, detail?: string}} Row one measured number
 * @param {Row} row
 * @returns {boolean}
 */
export function meetsGoal({ key, value }) {
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY, digits } = GOALS[key];
  const shown = Number(value.toFixed(digits));
  return shown >= least && shown <= most;
}

/** The goal in words: `at most 1.15`. */
export function goalText(key) {
  const { least, most, digits } = GOALS[key];
  if (least === most) return `exactly ${most.toFixed(digits)}`;
  return least === undefined ? `at most ${most.toFixed(digits)}` : `at least ${least.toFixed(digits)}`;
}
