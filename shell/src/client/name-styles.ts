/**
 * Tells emotion which rules the page has: it looks for their ids behind the key in `data-emotion`. The document does not write
 * them there, because each stands in its rule already (docs/decisions/0050). Call it before the first cache of styles is made.
 */
export function nameStyles(): void {
  const late = lateStyles();
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')) {
    const key = style.dataset.emotion ?? '';
    const rules = (style.textContent ?? '') + (late.get(key) ?? '');
    const classes = rules.split(`.${key}-`).slice(1);
    const ids = [...classes.map((rest) => /^\w+/.exec(rest)?.[0]), ...(rules.match(/animation-\w+(?= *\{)/g) ?? [])];
    style.dataset.emotion = [key, ...new Set(ids)].join(' ');
  }
}

/**
 * Selectors of the styles that stand whole in a part's sheet, by emotion's key: those before its empty rule `.key-parts`. What a sheet
 * that has not come yet says is inserted once more.
 */
function lateStyles(): Map<string, string> {
  const byKey = new Map<string, string>();
  for (const { cssRules, ownerNode } of document.styleSheets) {
    // the document's own end with no such rule
    if (ownerNode instanceof HTMLElement && ownerNode.dataset.emotion !== undefined) continue;
    const rules = Array.from(cssRules);
    const end = rules.findIndex((rule) => rule instanceof CSSStyleRule && rule.selectorText.endsWith('-parts'));
    if (end >= 0) byKey.set(namesIn(rules[end]).slice(1, -'-parts'.length), rules.slice(0, end).map(namesIn).join());
  }
  return byKey;
}

/** Selectors in a rule, or the name of its keyframes; to write the text of each rule would take longer than all else here. */
function namesIn(rule: CSSRule | undefined): string {
  if (!rule) return '';
  if (rule instanceof CSSStyleRule) return rule.selectorText;
  if ('findRule' in rule) return `${(rule as CSSKeyframesRule).name}{`;
  return 'cssRules' in rule ? Array.from((rule as CSSGroupingRule).cssRules, namesIn).join() : '';
}
