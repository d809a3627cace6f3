// `pnpm release publish|promote|rollback|withdraw|status <remote> [version]`
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { misuse, ReleaseFault } from './fault.mjs';
import { checkRemote } from './manifest.mjs';
import { promote, rollback, status, withdraw } from './releases.mjs';
import { publish } from './store.mjs';

const USAGE = `pnpm release <command> <remote> [version]
  publish  <remote> [version]   copy the built version (default: the one in package.json) into the store
  promote  <remote> [version]   check it and make it live
  rollback <remote>             make the version before live again
  withdraw <remote>             take it off: its pages and slots are empty, the other remotes go on; promote or rollback
                                brings it back. A remote that is only missing in the release file stays live.
  status                        what is live
Options: --store FOLDER (STORE)  --releases FILE (RELEASES)  --shell BUNDLE  --api ORIGIN (API_ORIGIN)
  --from FOLDER   publish: where the version was built (default: the remote's dist/<version>)
Without STORE and RELEASES the copy of npm start on PORT (3000) is meant.`;

const root = path.resolve(import.meta.dirname, '../..');

try {
  await main();
} catch (error) {
  if (!(error instanceof ReleaseFault)) throw error;
  console.error(`✖ ${error.message}`);
  process.exitCode = error.exitCode;
}

async function main() {
  const { positionals, values } = parse();
  const [command, remote, named] = positionals;
  const copy = path.join(root, `.souk/shop-${process.env.PORT ?? 3000}`);
  const options = {
    store: path.resolve(values.store ?? process.env.STORE ?? path.join(copy, 'store')),
    releases: path.resolve(values.releases ?? process.env.RELEASES ?? path.join(copy, 'releases.json')),
    shell: path.resolve(values.shell ?? path.join(root, 'shell/dist/server/main.cjs')),
    api: values.api ?? process.env.API_ORIGIN,
    remote,
  };
  if (command === 'status') return console.table(status(options));
  if (!['publish', 'promote', 'rollback', 'withdraw'].includes(command)) throw misuse(USAGE);
  checkRemote(remote);
  if (command === 'rollback') return console.log(`${remote} ${await rollback(options)} is live again`);
  if (command === 'withdraw')
    return console.log(
      `${remote} ${(await withdraw(options)) === 'unchanged' ? 'was withdrawn already' : 'is withdrawn'}`,
    );
  const version = named ?? JSON.parse(fs.readFileSync(path.join(root, remote, 'package.json'), 'utf8')).version;
  if (command === 'promote') {
    const done = await promote({ ...options, version });
    return console.log(`${remote} ${version} ${done === 'unchanged' ? 'was live already' : 'is live'}`);
  }
  const done = publish({
    ...options,
    version,
    from: path.resolve(values.from ?? path.join(root, remote, 'dist', version)),
  });
  return console.log(
    `${remote} ${version} ${done === 'unchanged' ? 'was published already, with the same bytes' : 'is published'}`,
  );
}

function parse() {
  const text = { type: 'string' };
  try {
    const options = { store: text, releases: text, shell: text, api: text, from: text };
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw misuse(`${error.message}\n${USAGE}`);
  }
}
