/**
 * Media and states that a phone does not show on a page's first view: wide windows (contract/wide-windows), paper, hover, focus or
 * open.
 */
const LATE_MEDIA =
  /^@media (?:\(min-width: (?:576|768|992|1200|1400|1500)px\)|not all and \(max-width: (?:576|768|992|1200|1400|1500)\.98px\)|\(hover: hover\)[^{]*|print|\(forced-colors: active\))\{/;
const LATE_STATE =
  /:(?:hover|active|focus|focus-visible|focus-within|popover-open)|\[open\]|::backdrop|\[aria-expanded="?true"?\]/;

/**
 * The sheet's text: complete styles first, then, after an empty rule, the late rules of the others. Nothing in it changes the
 * cascade: a rule stays in the document if a later one of its style sets the same property.
 * @param {{late: boolean, rules: string[]}[]} styles of a part
 * @param {string} key emotion's
 * @returns {string} empty when nothing is late
 */
export function lateRules(styles, key) {
  const whole = unique(styles.filter(({ late }) => late).flatMap(({ rules }) => rules));
  const parts = unique(styles.filter(({ late }) => !late).flatMap(({ rules }) => latePartOf(rules)));
  if (!whole.length && !parts.length) return '';
  return [...whole, `.${key}-parts{}`, ...parts.filter((rule) => !whole.includes(rule))].join('');
}

function latePartOf(rules) {
  const late = [];
  const setLater = new Set();
  for (const rule of rules.toReversed()) {
    const set = propertiesOf(rule);
    if (isLate(rule) && !set.some((one) => [...setLater].some((other) => meet(one, other)))) late.unshift(rule);
    else for (const one of set) setLater.add(one);
  }
  return late;
}

function isLate(rule) {
  if (rule.startsWith('@')) return LATE_MEDIA.test(rule);
  const selectors = rule.slice(0, rule.indexOf('{')).split(',');
  return selectors.every((one) => LATE_STATE.test(one.replace(/:not\([^)]*\)/g, '')));
}

const propertiesOf = (rule) => [...rule.matchAll(/[{;]([\w-]+):/g)].map(([, name]) => name);
/** `border` and `border-color` set the same property */
const meet = (one, other) => one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
const unique = (rules) => [...new Set(rules)];
