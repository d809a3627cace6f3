import fs from 'node:fs';
import path from 'node:path';
import { IN_MONOREPO, KERNEL, ROOT } from '../build/place.mjs';
import { Fault } from './fault.mjs';

/**
 * The remote of these commands: in its own repository the only one, in the monorepo the one in the current folder.
 * @returns {string} its name
 * @throws Fault when there is no remote here
 */
export function ownRemote() {
  const folder = IN_MONOREPO ? path.join(ROOT, path.relative(ROOT, process.cwd()).split(path.sep)[0]) : ROOT;
  if (!fs.existsSync(path.join(folder, 'src/lifecycles.ts')))
    throw new Fault(`No remote is in ${folder}. Go to its folder, or begin one: npx souk-remote new mfe-<name>`);
  if (!KERNEL) throw new Fault(`shared-kernel is not installed in ${folder}: npm install <its package>`);
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).name;
}
