/**
 * The top-level rules of a style sheet as written by emotion; a media rule includes the rules in it.
 * @param css without comments
 */
export function cssRules(css: string): string[] {
  const rules: string[] = [];
  let begin = 0;
  let depth = 0;
  for (let at = 0; at < css.length; at++) {
    const sign = css[at];
    if (sign === '\\') at++;
    else if (sign === '"' || sign === "'") at = endOfText(css, at);
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) {
      rules.push(css.slice(begin, at + 1));
      begin = at + 1;
    }
  }
  return rules;
}

/** Index of the closing quotation mark of the string that begins at `from`. */
function endOfText(css: string, from: number): number {
  let at = from + 1;
  while (at < css.length && css[at] !== css[from]) at += css[at] === '\\' ? 2 : 1;
  return at;
}
