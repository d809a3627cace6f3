import fs from 'node:fs';
import path from 'node:path';
import { runCommandWithin } from './run-command.mjs';

/** Default time limit of a step in minutes: several times what it takes on two busy cores. */
const MINUTES = 5;

/**
 * One step of a gate: a command of node_modules/.bin, or a function that throws.
 * @param {string} name
 * @param {string[] | ((root: string) => Promise<void>)} run
 * @param {{report?: 'jest' | 'playwright', file?: string, env?: Record<string, string>, minutes?: number}} more where the test
 * runner wrote its results, and the time limit
 */
export const step = (name, run, more = {}) => ({ name, run, ...more });

/**
 * Steps that run concurrently; the output of each is shown when it has ended.
 * @param {ReturnType<typeof step>[]} steps
 */
export const together = (steps) => ({ steps });

/**
 * Runs the steps one after the other, stops at the first failure, and prints how long each took and how many tests ran.
 * @returns {Promise<boolean>} true when all passed
 */
export async function runSteps(root, steps) {
  fs.mkdirSync(path.join(root, '.souk/reports'), { recursive: true });
  const total = { passed: 0, failed: 0 };
  let ok = true;
  for (const each of steps) {
    const group = each.steps ?? [each];
    const results = await Promise.all(group.map((one) => runStep(root, one, total, group.length > 1)));
    ok = results.every(Boolean);
    if (!ok) break;
  }
  if (!ok && total.failed === 0) total.failed = 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return ok;
}

async function runStep(root, { name, run, env, report, file, minutes = MINUTES }, total, quiet) {
  const start = Date.now();
  if (file) fs.rmSync(path.join(root, file), { force: true });
  if (!quiet) console.log(`\n▶ ${name}`);
  const { ok, output } = await outcome(root, { run, env, minutes, quiet });
  if (file) add(total, countTests(report, path.join(root, file)));
  if (quiet) process.stdout.write(`\n▶ ${name}\n${output}`);
  console.log(`${ok ? '✔' : '✖'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  return ok;
}

async function outcome(root, { run, env, minutes, quiet }) {
  try {
    if (typeof run === 'function') {
      await run(root);
      return { ok: true, output: '' };
    }
    const bin = path.join(root, 'node_modules/.bin');
    const { status, output, late } = await runCommandWithin(minutes * 60_000, run, {
      cwd: root,
      quiet,
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...env },
    });
    if (late) console.error(`No end after ${minutes} minutes, so it was stopped.`);
    return { ok: status === 0 && !late, output };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { ok: false, output: '' };
  }
}

function countTests(report, file) {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1 };
  const json = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (report === 'jest')
    return { passed: json.numPassedTests, failed: json.numFailedTests + json.numRuntimeErrorTestSuites };
  return { passed: json.stats.expected + json.stats.flaky, failed: json.stats.unexpected };
}
function add(total, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}
