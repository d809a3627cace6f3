import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { compile } from '../../souk-remote/build/compile.mjs';
import { webpackConfig } from '../../souk-remote/build/factory.mjs';
import { writeManifest } from '../../souk-remote/build/manifest.mjs';
import { roleOf } from '../../souk-remote/build/parts.mjs';
import { ROOT } from '../../souk-remote/build/place.mjs';
import { bundleProgram } from './bundle-program.mjs';

const BUILDERS = { webpack: buildFrontEnd, esbuild: buildProgram };

process.on('message', async (job) => {
  try {
    await BUILDERS[job.kind](job);
    process.send({});
  } catch (error) {
    process.send({ error: String(error.message ?? error) });
  }
});

async function buildFrontEnd({ part, version, mono }) {
  const what = { part, version, mono, dist: mono ? 'dist-mono' : 'dist' };
  await compile(webpackConfig({ ...what, target: 'browser' }));
  if (mono) return;
  await compile(webpackConfig({ ...what, target: 'server' }));
  const folder = path.join(ROOT, part, 'dist', version);
  fs.rmSync(path.join(folder, '.stamp'), { force: true });
  if (roleOf(part) === 'remote') writeManifest(folder, part, version);
}

async function buildProgram({ part, entries, version }) {
  await bundleProgram({ part, entries });
  // what is released of a program is told by the program itself
  if (version)
    await promisify(execFile)('node', ['dist/write-release.mjs', 'dist/release', version], {
      cwd: path.join(ROOT, part),
    });
}
