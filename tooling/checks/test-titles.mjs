import { parseSync } from '@swc/core';
import { filesOf } from './source-files.mjs';

const TEST_FILE = /\.(test|spec)\.(tsx?|mjs)$/;
/** Functions that name tests or groups of tests. */
const NAMING = new Set(['test', 'it', 'describe']);
const FUNCTION = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const CODE_FIRST = /^(S\d{3}|[A-Z]\d{1,2})(\b|,)/;

/**
 * Kinds of proof, by a test's location. `journey`: a real browser against the running shop. `call`: HTTP against the API over a
 * real PostgreSQL. `screen`: what a user sees, as a component through its route or as the page sent by the shell's server. `rule`:
 * everything else, a function or a server part on its own.
 * @param {string} file path from the repository's root
 */
export function kindOf(file) {
  if (file.startsWith('e2e/')) return 'journey';
  if (file.startsWith('api/')) return 'call';
  if (/\.test\.tsx$/.test(file)) return 'screen';
  if (/^shell\/src\/(client|server\/(page|document|site|sitemap|robots))\//.test(file)) return 'screen';
  return 'rule';
}

/** Test files, paths from the root. */
export function testFiles(root) {
  return filesOf(root).filter((file) => TEST_FILE.test(file));
}

/**
 * The titles of a test file: each test's own title after those of its groups. Placeholders stay as written.
 * @param {string} source text of the file
 * @param {string} file its name, for the syntax
 * @returns {string[]}
 */
export function titlesOf(source, file) {
  const syntax = file.endsWith('.mjs') ? { syntax: 'ecmascript' } : { syntax: 'typescript', tsx: file.endsWith('x') };
  const titles = [];
  const visit = (node, groups, inFunction = false) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const each of node) visit(each, groups, inFunction);
      return;
    }
    // a row of a table from which titles are built
    const row = node.type === 'StringLiteral' && !inFunction && CODE_FIRST.test(node.value);
    if (row) titles.push([...groups, node.value].join(' '));
    const title =
      node.type === 'CallExpression' && NAMING.has(rootName(node.callee))
        ? textOf(node.arguments[0]?.expression)
        : null;
    if (title === null) {
      for (const value of Object.values(node)) visit(value, groups, inFunction || FUNCTION.has(node.type));
      return;
    }
    const whole = [...groups, title];
    if (isGroup(node.callee))
      for (const { expression } of node.arguments.slice(1)) visit(expression.body ?? expression, whole);
    else titles.push(whole.join(' '));
    // rows of `test.each` contain codes, too
    visit(node.callee, groups);
  };
  visit(parseSync(source, { ...syntax, target: 'es2022' }).body, []);
  return titles;
}

/** `test` of `test(...)`, `test.each(table)(...)`, `` test.each`...`(...) `` and `describe.each(...)(...)`. */
function rootName(callee) {
  if (callee.type === 'Identifier') return callee.value;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return rootName(callee.tag);
  return '';
}

/** `describe(...)`, `describe.each(...)(...)` and Playwright's `test.describe(...)`. */
function isGroup(callee) {
  if (callee.type === 'Identifier') return callee.value === 'describe';
  if (callee.type === 'MemberExpression') return callee.property.value === 'describe' || isGroup(callee.object);
  return callee.type === 'CallExpression' && isGroup(callee.callee);
}

function textOf(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ cooked, raw }) => cooked ?? raw).join('…');
  return null;
}
