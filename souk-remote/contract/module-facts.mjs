import importParser from 'webpack/lib/dependencies/HarmonyImportDependencyParserPlugin.js';
import { isOurs } from './findings.mjs';

const NAME = 'ModuleFacts';
const FACTS = 'soukFacts';

/**
 * Makes webpack's parser record, for each of our files, what its graph does not keep: the arguments of calls of imported functions
 * (names of events, ids of links), rows that define a call of the API, and string literals (keys of texts). Stored in the module's
 * `buildInfo`, which webpack's cache on disk preserves as well.
 * @param {object} factory webpack's normalModuleFactory
 * @param {Set<string>} functions names of the imported functions whose arguments are recorded
 * @param {[folder: string, name: string][]} places folders of our sources
 */
export function listenForFacts(factory, functions, places) {
  const tap = (parser) => {
    // PITFALL: the tag is webpack's own and undocumented; the tests of the forms of use cover it
    const calls = parser.hooks.callMemberChain.for(importParser.harmonySpecifierTag);
    // before webpack's own listener, which ends the hook; this one never returns a value
    calls.tap({ name: NAME, stage: -10 }, ({ callee, arguments: [first, second] }, members) => {
      const name = [...parser.currentTagData.ids, ...members].at(-1);
      if (!functions.has(name)) return;
      const words = first ? wordsOf(parser.evaluateExpression(first)) : undefined;
      factsOf(parser.state.module).said.push({ at: callee.range[0], words, params: paramsOf(second) });
    });
    parser.hooks.program.tap(NAME, (ast) => {
      const { module } = parser.state;
      if (!isOurs(places, module)) return;
      const facts = factsOf(module);
      for (const statement of ast.body) facts.rows.push(...exportedRows(statement));
      const exported = new Set(facts.rows.map(({ at }) => at));
      walk(ast, (node) => {
        if (node.type === 'Literal' && typeof node.value === 'string') facts.literals.push(node.value);
        if (node.type === 'TemplateLiteral') facts.prefixes.push(node.quasis[0].value.cooked ?? '');
        const row = rowOf(node);
        if (row && !exported.has(node.start)) facts.looseRows.push(row);
      });
      facts.literals = [...new Set(facts.literals)];
    });
  };
  for (const type of ['javascript/auto', 'javascript/esm']) factory.hooks.parser.for(type).tap(NAME, tap);
}

/**
 * @returns {{said: {at: number, words?: string[], params?: {always: string[], some: string[]}}[], rows: object[], looseRows: object[],
 *   literals: string[], prefixes: string[]} | undefined} undefined for files that are not ours
 */
export const readFacts = (module) => module.buildInfo?.[FACTS];

function factsOf(module) {
  module.buildInfo[FACTS] ??= { said: [], rows: [], looseRows: [], literals: [], prefixes: [] };
  return module.buildInfo[FACTS];
}

/** Both ends of `a ? 'x' : 'y'` count; undefined when it is only known at run time. */
function wordsOf(value) {
  if (value.isString()) return [value.string];
  if (!value.isConditional()) return undefined;
  const ends = value.options.map(wordsOf);
  return ends.every(Boolean) ? ends.flat() : undefined;
}

/**
 * Keys of an object literal: those always present, and those from `...(a ? { x } : {})`, `...(a && { x })`.
 * @returns {{always: string[], some: string[]} | undefined} undefined when they are only known at run time
 */
function paramsOf(node) {
  if (!node) return { always: [], some: [] };
  if (node.type === 'ConditionalExpression') return either(paramsOf(node.consequent), paramsOf(node.alternate));
  if (node.type !== 'ObjectExpression') return undefined;
  const found = { always: [], some: [] };
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = spreadParams(property.argument);
      if (!spread) return undefined;
      found.always.push(...spread.always);
      found.some.push(...spread.some);
    } else if (property.computed) return undefined;
    else found.always.push(String(property.key.name ?? property.key.value));
  }
  return found;
}

function spreadParams(node) {
  if (node.type !== 'LogicalExpression' || node.operator !== '&&') return paramsOf(node);
  const given = paramsOf(node.right);
  return given && { always: [], some: [...given.always, ...given.some] };
}

function either(one, other) {
  if (!one || !other) return undefined;
  const all = [...new Set([...one.always, ...other.always, ...one.some, ...other.some])];
  const always = one.always.filter((name) => other.always.includes(name));
  return { always, some: all.filter((name) => !always.includes(name)) };
}

/** `export const cart = { method: 'GET', path: 'cart', auth: 'guest' }`. */
function exportedRows({ type, declaration }) {
  if (type !== 'ExportNamedDeclaration' || declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) => {
    const row = init && rowOf(init);
    return row ? [{ ...row, name: id.name, at: init.start }] : [];
  });
}

/** A row of the API's calls is recognised by its three keys; `call` is missing when it cannot be read. */
function rowOf(node) {
  if (node.type !== 'ObjectExpression') return undefined;
  const values = Object.fromEntries(
    node.properties
      .filter(({ type, computed }) => type === 'Property' && !computed)
      .map(({ key, value }) => [key.name ?? key.value, value]),
  );
  if (!values.method || !values.path || !values.auth) return undefined;
  const [method, path] = [values.method.value, values.path.value];
  return typeof method === 'string' && typeof path === 'string' ? { call: `${method} ${path}` } : {};
}

function walk(node, see) {
  see(node);
  for (const key in node) {
    const value = node[key];
    if (Array.isArray(value)) {
      for (const each of value) if (each && typeof each.type === 'string') walk(each, see);
    } else if (value && typeof value.type === 'string') walk(value, see);
  }
}
