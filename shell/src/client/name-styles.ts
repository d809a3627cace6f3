/**
 * Tells emotion which rules the document brought: it looks for their ids behind the key in `data-emotion`. The document does not write
 * them there, because each stands in its rule already (docs/decisions/0050). Call it before the first cache of styles is made.
 */
export function nameStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')) {
    const key = style.dataset.emotion ?? '';
    const rules = style.textContent ?? '';
    const classes = rules.split(`.${key}-`).slice(1);
    const ids = [...classes.map((rest) => /^\w+/.exec(rest)?.[0]), ...(rules.match(/animation-\w+(?= *\{)/g) ?? [])];
    style.dataset.emotion = [key, ...new Set(ids)].join(' ');
  }
}
