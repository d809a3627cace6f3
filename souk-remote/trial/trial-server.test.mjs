import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-trial-server-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const alive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a looping version ends with the process that tries it, even if that is killed', async () => {
  const program = path.join(folder, 'program.mjs');
  fs.writeFileSync(program, "console.log(JSON.stringify({ trial: 'environment', name: process.pid }));for (;;) {}");
  const tries = path.join(folder, 'tries.mjs');
  const server = new URL('./trial-server.mjs', import.meta.url).href;
  const options = { program, spec: {}, reads: [], startMs: 60_000 };
  fs.writeFileSync(
    tries,
    `import { startTrialServer } from ${JSON.stringify(server)};
    await startTrialServer({ ...${JSON.stringify(options)}, onFact: ({ name }) => console.log(name) });`,
  );
  const parent = spawn(process.execPath, [tries], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
  expect(alive(pid)).toBe(true);
  parent.kill('SIGKILL');
  // if one keeps running, the test's timeout applies
  while (alive(pid)) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(alive(pid)).toBe(false);
}, 60_000);
