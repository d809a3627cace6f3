// `pnpm verify`: the one gate before a commit. Format, types, boundaries, unused files and exports, unit tests.
import path from 'node:path';
import { runSteps, step } from './gate/steps.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Steps of the gate, in the order of their speed. */
export const verifySteps = [
  step('format and lint', ['biome', 'check', '.']),
  step('types', ['tsc', '--noEmit']),
  step('boundaries', [
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'shell',
    'mfe-catalog',
    'mfe-cart-checkout',
    'mfe-account',
    'mfe-content',
    'shared-kernel',
    'api',
    'sandbox',
    'e2e',
  ]),
  step('unused', ['knip']),
  step(
    'unit tests',
    ['jest', '--selectProjects', 'web', 'node', '--json', '--outputFile=.souk/reports/unit.json', '--silent'],
    {
      report: 'jest',
      file: '.souk/reports/unit.json',
      // tests of tooling and deploy are ES modules
      env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
    },
  ),
];

if (process.argv[1] === import.meta.filename) process.exitCode = (await runSteps(root, verifySteps)) ? 0 : 1;
