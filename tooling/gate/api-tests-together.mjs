import fs from 'node:fs';
import path from 'node:path';

/** Folder of the groups: hidden, so that nothing else treats them as tests. */
const GROUPS = 'api/.together';
/** bytes of tests in a group: some ten seconds' worth, so that no worker ends alone */
const GROUP_BYTES = 64_000;
/** replacing a module, setting a limit or using another environment affects everything in its file */
const FOR_ITSELF = /^(jest\.(mock|setTimeout)\(|\/\*\* @jest-environment )/m;
/** takes longest although it is short: what it reads is in another file */
const LONGEST = 'modules/search/relevance.test.ts';

/**
 * Writes test files that each contain several of the API's. Jest loads the whole API anew for every file, a quarter of the total
 * processor time; in a group each test still has its own app and database, and its name in the report.
 * @param {string} root
 */
export function groupApiTests(root) {
  const source = path.join(root, 'api/src');
  const folder = path.join(root, GROUPS);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const names = fs.readdirSync(source, { recursive: true }).filter((name) => name.endsWith('.test.ts'));
  const files = names.sort().map((name) => ({ name, text: fs.readFileSync(path.join(source, name), 'utf8') }));
  groupsOf(files).forEach(({ names, bytes, head }, at) => {
    const tests = names.map((name) => {
      const title = JSON.stringify(`api/src/${name}`);
      return `describe(${title}, () => void require(${JSON.stringify(path.join(source, name))}));\n`;
    });
    // jest starts with the largest file
    fs.writeFileSync(path.join(folder, `${at}.test.cjs`), `${head}${tests.join('')}//${' '.repeat(bytes)}\n`);
  });
}

/**
 * Groups neighbours to about one size; some tests must be alone.
 * @param {{ name: string, text: string }[]} files
 * @returns {{ names: string[], bytes: number, head: string }[]} `bytes`: how early it has to start; `head`: its environment
 */
export function groupsOf(files) {
  const groups = [];
  let open;
  for (const { name, text } of files) {
    const isLongest = name === LONGEST;
    if (isLongest || FOR_ITSELF.test(text)) {
      const head = text.match(/^\/\*\* @jest-environment .*\n/)?.[0] ?? '';
      groups.push({ names: [name], bytes: isLongest ? 4 * GROUP_BYTES : text.length, head });
      continue;
    }
    if (!open || open.bytes + text.length > GROUP_BYTES) {
      open = { names: [], bytes: 0, head: '' };
      groups.push(open);
    }
    open.names.push(name);
    open.bytes += text.length;
  }
  return groups;
}
