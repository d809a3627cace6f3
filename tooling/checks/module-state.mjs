import { parseSync } from '@swc/core';
import { declaredIn, FUNCTIONS, leavesOf, nameOf, namesOf, plain, SCOPES, walk } from './syntax-tree.mjs';

/** Methods that modify their object. */
const WRITES = new Set(
  'set add delete clear push pop shift unshift splice sort reverse fill copyWithin next append setItem setQueryData'.split(
    ' ',
  ),
);
/** Functions that modify their first argument. */
const WRITERS =
  /^(Object\.(assign|defineProperty|defineProperties|setPrototypeOf)|Reflect\.(set|defineProperty|deleteProperty))$/;
/**
 * Constructors of stateless objects. A `Map` or `Set` is stateless as long as nobody writes it; an empty one is meant to be
 * written.
 */
const CONSTANT = /^(RegExp|URL|Date|Intl\.\w+)$/;
/** Calls whose result has an identity or state: a React context differs in each copy of the module. */
const KEEPERS = new Set(['createContext', 'shareReplay', 'share', 'createCache', 'createStore']);

/**
 * Mutable state of a module that lasts between calls: variables, containers that are written, closures of functions that run when
 * the module loads, React contexts. Every remote has its own copy of a compiled module, so such state would exist several times.
 * @param {string} source TypeScript
 * @param {string} file named in the sentences
 * @returns {string[]} one sentence for each
 */
export function moduleState(source, file) {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
  const faults = [];
  const functions = new Map(body.map(declarationOf).flatMap(namedFunctions));
  const report = (name, what) => faults.push(`${file}: '${name}' ${what}.`);

  /** Follows functions that run when the module loads: what they declare and their inner functions write also lasts. */
  const seen = new Set();
  const runsNow = (expression) => {
    for (const call of walk(expression, { into: (node) => !FUNCTIONS.test(node.type) })) {
      if (call.type !== 'CallExpression') continue;
      const callee = plain(call.callee);
      const run = FUNCTIONS.test(callee.type) ? callee : functions.get(callee.value);
      if (!run?.body?.stmts || seen.has(run)) continue;
      seen.add(run);
      const inner = [...walk(run.body)].filter((node) => FUNCTIONS.test(node.type));
      for (const [name, how] of writesTo(inner, new Set(variablesOf(run.body.stmts)))) report(name, how);
    }
  };

  const declared = new Set();
  for (const node of body.map(declarationOf)) {
    for (const name of namesDeclaredBy(node)) declared.add(name);
    if (node.type === 'ExpressionStatement') runsNow(node.expression);
    if (node.type === 'ClassDeclaration')
      for (const name of staticFields(node)) report(name, 'is a static field that is not readonly');
    if (node.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations) {
      const name = namesOf(id).join(', ');
      if (node.kind !== 'const') report(name, `is a variable of the module (${node.kind})`);
      if (!init) continue;
      const kept = keeps(init);
      if (kept) report(name, `keeps state: ${kept}()`);
      runsNow(init);
    }
  }
  for (const [name, how] of writesTo(body, declared)) report(name, how);
  return [...new Set(faults)].sort();
}

function namesDeclaredBy(node) {
  if (node.type === 'VariableDeclaration') return variablesOf([node]);
  if (/^(Function|Class)Declaration$/.test(node.type)) return [node.identifier.value];
  return node.type === 'ImportDeclaration' ? importedOwn(node) : [];
}

const variablesOf = (statements) =>
  statements
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations.flatMap(({ id }) => namesOf(id)));

const staticFields = ({ identifier, body }) =>
  body
    .filter((member) => /^(Class|Private)Property$/.test(member.type) && member.isStatic && !member.readonly)
    .map(({ key }) => `${identifier.value}.${key.value ?? key.id?.value}`);

/** The part of a constant's initialiser that creates something with state of its own. */
function keeps(init) {
  for (const node of walk(init, { into: (inner) => !FUNCTIONS.test(inner.type) })) {
    const name = nameOf(node.callee);
    if (node.type === 'NewExpression') {
      const filled = /^(Map|Set)$/.test(name) && node.arguments?.length > 0;
      if (!filled && !CONSTANT.test(name)) return `new ${name}`;
    }
    const called = name.split('.').at(-1);
    if (node.type === 'CallExpression' && KEEPERS.has(called)) return called;
  }
}

/** Names of `declared` that some code below writes to, and how; a name redeclared in an inner scope is a different one. */
function* writesTo(nodes, declared) {
  const visit = function* (node, hidden) {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const each of node) yield* visit(each, hidden);
      return;
    }
    if (node.type && (FUNCTIONS.test(node.type) || SCOPES.test(node.type)))
      hidden = new Set([...hidden, ...declaredIn(node)]);
    const target = writtenBy(node);
    if (target) {
      for (const root of target.roots)
        if (declared.has(root) && !hidden.has(root)) yield [root, `is written (${target.how})`];
    }
    for (const [key, value] of Object.entries(node)) if (key !== 'span') yield* visit(value, hidden);
  };
  yield* visit(nodes, new Set());
}

/** The identifiers that a node writes to or into. */
function writtenBy(node) {
  if (node.type === 'AssignmentExpression') return { roots: rootsOf(node.left), how: 'an assignment' };
  if (node.type === 'UpdateExpression') return { roots: rootsOf(node.argument), how: node.operator };
  if (node.type === 'UnaryExpression' && node.operator === 'delete')
    return { roots: rootsOf(node.argument), how: 'delete' };
  if ((node.type === 'ForOfStatement' || node.type === 'ForInStatement') && node.left.type !== 'VariableDeclaration')
    return { roots: rootsOf(node.left), how: 'a loop' };
  if (node.type !== 'CallExpression' || node.callee.type === 'Super' || node.callee.type === 'Import') return;
  const name = nameOf(node.callee);
  if (WRITERS.test(name)) return { roots: rootsOf(node.arguments[0]?.expression), how: name };
  const callee = plain(node.callee);
  const method = callee.type === 'MemberExpression' && callee.property.value;
  if (method && WRITES.has(method)) return { roots: rootsOf(callee.object), how: method };
}

/** Root names of an assignment's target: `a` of `a.b[0]`, all of a pattern. */
const rootsOf = (node) => leavesOf(node).map(rootOf).filter(Boolean);
function rootOf(node) {
  const at = plain(node);
  if (at?.type === 'MemberExpression') return rootOf(at.object);
  if (at?.type === 'OptionalChainingExpression') return rootOf(at.base);
  return at?.type === 'Identifier' ? at.value : undefined;
}

/** Imports from kernel files that are compiled in as well; the platform's exports are excluded. */
function importedOwn({ source, specifiers, typeOnly }) {
  if (typeOnly || !source.value.startsWith('.') || source.value.includes('/platform/')) return [];
  return specifiers.map(({ local }) => local.value);
}

const declarationOf = (node) => (node.type === 'ExportDeclaration' ? node.declaration : node);

/** Functions of the module by name, as declarations or constants. */
function namedFunctions(node) {
  if (node.type === 'FunctionDeclaration') return [[node.identifier.value, node]];
  if (node.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ id, init }) =>
    init && FUNCTIONS.test(plain(init).type) ? [[id.value, plain(init)]] : [],
  );
}
