import { parseSync } from '@swc/core';

/** Emotion's functions whose templates are CSS. */
const TAGS = new Set(['css', 'lateCss', 'keyframes']);

/** Minifies the CSS in a source file, identically for server and browser: emotion's class names are hashes of it. */
export default function smallCssLoader(source) {
  return smallCss(source, this.resourcePath);
}

/**
 * Removes comments and white space from css`...` and keyframes`...`, and replaces `token('x')` in them by its value `var(--x)`. CSS
 * took up 40 % of a screen's script before compression.
 * @param {string} source TypeScript
 * @param {string} file named in errors
 * @throws Error for a line comment, which would comment out what follows it
 */
export function smallCss(source, file) {
  if (!/\b(?:css|lateCss|keyframes)`/.test(source)) return source;
  // PITFALL: positions are counted in bytes, starting at one
  const bytes = Buffer.from(source);
  const text = (from, to) => bytes.subarray(from - 1, to - 1).toString();
  const program = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
  const hasTokens = importsToken(program);
  let small = '';
  let at = 1;
  for (const { quasis, expressions } of templatesOf(program)) {
    const written = expressions.map((one) => (hasTokens && tokenOf(one)) || `\${${text(...placeOf(one))}}`);
    const { start } = quasis[0].span;
    const { end } = quasis.at(-1).span;
    if (quasis.some(({ span, raw }) => text(span.start, span.end) !== raw))
      throw new Error(`${file}: the places of its templates cannot be read.`);
    small +=
      text(at, start) +
      minified(
        quasis.map(({ raw }) => raw),
        written,
        file,
      );
    at = end;
  }
  return small + text(at, bytes.length + 1);
}

/** All CSS templates, except those nested in others. */
function templatesOf(node, found = []) {
  if (node === null || typeof node !== 'object') return found;
  if (node.type === 'TaggedTemplateExpression' && TAGS.has(node.tag.value)) found.push(node.template);
  else for (const each of Object.values(node)) templatesOf(each, found);
  return found.sort((one, other) => one.quasis[0].span.start - other.quasis[0].span.start);
}

/** @returns {boolean} whether `token` is that of shared-kernel/ui/tokens */
const importsToken = ({ body }) =>
  body.some(
    ({ type, source, specifiers }) =>
      type === 'ImportDeclaration' &&
      /(^|\/)tokens$/.test(source.value) &&
      specifiers.some(({ local }) => local.value === 'token'),
  );

/** Value of `token('x')` (shared-kernel/ui/tokens). */
function tokenOf({ type, callee, arguments: given }) {
  if (type !== 'CallExpression' || callee.value !== 'token' || given.length !== 1) return undefined;
  const [{ expression }] = given;
  return expression.type === 'StringLiteral' ? `var(--${expression.value})` : undefined;
}

const placeOf = ({ span }) => [span.start, span.end];

// characters that occur in no source: placeholders for what must stay unchanged
const KEEP = ['\u0001', '\u0002'];

function minified(parts, expressions, file) {
  const kept = [];
  const keep = (text) => `${KEEP[0]}${kept.push(text) - 1}${KEEP[1]}`;
  const restore = (text) =>
    text.replace(new RegExp(`${KEEP[0]}(\\d+)${KEEP[1]}`, 'g'), (_, number) => restore(kept[number]));
  const whole = parts.reduce((text, part, n) => text + (n ? inPlace(expressions[n - 1], keep) : '') + part, '');
  const css = whole
    .replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)"']*\)|\/\*[\s\S]*?\*\//g, (found) =>
      found.startsWith('/*') ? ' ' : keep(found),
    )
    .replace(/\\[\s\S]/g, keep);
  if (css.includes('//')) throw new Error(`${file}: CSS has a line comment; write it between /* and */.`);
  return restore(
    css
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/ ?([{};]) ?/g, '$1')
      .replace(/(\() | (\))/g, '$1$2')
      .replace(/, /g, ',')
      .replace(/(^|[;{}])([\w-]+): (?=[^;}])/g, '$1$2:')
      .replace(/;+(?=}|$)/g, ''),
  );
}

/** A token is text like any other, an expression stays unchanged. */
const inPlace = (written, keep) => (written.startsWith('${') ? keep(written) : written);
