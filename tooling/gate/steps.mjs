import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * One step of a gate: a command of node_modules/.bin, or a function that throws.
 * @param {string} name
 * @param {string[] | ((root: string) => Promise<void>)} run
 * @param {{report?: 'jest' | 'playwright', file?: string, env?: Record<string, string>}} more where the test runner wrote its results
 */
export const step = (name, run, more = {}) => ({ name, run, ...more });

/**
 * Runs the steps one after the other, ends at the first that fails, and prints how long each took and how many tests ran.
 * @returns {Promise<boolean>} true when all passed
 */
export async function runSteps(root, steps) {
  fs.mkdirSync(path.join(root, '.souk/reports'), { recursive: true });
  const total = { passed: 0, failed: 0 };
  let ok = true;
  for (const s of steps) {
    const start = Date.now();
    console.log(`\n▶ ${s.name}`);
    ok = await runStep(root, s);
    if (s.file) add(total, countTests(s.report, path.join(root, s.file)));
    console.log(`${ok ? '✔' : '✖'} ${s.name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    if (!ok) break;
  }
  if (!ok && total.failed === 0) total.failed = 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return ok;
}

async function runStep(root, { run, env, file }) {
  if (file) fs.rmSync(path.join(root, file), { force: true });
  if (typeof run === 'function') {
    try {
      await run(root);
      return true;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return false;
    }
  }
  const bin = path.join(root, 'node_modules/.bin');
  const { status } = spawnSync(run[0], run.slice(1), {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...env },
  });
  return status === 0;
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
