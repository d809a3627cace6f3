// `npm run verify -- [package...]`: the gate before a commit. Format, types, boundaries, unused files and exports, unit tests; with
// names of packages only the types and tests that a change there can affect.
import fs from 'node:fs';
import path from 'node:path';
import { REMOTES } from '../souk-remote/build/parts.mjs';
import { affectedBy } from './gate/affected.mjs';
import { groupApiTests } from './gate/api-tests-together.mjs';
import { runSteps, step, together } from './gate/steps.mjs';
import { runCommand } from './shop/fault.mjs';

const root = path.resolve(import.meta.dirname, '..');
/** nightly rounds take longer */
const NIGHTLY = process.env.SOUK_NIGHTLY === '1';

/**
 * Checks that only read the sources: format, types, boundaries, unused files and exports.
 * @param {string[]} [typesOf] arguments of tsc
 */
export const checks = (typesOf = []) =>
  together([
    step('format and lint', ['biome', 'check', '.']),
    step('types', ['tsc', '--noEmit', ...typesOf]),
    step('boundaries', [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'shell',
      ...REMOTES,
      'shared-kernel',
      'api',
      'sandbox',
      'e2e',
    ]),
    step('unused', ['knip']),
  ]);

/** Unit tests of some folders, or all. */
export const unitTests = (folders = []) =>
  step(
    'unit tests',
    [
      'jest',
      ...['--selectProjects', 'web', 'node'],
      ...['--json', '--outputFile=.souk/reports/unit.json', '--silent', '--passWithNoTests'],
      ...folders,
    ],
    {
      report: 'jest',
      file: '.souk/reports/unit.json',
      minutes: NIGHTLY ? 45 : 15,
      // tests of tooling and deploy are ES modules
      env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
    },
  );

/** API tests on PostgreSQL. */
export function apiTests() {
  groupApiTests(root);
  return step(
    'API tests',
    ['jest', '--selectProjects', 'api', '--json', '--outputFile=.souk/reports/api.json', '--silent'],
    { report: 'jest', file: '.souk/reports/api.json', minutes: NIGHTLY ? 60 : 20, env: { SOUK_TOGETHER: '1' } },
  );
}

/** The steps for a change in some packages: the checks read everything, the tests are those that it can affect. */
function stepsFor(names) {
  const affected = affectedBy(root, names);
  const folder = (name) => `^${path.join(root, name)}/`;
  // the checks of the whole tree (texts, references, acceptance lines) apply to every change
  const unit = [...affected.filter((name) => name !== 'api').map(folder), folder('tooling/checks')];
  return [checks(typesOf(affected)), unitTests(unit), ...(affected.includes('api') ? [apiTests()] : [])];
}

/** Arguments for tsc to check some packages: the whole tree takes most of the time. Their imports are checked as well. */
function typesOf(packages) {
  const file = path.join(root, '.souk/tsconfig.verify.json');
  const include = [
    ...packages.map((name) => `../${name}/**/*`),
    // ids of links, which each part adds to an interface, and the matchers of tests
    ...['../mfe-*/src/routes.ts', '../shell/src/pages/routes.ts', '../shared-kernel/testing/setup-jest.ts'],
  ];
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(
    file,
    JSON.stringify({ extends: '../tsconfig.json', include, exclude: ['../**/dist', '../**/node_modules'] }),
  );
  return ['-p', file];
}

if (process.argv[1] === import.meta.filename)
  await runCommand(async () => {
    const names = process.argv.slice(2);
    const ok = await runSteps(root, names.length > 0 ? stepsFor(names) : [checks(), unitTests()]);
    process.exitCode = ok ? 0 : 1;
  });
