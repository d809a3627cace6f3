// `npm run new remote <name>`: a remote for a new team, from the template. Nothing outside its folder changes except the lockfile.
import path from 'node:path';
import { remotesIn } from '../souk-remote/build/parts.mjs';
import { readRoutes } from '../souk-remote/contract/read-routes.mjs';
import { remoteName } from '../souk-remote/new/remote-name.mjs';
import { writeRemote } from '../souk-remote/new/write-remote.mjs';
import { Fault, runCommand } from './shop/fault.mjs';
import { runPinnedPnpm } from './shop/pinned-pnpm.mjs';

const root = path.resolve(import.meta.dirname, '..');
const INSTALL = ['install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=append-only', '--loglevel=warn'];

/** Routes of all parts, to see which names are taken; the release command decides finally. */
async function routesOf(remotes) {
  const files = [...remotes.map((remote) => `${remote}/src/routes.ts`), 'shell/src/pages/routes.ts'];
  const tables = await Promise.all(files.map((file) => readRoutes(path.join(root, file))));
  return tables.flatMap((routes) => Object.entries(routes).map(([id, { pattern }]) => ({ id, pattern })));
}

async function newRemote(given) {
  const remotes = remotesIn(root);
  const { name, fault } = remoteName(given, { remotes, routes: await routesOf(remotes) });
  if (fault) throw new Fault(fault);
  const folder = `mfe-${name}`;
  writeRemote(path.join(root, folder), name);
  if (!runPinnedPnpm(root, INSTALL))
    throw new Fault(
      `${folder} is written, but its packages could not be installed (see above): run node tooling/pnpm.mjs ${INSTALL.join(' ')}`,
    );
  console.log(`
${folder} is there, with a page at /${name}. Nothing else changed but pnpm-lock.yaml.

  npm run dev                        the whole shop with it
  npm run verify -- ${folder.padEnd(17)}what a change in it needs
  npm run build ${folder.padEnd(21)}its version, then: npm run release -- publish ${folder}, npm run release -- promote ${folder} 1.0.0

${folder}/README.md says how to go on.`);
}

await runCommand(async () => {
  const [what, name] = process.argv.slice(2);
  if (what !== 'remote')
    throw new Fault('npm run new remote <name> makes a remote, as in: npm run new remote gift-cards');
  await newRemote(name);
});
