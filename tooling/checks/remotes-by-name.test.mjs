import fs from 'node:fs';
import path from 'node:path';
import { remotesIn } from '../../souk-remote/build/parts.mjs';
import { filesOf } from './source-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const remotes = remotesIn(root);
const outside = filesOf(root).filter((file) => !remotes.some((remote) => file.startsWith(`${remote}/`)));
const namedIn = (file) => {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  return remotes.filter((remote) => new RegExp(`${remote}\\b`).test(text));
};

/** Files that may name a remote because they are no list that a new one would have to join, and why. */
const MAY_NAME = {
  'docker-compose.yml':
    'lists what one deployment starts with; another remote is released by a service that takes its name',
  'deploy/stack.yml': 'the same deployment in a swarm',
  'deploy/kubernetes/releases.yaml': 'the same deployment, an example',
  CODEOWNERS: 'who owns a folder is a right, given by an administrator; a new remote has a rule by pattern',
  'pnpm-lock.yaml': 'written by pnpm',
  'shared-kernel/remote/definition.ts': 'an example of its use',
  'souk-remote/release/commands.mjs': 'an example in its help',
  'souk-remote/release/part-names.mjs': 'an example in its message',
  'tooling/bench/publish-copy.mjs': 'measures one remote that has many chunks and versions',
  'tooling/containers/change-content.mjs': 'releases one remote as an example',
  'tooling/containers/release-checks.mjs': 'releases one remote as an example',
  'tooling/dev.mjs': 'shows its use',
};
const isProse = (file) => file.endsWith('.md');
const isTest = (file) => /\.(test|spec)\.\w+$|(^|\/)testing\/|^e2e\//.test(file);

test('no code or setting names a remote, so a new one needs no change outside its folder', () => {
  const naming = outside.filter((file) => !isProse(file) && !isTest(file) && namedIn(file).length > 0);
  expect(naming.filter((file) => !Object.hasOwn(MAY_NAME, file))).toEqual([]);
  // an entry without its file would hide the next violation
  expect(Object.keys(MAY_NAME).filter((file) => !naming.includes(file))).toEqual([]);
});

/** Tests that use today's remotes as examples: of paths with their owners, of remotes that answer in several ways. */
const EXAMPLES = ['shared-kernel/rules/routes.test.ts', 'shell/src/server/page/pages.test.ts'];

test('no test lists the remotes, so a new one is tested without a change', () => {
  const listing = outside.filter((file) => isTest(file) && remotes.every((remote) => namedIn(file).includes(remote)));
  expect(listing).toEqual(EXAMPLES);
});
