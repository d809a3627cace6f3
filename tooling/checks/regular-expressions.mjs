import { parseSync } from '@swc/core';

// the pure JavaScript backend: the same result on every machine; the module reads this when it is loaded
process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = await import('recheck');

/** ms for one expression, far more than any takes: the result must not depend on the machine */
const LONGEST_MS = 120_000;

/**
 * Regular expression literals of a source, and the number of calls of `RegExp`.
 * @param {string} source
 * @param {string} file its name determines the syntax
 * @returns {{ literals: { pattern: string, flags: string }[], made: number }}
 */
export function regularExpressionsOf(source, file) {
  const found = { literals: [], made: 0 };
  collect(parseSync(source, { syntax: 'typescript', tsx: !file.endsWith('.ts') }).body, found);
  return found;
}

function collect(node, found) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'RegExpLiteral') found.literals.push({ pattern: node.pattern, flags: node.flags });
  const calls = node.type === 'NewExpression' || node.type === 'CallExpression';
  if (calls && node.callee.value === 'RegExp') found.made += 1;
  for (const child of Object.values(node)) collect(child, found);
}

/**
 * Why an expression takes more than linear time, or null.
 * @param {{ pattern: string, flags: string }} expression
 * @returns {string | null} e.g. '2nd degree polynomial'
 */
export function slownessOf({ pattern, flags }) {
  const verdict = checkSync(pattern, flags, { timeout: LONGEST_MS });
  if (verdict.status === 'safe') return null;
  return verdict.status === 'vulnerable' ? verdict.complexity.summary : `not known: ${verdict.error.kind}`;
}
