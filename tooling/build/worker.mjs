import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildPart } from '../../souk-remote/build/build-part.mjs';
import { folderOf } from '../../souk-remote/build/place.mjs';
import { bundleProgram } from './bundle-program.mjs';

const BUILDERS = { webpack: buildPart, esbuild: buildProgram };

process.on('message', async (job) => {
  try {
    await BUILDERS[job.kind](job);
    process.send({});
  } catch (error) {
    process.send({ error: String(error.message ?? error) });
  }
});

async function buildProgram({ part, entries, version }) {
  await bundleProgram({ part, entries });
  // a program itself writes what of it is released
  if (version)
    await promisify(execFile)('node', ['dist/write-release.mjs', 'dist/release', version], { cwd: folderOf(part) });
}
