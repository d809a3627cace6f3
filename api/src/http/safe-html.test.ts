/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import { safeHtml } from './safe-html';

const SAFE = ['http:', 'https:', 'mailto:', 'tel:'];
/** Schemes that remain in the URLs of links and pictures, as a browser parses them. */
function schemesIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('[href], [src]')].map((element) => {
    const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
    return new URL(address, 'https://shop.test/page/about').protocol;
  });
}
const written = (address: string) =>
  `<p>Read <a href="${address}">this</a> <a href='${address}'>and</a> <img src="${address}" alt="me"></p>`;

test.each([
  ['data:', 'data:text/html,<b>x</b>'],
  ['data: with base64', 'data:text/html;base64,PHNjcmlwdD4='],
  ['data: in mixed case', 'DaTa:text/html,x'],
  ['javascript:', 'javascript:steal()'],
  ['javascript: in mixed case', 'JaVaScRiPt:steal()'],
  ['vbscript:', 'vbscript:msgbox(1)'],
  ['file:', 'file:///etc/passwd'],
  ['blob:', 'blob:https://evil.test/1'],
  ['about:', 'about:blank'],
  ['intent:', 'intent://x#Intent;end'],
  ['a leading space', ' javascript:steal()'],
  ['a leading control character', '&#1;javascript:steal()'],
  ['a tab inside', 'java\tscript:steal()'],
  ['a line break inside', 'da\nta:text/html,x'],
  ['a tab as an entity', 'java&#9;script:steal()'],
  ['a line break as an entity', 'java&NewLine;script:steal()'],
  ['a colon as an entity', 'javascript&colon;steal()'],
  ['decimal entities', '&#106;&#97;vascript:steal()'],
  ['entities without a semicolon', '&#x6A&#x61vascript:steal()'],
  ['a null character', 'java\0script:steal()'],
  ['a null character as an entity', 'java&#0;script:steal()'],
])('S200 a link or picture with %s loses its unsafe address', (_name, address) => {
  const html = safeHtml(written(address));
  expect(html).toContain('Read');
  expect(schemesIn(html).filter((scheme) => !SAFE.includes(scheme))).toEqual([]);
  // at most a path below the shop's own remains
  expect(html).not.toMatch(/href="\s*(javascript|data|vbscript)\s*:/i);
});

test.each(['//evil.test', '/\\evil.test', '\\\\evil.test', '/\t/evil.test', '&#47;&#47;evil.test'])(
  'S200 a link to %j does not lead to another host',
  (address) => {
    const { body } = new DOMParser().parseFromString(safeHtml(written(address)), 'text/html');
    for (const link of body.querySelectorAll('a')) {
      expect(new URL(link.getAttribute('href') ?? '', 'https://shop.test/page/about').host).toBe('shop.test');
    }
  },
);

test('S200 unsafe schemes are removed in any spelling', () => {
  const letter = (char: string) =>
    fc.constantFrom(char, char.toUpperCase(), `&#${char.charCodeAt(0)};`, `&#x${char.charCodeAt(0).toString(16)};`);
  const noise = fc.constantFrom(
    '',
    '',
    '',
    '\t',
    '\n',
    '\r',
    '&#9;',
    '&Tab;',
    '&#10;',
    '&#13;',
    '\u0000',
    '&#0;',
    '\u0001',
  );
  const scheme = fc
    .constantFrom('javascript:', 'data:', 'vbscript:', 'blob:')
    .chain((word) => fc.tuple(...[...word].flatMap((char) => [noise, letter(char)])).map((parts) => parts.join('')));
  fc.assert(
    fc.property(scheme, (spelling) => {
      const schemes = schemesIn(safeHtml(written(`${spelling}text/html,steal()`)));
      expect(schemes.filter((found) => !SAFE.includes(found))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('S200 ordinary links are kept', () => {
  const html =
    '<a href="/page/faq">a</a><a href="https://x.test/">b</a><a href="mailto:a@b.test">c</a><a href="tel:+1">d</a>';
  expect(safeHtml(html)).toBe(html);
});
