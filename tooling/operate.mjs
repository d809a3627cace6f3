// `npm run operate -- <noun> <verb> ...`: the API's commands for operators, built first when its sources have changed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Fault, runCommand } from './shop/fault.mjs';

const root = path.resolve(import.meta.dirname, '..');

await runCommand(async () => {
  if (!existsSync(path.join(root, 'node_modules')))
    throw new Fault('Start the shop once: npm start installs what is needed.');
  const { buildAll } = await import('./build.mjs');
  // only the command may write to the output: scripts read it
  await buildAll(['api'], { log: () => {} });
  await import(path.join(root, 'api/dist/operate.mjs'));
});
