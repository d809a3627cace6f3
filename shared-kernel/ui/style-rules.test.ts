import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '../..');
const FRONT_ENDS = /^(shared-kernel|shell\/src\/(?!server\/)|mfe-[^/]+\/src)/;

/** Violations of the styling rules (CONTRIBUTING 'House rules', architecture 'Content security policy'). */
const OFFENCES: Record<string, RegExp> = {
  // not a hash in a URL
  'a colour outside ui/tokens': /(?<!href=\{?["'`]|&)#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(/i,
  'a side that does not mirror':
    /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|(?:left|right)\s*:\s*[-\d$a-z(][^,{}]*;|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)/,
  'a style attribute': /\sstyle=[{"]/,
  // it has the specificity of a class on its target, and JSX decides which of them comes first, not the source
  // (docs/decisions/0051)
  'a rule for whatever stands inside, with the weight of a class': /^\s*(?:& ?)?[>+~]? ?\*(?: [>+~] \*)*(?:,|\s*\{)/,
};
const ALLOWED: Record<string, string[]> = {
  'a colour outside ui/tokens': [
    'shared-kernel/ui/tokens.ts',
    'shared-kernel/ui/colour.ts',
    // third-party logos, which need their own colours
    'shell/src/auth/provider-marks.tsx',
  ],
  // its rules have no class
  'a rule for whatever stands inside, with the weight of a class': ['shared-kernel/ui/global-styles.ts'],
};

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'locales'].includes(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Lines of code without comments, which may mention colours. */
function offences(text: string, pattern: RegExp): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
  return code.split('\n').filter((line) => pattern.test(line));
}

const files = ['shared-kernel', 'shell', ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))]
  .flatMap((name) => sources(join(ROOT, name)))
  .map((path) => relative(ROOT, path))
  .filter((path) => FRONT_ENDS.test(path) && !path.startsWith('shared-kernel/testing/'));

test.each(Object.entries(OFFENCES))('no front end has %s', (what, pattern) => {
  const offending = files
    .filter((path) => !ALLOWED[what]?.includes(path))
    .flatMap((path) =>
      offences(readFileSync(join(ROOT, path), 'utf8'), pattern).map((line) => `${path}: ${line.trim()}`),
    );
  expect(offending).toEqual([]);
});

/** Lines with hover styles that also apply to touch: a tap would restyle and paint its target before it is handled. */
function hoversOfFingers(text: string): string[] {
  const lines = text.split('\n');
  const depth = (line: string) => line.search(/\S/);
  return lines.filter((line, index) => {
    if (!/^[^/]*:hover\b.*[{,]/.test(line) || line.includes('@media (hover: hover)')) return false;
    let inner = depth(line);
    for (const outer of lines.slice(0, index).reverse()) {
      if (!outer.trim() || depth(outer) >= inner) continue;
      if (outer.includes('@media (hover: hover)')) return false;
      inner = depth(outer);
    }
    return true;
  });
}

test('no front end applies :hover styles to touch devices', () => {
  const offending = files.flatMap((path) =>
    hoversOfFingers(readFileSync(join(ROOT, path), 'utf8')).map((line) => `${path}: ${line.trim()}`),
  );
  expect(offending).toEqual([]);
});

test.each([
  ['&:hover {\n  color: red;\n}', 1],
  ['  a:hover,\n  b {\n', 1],
  ['@media (hover: hover) {\n  &:hover {\n  }\n}\n&:hover {\n}', 1],
  ['@media (hover: hover) {\n  &:hover {\n  }\n}', 0],
])('in %j finds %d :hover styles that apply to touch devices', (text, count) => {
  expect(hoversOfFingers(text)).toHaveLength(count);
});

test.each([
  ['a colour outside ui/tokens', 'color: #fff;'],
  ['a colour outside ui/tokens', 'background: rgb(1 2 3);'],
  ['a colour outside ui/tokens', "fill='#a1b2c3'"],
  ['a side that does not mirror', '  margin-left: 4px;'],
  ['a side that does not mirror', '  left: 0;'],
  ['a side that does not mirror', '  text-align: right;'],
  ['a style attribute', '<p style={{ top: 0 }}>'],
  ['a rule for whatever stands inside, with the weight of a class', '  > * {'],
  ['a rule for whatever stands inside, with the weight of a class', '  & + * {'],
])('reports %s: %s', (what, line) => {
  expect(offences(line, OFFENCES[what] as RegExp)).toEqual([line]);
});

test.each([
  '<a href="#add">',
  'margin-inline-start: 4px',
  'const left: HeaderLink[]',
  '// like #fff',
  '  *:where(&) > * {',
  '  && > li > * {',
])('reports nothing for %s', (line) => {
  expect(Object.values(OFFENCES).flatMap((pattern) => offences(line, pattern))).toEqual([]);
});
