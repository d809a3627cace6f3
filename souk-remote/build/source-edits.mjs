import { parseSync } from '@swc/core';

/*
 * Changes to a library's source by its syntax, where a regular expression is not enough. React's published files are formatted: a
 * top-level function begins and ends at the start of a line. Each change returns the new text and the number of places it found.
 */

/** @typedef {(text: string) => {text: string, found: number}} Edit */

/**
 * Replaces the body of a top-level function by `body`.
 * @returns {Edit}
 */
export function emptied(name, body = '') {
  return (text) => {
    const at = functionAt(text, name);
    if (!at) return { text, found: 0 };
    return { text: `${text.slice(0, at.body)}${body}}${text.slice(at.end)}`, found: 1 };
  };
}

/**
 * Replaces every read of a top-level variable by its only value, and removes every assignment. The minifier then drops dead code.
 * @param {string} name
 * @param {string} value
 * @param {string} [within] top-level function whose parameter or variable it is
 * @returns {Edit} throws an Error when the name is a function's
 */
export function constant(name, value, within) {
  return (text) => {
    if (!within) return everywhere(text, name, value);
    const at = functionAt(text, within);
    if (!at) return { text, found: 0 };
    const inside = everywhere(text.slice(at.body, at.end), name, value);
    return { text: text.slice(0, at.body) + inside.text + text.slice(at.end), found: inside.found };
  };
}

function functionAt(text, name) {
  const start = text.indexOf(`\nfunction ${name}(`) + 1;
  if (!start) return undefined;
  return { body: text.indexOf(') {\n', start) + 3, end: text.indexOf('\n}\n', start) + 2 };
}

/** Characters before a name that is part of another name, a property or a string. */
const NO_VARIABLE = /[\w$."]/;

function everywhere(text, name, value) {
  let written = '';
  let from = 0;
  let found = 0;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const end = at + name.length;
    if (NO_VARIABLE.test(text[at - 1]) || /[\w$]/.test(text[end])) continue;
    // its declaration, alone or in a list
    if (text.startsWith('var ', at - 4) || text.startsWith(',\n  ', at - 4)) continue;
    if (text.startsWith('function ', at - 9)) throw new Error(`${name} is a function: its name is no variable's.`);
    found += 1;
    const assigned = text.startsWith(' = ', end) || text.startsWith(' =\n', end);
    written += text.slice(from, at) + (assigned ? '' : value);
    from = assigned ? end + 3 : end;
  }
  return { text: written + text.slice(from), found };
}

/**
 * Nothing has one of these numbers as its `tag`: resolves comparisons with them and removes their cases, with the code that only
 * they run.
 * @param {readonly number[]} numbers
 * @returns {Edit}
 */
export function withoutTags(numbers) {
  return (text) => {
    const bytes = Buffer.from(text);
    const edits = [];
    const cutIn = (node, body) => {
      if (node === null || typeof node !== 'object') return;
      const own = /^(Function|Arrow)/.test(node.type) && node.body ? node.body : body;
      if (node.type === 'BinaryExpression' && comparesTag(node, numbers))
        edits.push({ ...placeOf(node), put: node.operator === '===' ? '!1' : '!0' });
      if (node.type === 'SwitchStatement' && isTag(node.discriminant)) {
        const { gone: removals, declared } = deadCases(node.cases, numbers);
        edits.push(...removals);
        // variables declared there may be used elsewhere
        if (declared.length)
          edits.push({ start: own.span.start + 1, end: own.span.start + 1, put: `\n  var ${declared.join(', ')};` });
      }
      for (const each of Object.values(node)) cutIn(each, own);
    };
    cutIn(parseSync(text, { syntax: 'ecmascript', target: 'es2022', isModule: false }), undefined);
    return { text: edited(bytes, edits), found: edits.length };
  };
}

const isTag = (node) => (node.type === 'MemberExpression' ? node.property.value : node.value) === 'tag';
const isOneOf = (node, numbers) => node?.type === 'NumericLiteral' && numbers.includes(node.value);
const comparesTag = ({ operator, left, right }, numbers) =>
  (operator === '===' || operator === '!==') &&
  ((isOneOf(left, numbers) && isTag(right)) || (isOneOf(right, numbers) && isTag(left)));

const ENDS = /^(Break|Return|Throw|Continue)Statement$/;

/** Edits that remove cases, and the variables that their statements declare. */
function deadCases(cases, numbers) {
  const removals = [];
  const declared = new Set();
  let fallsThrough = false;
  for (const one of cases) {
    const { start, end } = placeOf(one);
    if (!isOneOf(one.test, numbers)) {
      const last = one.consequent.at(-1);
      fallsThrough = !last || !ENDS.test(last.type);
    } else if (fallsThrough && one.consequent.length) {
      removals.push({ start, end: placeOf(one.consequent[0]).start, put: '' });
      fallsThrough = !ENDS.test(one.consequent.at(-1).type);
    } else {
      removals.push({ start, end, put: '' });
      for (const name of declaredIn(one.consequent)) declared.add(name);
    }
  }
  return { gone: removals, declared: [...declared] };
}

/** Names of `var` in statements, without those of nested functions. */
function declaredIn(node) {
  if (node === null || typeof node !== 'object' || /^(Function|Arrow)/.test(node.type)) return [];
  const own = node.type === 'VariableDeclarator' ? [node.id.value] : [];
  return [...own, ...Object.values(node).flatMap(declaredIn)];
}

/** PITFALL: positions are counted in bytes, starting at one. */
const placeOf = ({ span }) => ({ start: span.start, end: span.end });

/** An edit nested in another one is dropped with it. */
function edited(bytes, edits) {
  const sorted = edits.sort((one, other) => one.start - other.start || other.end - one.end);
  let text = '';
  let from = 1;
  for (const { start, end, put } of sorted) {
    if (start < from) continue;
    text += bytes.subarray(from - 1, start - 1).toString() + put;
    from = end;
  }
  return text + bytes.subarray(from - 1).toString();
}
