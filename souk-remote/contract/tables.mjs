import fs from 'node:fs';
import { parseSync } from '@swc/core';

/**
 * Exported constants of a source file; for an object literal its keys: `{ LIMITS: { short: true, long: true } }`. `true` means not
 * an object literal, `false` one whose keys cannot be read (spread, computed).
 * @returns {Record<string, boolean | object>}
 */
export function tablesIn(file) {
  const found = {};
  for (const { type, declaration } of parsed(file).body) {
    if (type !== 'ExportDeclaration' || declaration.type !== 'VariableDeclaration' || declaration.kind !== 'const')
      continue;
    for (const { id, init } of declaration.declarations) if (id.type === 'Identifier') found[id.value] = keysOf(init);
  }
  return found;
}

/** Names that a file re-exports (`export { map } from 'rxjs'`). */
export function reexportsIn(file) {
  return parsed(file).body.flatMap(({ type, specifiers = [] }) =>
    type === 'ExportNamedDeclaration' ? specifiers.map(({ exported, orig }) => (exported ?? orig).value) : [],
  );
}

const parsed = (file) =>
  parseSync(fs.readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });

function keysOf(node) {
  const bare = unwrapped(node);
  if (bare?.type !== 'ObjectExpression') return true;
  const keys = {};
  for (const property of bare.properties) {
    if (property.type === 'MethodProperty' || property.type === 'KeyValueProperty') {
      if (!['Identifier', 'StringLiteral'].includes(property.key.type)) return false;
      keys[property.key.value] = property.type === 'KeyValueProperty' ? keysOf(property.value) : true;
    } else if (property.type === 'Identifier') keys[property.value] = true;
    else return false;
  }
  return keys;
}

/** Removes type-only wrappers (`as const`, `satisfies`), which keep the value (`Object.freeze` is a call and stays). */
function unwrapped(node) {
  return /^Ts(As|ConstAs|Const|Satisfies)/.test(node?.type ?? '') ? unwrapped(node.expression) : node;
}
