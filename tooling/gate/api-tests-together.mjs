import fs from 'node:fs';
import path from 'node:path';

/** Where the groups stand: hidden, so that nothing else takes them for tests. */
const GROUPS = 'api/.together';
/** bytes of tests in a group: some ten seconds' worth, so that no worker ends alone */
const GROUP_BYTES = 64_000;
/** what replaces a module, sets a limit or asks for another environment does so for all that its file holds */
const FOR_ITSELF = /^(jest\.(mock|setTimeout)\(|\/\*\* @jest-environment )/m;
/** takes longest, though it is short: what it reads lies elsewhere */
const LONGEST = 'modules/search/relevance.test.ts';

/**
 * Writes files of tests that hold several of the API's each. Jest loads the whole API anew for every file, a quarter of the processor time of
 * all; in a group each still has its app and its database for itself, and its name in the report.
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
    // jest begins with the largest file
    fs.writeFileSync(path.join(folder, `${at}.test.cjs`), `${head}${tests.join('')}//${' '.repeat(bytes)}\n`);
  });
}

/**
 * Neighbours in groups of about one size; what must be alone is.
 * @param {{ name: string, text: string }[]} files
 * @returns {{ names: string[], bytes: number, head: string }[]} `bytes`: how early it has to begin; `head`: the environment it asks for
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
