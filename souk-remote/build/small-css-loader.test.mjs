// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources with templates
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { token } from '../../shared-kernel/ui/tokens';
import { installedFolder, KERNEL, ROOT } from './place.mjs';
import { smallCss } from './small-css-loader.mjs';

const { compile, serialize, stringify } = createRequire(
  path.join(installedFolder('@emotion/cache', KERNEL), 'package.json'),
)('stylis');

const small = (css, head = "import { token } from './tokens';") => {
  const [, text] = /css`([\s\S]*)`;$/.exec(smallCss(`${head}\nconst style = css\`${css}\`;`, 'a.tsx'));
  return text;
};

test.each([
  [
    'white space and the last semicolon',
    '\n  color: red;\n  a:hover,\n  b {\n    margin: 0 auto;\n  }\n',
    'color:red;a:hover,b{margin:0 auto}',
  ],
  ['comments', '/* why */ color: red; /* é */ margin: 0;', 'color:red;margin:0'],
  ['strings', 'content: \' /* , */  \'; quotes: "« ";', 'content:\' /* , */  \';quotes:"« "'],
  ['addresses', 'background: url(data:a//b, c) no-repeat;', 'background:url(data:a//b, c) no-repeat'],
  ['escapes', "content: '\\\\201c  ';", "content:'\\\\201c  '"],
  ['combinators between selectors', '> * + *, & > a:not(.b) { order: 1; }', '> * + *,& > a:not(.b){order:1}'],
  ['operators in a calculation', 'width: calc(100% - 2 * 4px);', 'width:calc(100% - 2 * 4px)'],
  [
    'an expression in each place',
    '${from(992)} {\n ${card};\n ${muted}\n margin: ${a({ b: `c  d` })} 0;\n}',
    '${from(992)}{${card};${muted} margin: ${a({ b: `c  d` })} 0}',
  ],
])('keeps the meaning of %s', (_, css, expected) => {
  expect(small(css)).toBe(expected);
});

test('replaces a token by its value', () => {
  expect(small("color: ${token('colour-ink')};")).toBe(`color:${token('colour-ink')}`);
  expect(small("color: ${token('colour-ink')};", '')).toBe("color:${token('colour-ink')}");
  expect(small('color: ${token(name)};')).toBe('color:${token(name)}');
});

test('rejects a line comment, which would comment out what follows', () => {
  expect(() => small('color: red; // why\n margin: 0;')).toThrow('a.tsx: CSS has a line comment');
});

test('leaves code around the templates unchanged', () => {
  const source =
    '// é\nconst a = `x  y`;\nexport const b = css`\n  top: 0;\n`;\nconst c = <p css={css` left: 1px; `}>ü  </p>;\n';
  expect(smallCss(source, 'a.tsx')).toBe(
    '// é\nconst a = `x  y`;\nexport const b = css`top:0`;\nconst c = <p css={css`left:1px`}>ü  </p>;\n',
  );
});

const sources = ['shared-kernel', 'shell/src', ...fs.readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))]
  .flatMap((folder) =>
    fs.readdirSync(path.join(ROOT, folder), { recursive: true }).map((name) => path.join(folder, String(name))),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/node_modules|dist|\.test\./.test(file));

/**
 * Rules that stylis produces from every template; expressions are replaced by a word. Space after commas and inside brackets is
 * ignored.
 */
const EXPRESSION = /\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}/g;
const TEMPLATE = new RegExp(`\\b(?:css|keyframes)\`((?:\\\\[\\s\\S]|${EXPRESSION.source}|[^\`\\\\])*)\``, 'g');
const rulesOf = (source) =>
  [...source.matchAll(TEMPLATE)].map(([, css]) => {
    const text = css.replace(/\$\{token\('([\w-]+)'\)\}/g, 'var(--$1)').replace(EXPRESSION, 'E');
    return serialize(compile(`.x{${text}}`), stringify)
      .replace(/\s+/g, ' ')
      .replace(/(\() | (\))|(,) /g, '$1$2$3');
  });

test('every template of the shop yields the same rules as before', () => {
  let templates = 0;
  for (const file of sources) {
    const source = fs.readFileSync(path.join(ROOT, file), 'utf8');
    const before = rulesOf(source);
    templates += before.length;
    expect([file, rulesOf(smallCss(source, file))]).toEqual([file, before]);
  }
  expect(templates).toBeGreaterThan(500);
});
