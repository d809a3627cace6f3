import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { writeRemote } from '../souk-remote/new/write-remote.mjs';
import { copyTree, linkPackages } from './testing/copy-tree.mjs';

const root = path.resolve(import.meta.dirname, '..');
const NAME = 'gift-cards';
const REMOTE = `mfe-${NAME}`;
/** the journey of a remote in its own repository also runs its tests and builds it */
const NIGHTLY = process.env.SOUK_NIGHTLY === '1';

/** A team's first day in a clone: it creates a remote and runs what the gate and a release run. */
describe('a new remote', () => {
  let clone = '';
  /** A command's output; when it fails, its output is the error's text. */
  const run = (command, ...args) => {
    const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: clone, encoding: 'utf8', env });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`);
    return stdout;
  };
  const tool = (name, ...args) => run(path.join('node_modules/.bin', name), ...args);

  beforeAll(() => {
    clone = copyTree(root);
    writeRemote(path.join(clone, REMOTE), NAME);
    linkPackages(path.join(root, 'mfe-content'), path.join(clone, REMOTE));
  });
  afterAll(() => fs.rmSync(clone, { recursive: true, force: true }));

  test('changes nothing outside its folder except the lockfile', () => {
    run('node', 'tooling/pnpm.mjs', 'install', '--lockfile-only', '--prefer-offline', '--no-frozen-lockfile');
    expect(run('git', 'status', '--porcelain').split('\n').sort()).toEqual(['', ' M pnpm-lock.yaml', `?? ${REMOTE}/`]);
    expect(run('git', 'diff', 'pnpm-lock.yaml')).toContain(`+  ${REMOTE}:`);
  });

  test('passes the format, type, dependency and unused-code checks', () => {
    tool('biome', 'check', REMOTE);
    fs.writeFileSync(
      path.join(clone, 'tsconfig.fifth.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        include: [
          `${REMOTE}/**/*`,
          'mfe-*/src/routes.ts',
          'shell/src/pages/routes.ts',
          'shared-kernel/testing/setup-jest.ts',
        ],
      }),
    );
    tool('tsc', '--noEmit', '-p', 'tsconfig.fifth.json');
    tool('depcruise', '--config', '.dependency-cruiser.cjs', REMOTE);
    tool('knip', '--workspace', REMOTE);
  });

  if (NIGHTLY)
    test('passes its own tests, and those of the texts of all packages', () => {
      const report = path.join(clone, 'report.json');
      const tests = [`${REMOTE}/`, 'tooling/checks/locales'];
      tool('jest', '--selectProjects', 'web', 'node', '--silent', '--json', `--outputFile=${report}`, ...tests);
      const { success, testResults } = JSON.parse(fs.readFileSync(report, 'utf8'));
      expect(success).toBe(true);
      const passed = testResults.map(({ name }) => path.relative(clone, name)).sort();
      expect(passed).toEqual([
        `${REMOTE}/src/definition.test.ts`,
        `${REMOTE}/src/features/welcome/welcome-screen.test.tsx`,
        'tooling/checks/locales.test.mjs',
      ]);
    });

  if (NIGHTLY)
    test('builds under its folder’s name with a complete record', () => {
      run('node', 'tooling/build.mjs', REMOTE);
      const record = JSON.parse(fs.readFileSync(path.join(clone, REMOTE, 'dist/1.0.0/record.json'), 'utf8'));
      expect(record).toMatchObject({ part: REMOTE, version: '1.0.0', routes: { [NAME]: { pattern: `/${NAME}` } } });
      expect(Object.keys(record.calls)).toEqual(['GET page']);
      expect(record.links).toMatchObject({ page: { params: ['slug'] } });
    });
});
