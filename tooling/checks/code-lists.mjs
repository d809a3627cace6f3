import fs from 'node:fs';
import path from 'node:path';

/**
 * The lists to which codes in titles and comments refer.
 * @param {string} root of the repository
 * @returns {{lines: Map<string, string[]>, requirements: Map<string, string[]>, decisions: Set<string>}} kinds of proof by code
 * (`open`: none yet), and the codes of the decisions on the specification (D1 and so on)
 */
export function codeLists(root) {
  const acceptance = fs.readFileSync(path.join(root, 'docs/acceptance.md'), 'utf8');
  const requirements = fs.readFileSync(path.join(root, 'docs/requirements.md'), 'utf8');
  return {
    lines: kindsOf(acceptance, /^S\d{3}$/),
    requirements: kindsOf(requirements, /^[A-Z]\d{1,2}$/),
    decisions: new Set([...acceptance.matchAll(/^\| (D\d+) \|/gm)].map(([, code]) => code)),
  };
}

/** Rows `| code | ... | kinds |` whose code matches. */
function kindsOf(markdown, code) {
  const rows = markdown.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(rows.filter((cells) => code.test(cells[1] ?? '')).map((cells) => [cells[1], cells[4].split(', ')]));
}
