/**
 * Tells emotion which rules the page has: it expects their ids after the key in `data-emotion`. The document omits them there,
 * because each is already in its rule (docs/decisions/0050). Call it before the first style cache is created.
 */
export function nameStyles(): void {
  const late = lateStyles();
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')) {
    const key = style.dataset.emotion ?? '';
    const rules = (style.textContent ?? '') + (late.get(key) ?? '');
    const behind = (text: string, name: RegExp) =>
      rules
        .split(text)
        .map((rest) => name.exec(rest)?.[0])
        .slice(1);
    const ids = [...behind(`.${key}-`, /^\w+/), ...behind('keyframes ', /^animation-\w+/)];
    style.dataset.emotion = [key, ...new Set(ids)].join(' ');
  }
}

/**
 * Selectors of the styles that are entirely in a part's sheet, by emotion's key: those before its empty rule `.key-parts`. Styles
 * of a sheet that has not loaded yet are inserted again.
 */
function lateStyles(): Map<string, string> {
  const byKey = new Map<string, string>();
  for (const sheet of document.styleSheets) {
    try {
      const rules = [...sheet.cssRules] as Partial<CSSStyleRule>[];
      const end = rules.findIndex(({ selectorText }) => selectorText?.endsWith('-parts'));
      // the text of the preceding rules only: serialising every rule of a page takes a phone 12 ms (CPU 4x)
      const texts = rules.slice(0, end + 1).map((rule) => rule.selectorText ?? rule.cssText);
      const last = texts.pop();
      if (last) byKey.set(last.slice(1, -'-parts'.length), texts.join());
    } catch {
      // a sheet is unreadable when it failed to load, or when a browser extension adds it from another origin
    }
  }
  return byKey;
}
