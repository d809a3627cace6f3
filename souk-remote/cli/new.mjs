import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { remoteName } from '../new/remote-name.mjs';
import { writeRemote } from '../new/write-remote.mjs';
import { Fault } from './fault.mjs';

export const help = `souk-remote new <name>
Fills this folder, in which nothing but the two packages is installed, with a remote that works: a page at /<name>, its texts in five
languages, a call, links and tests. In the monorepo it is npm run new remote <name>.`;

export async function run(args) {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  // only the release command knows which routes are taken: there is no shop here
  const { name, fault } = remoteName(positionals[0], { remotes: [], routes: [] });
  if (fault) throw new Fault(fault);
  const folder = process.cwd();
  const file = path.join(folder, 'package.json');
  const installed = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  fs.rmSync(file, { force: true });
  try {
    writeRemote(folder, name, { own: true });
  } catch (error) {
    if (Object.keys(installed).length) fs.writeFileSync(file, `${JSON.stringify(installed, null, 2)}\n`);
    if (error.code === 'EEXIST') throw new Fault(`${error.message.slice('EEXIST: '.length)}: begin in a new folder.`);
    throw error;
  }
  fs.writeFileSync(
    file,
    `${JSON.stringify(withInstalled(JSON.parse(fs.readFileSync(file, 'utf8')), installed), null, 2)}\n`,
  );
  console.log(`mfe-${name} is there, with a page at /${name}. README.md says how to go on:

  npm install
  npm run types
  npm test
  npm run build`);
}

/** Keeps the place from which npm installed the two packages. */
function withInstalled(manifest, installed) {
  const found = { ...installed.dependencies, ...installed.devDependencies };
  for (const field of ['dependencies', 'devDependencies']) {
    for (const name of Object.keys(manifest[field])) manifest[field][name] = found[name] ?? manifest[field][name];
  }
  return manifest;
}
