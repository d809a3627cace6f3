import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPart } from '../build/build-part.mjs';
import { versionOf } from '../build/parts.mjs';
import { folderOf } from '../build/place.mjs';
import { Fault } from './fault.mjs';
import { ownRemote } from './own-remote.mjs';

export const help = `souk-remote build
Builds the version that package.json names into dist/<version>, for browser and server.`;

export async function run(args) {
  parseArgs({ args });
  const part = ownRemote();
  const version = versionOf(part);
  const started = performance.now();
  await buildPart({ part, version }).catch((error) => {
    throw new Fault(`${part} ${version} does not build.\n${error.message}`);
  });
  const folder = path.relative(process.cwd(), path.join(folderOf(part), 'dist', version));
  console.log(`${part} ${version} is in ${folder} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
