// `npm run test:containers`: builds the images from a clean clone of the last commit, starts the shop with them and tries it
// (docs/containers.md). Not part of `npm test`: it needs a container engine and takes long. With words, only the start and checks
// whose title contains one of them: `npm run test:containers -- backup`.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checksFor } from './containers/checks.mjs';
import { checkEngine, lastLines, projectIn, run } from './containers/engine.mjs';
import { runCommand } from './shop/fault.mjs';

const root = path.resolve(import.meta.dirname, '..');

await runCommand(async () => {
  console.log(await checkEngine());
  const clone = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-clone-'));
  const project = projectIn(clone, 'souk-test');
  try {
    await run(['git', 'clone', '--quiet', '--no-hardlinks', root, clone]);
    const { output } = await run(['git', 'log', '-1', '--format=%h %s'], { cwd: clone });
    console.log(`clean clone of ${output.trim()}\n`);
    await project.remove();
    const { passed, failed, left } = await tryAll(project, checksFor(process.argv.slice(2)));
    console.log(`\n${passed} passed, ${failed} failed, ${left} not tried`);
    process.exitCode = failed ? 1 : 0;
  } finally {
    await project.remove();
    fs.rmSync(clone, { recursive: true, force: true });
  }
});

async function tryAll(project, checks) {
  const count = { passed: 0, failed: 0, left: 0 };
  for (const [title, check] of checks) {
    const started = performance.now();
    try {
      const why = await check(project);
      count[why ? 'left' : 'passed'] += 1;
      console.log(why ? `- ${title}: ${why}` : `✓ ${title} (${Math.round((performance.now() - started) / 1000)} s)`);
    } catch (error) {
      count.failed += 1;
      console.log(`✖ ${title}\n${lastLines(error.message, 20).replace(/^/gm, '    ')}`);
    }
  }
  return count;
}
